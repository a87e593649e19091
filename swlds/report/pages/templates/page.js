"use strict";
// A click on a heading sorts its table by that column; numbers from the largest.
const number = (text) => (/^-?[\d,.]+$/.test(text) ? Number(text.replaceAll(",", "")) : NaN);
function compare(a, b) {
  const x = number(a), y = number(b);
  if (!isNaN(x) && !isNaN(y)) return y - x;
  if (isNaN(x) !== isNaN(y)) return isNaN(x) ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
}
for (const table of document.querySelectorAll("table.sortable")) {
  table.classList.add("can-sort");
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  heads.forEach((head, column) => head.addEventListener("click", () => {
    const text = (row) => row.cells[column].textContent;
    body.append(...[...body.rows].sort((a, b) => compare(text(a), text(b))));
    heads.forEach((other) => other.removeAttribute("data-sorted"));
    head.setAttribute("data-sorted", "");
  }));
}
