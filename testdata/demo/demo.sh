#!/usr/bin/env bash
# make demo: a kernel file as clang wrote it, from its LDS to a bug that is found. Needs swlds on PATH.
set -euo pipefail
cd "$(dirname "$0")"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# Colour as swlds has it: on terminals; NO_COLOR switches it off, FORCE_COLOR on.
bold="" plain=""
if [ -z "${NO_COLOR:-}" ] && { [ -n "${FORCE_COLOR:-}" ] || { [ -t 1 ] && [ "${TERM:-}" != dumb ]; }; }; then
    bold=$'\033[1m' plain=$'\033[0m'
fi
say() { printf '\n%s# %s%s\n' "$bold" "$*" "$plain"; }
run() { printf '$ %s\n' "$*"; "$@"; }

say "Which kernel of sums.hip uses which LDS variable, and why"
run swlds uses sums.ll

say "Move it to global memory, with redzones and ASan's checks"
run swlds lower sums.ll -v -o "$out/lowered.ll"
echo "sums.ll: $(wc -l <sums.ll) lines; lowered.ll: $(wc -l <"$out/lowered.ll") lines," \
    "$(grep -c '__asan_report' "$out/lowered.ll") mentions of ASan reports"

say "Profile llvm is LLVM's own pass, which wants modules made for ASan: as clang -fsanitize=address marks them"
sed -e 's/^attributes #[0-9]* = { /&sanitize_address /' -e 's/^!llvm.module.flags = !{/&!9999, /' sums.ll >"$out/sums.asan.ll"
echo '!9999 = !{i32 4, !"nosanitize_address", i32 1}' >>"$out/sums.asan.ll"
run swlds compare "$out/sums.asan.ll"

launch=(--grid 4 --block 256 --arg 'f32[1024]=iota' --arg 'f32[4]=zero')
say "Run it, original and lowered, on the same inputs"
run swlds validate sums.ll --kernel block_sums "${launch[@]}"

say "The same for a kernel with a mistake: it reads behind an array in LDS"
code=0
run swlds validate sums.ll --kernel block_sums_wrong "${launch[@]}" || code=$?
grep -n 'item() <= step' sums.hip
[ "$code" = 1 ] || { echo "demo: expected the mistake to be found, exit code 1, got $code" >&2; exit 1; }

say "To go on"
echo "pip install . puts swlds into your own environment; docs/first-steps.md takes a kernel file of your own through it. Or at once:"
echo
echo "    .venv/bin/swlds profile testdata/demo/sums.ll --kernel block_sums --grid 4 --block 256 \\"
echo "        --arg 'f32[1024]=iota' --arg 'f32[4]=zero' --by line"
