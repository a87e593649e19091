"""The emulated device, shared by all engines: memory, objects, launch setup, intrinsics, findings.

An engine (the reference interpreter, the wave compiler) executes a kernel; everything that does not depend on *how*
is here, and is plain memory that compiled code can address.

Interface for engines
---------------------
``Memory`` (``image.py``)
    ``space``: the ``AddressSpace`` with its planes ``data``, ``init``, ``tags`` over one window; a device address is
    an index into ``data``, ``host_base + address`` its host address, ``init_base + address`` the address of its
    initialisation byte (set bits are initialised bits), ``tags_base + (address & ~3)`` of the u32 tag of its word.
    ``objects``: the ``ObjectTable``; a *tag* is an object number. Columns ``low`` (u64), ``size`` (u64), ``state``,
    ``space``, ``flags`` (u8) never move: ``objects.low.ctypes.data`` is good for the life of the device.
``Image`` (``image.py``)
    One kernel loaded: addresses and tags of globals and functions (``resolve``), the placement of LDS (``lds``,
    ``lds_owner``: object of each LDS byte), lowered blocks (``layout_tags``, ``part_of_block``).
``Launch`` (``launch.py``)
    One launch on an image: geometry, kernel arguments and implicit arguments in memory, dispatch packet, per-group LDS
    and per-wave private regions (``lds_base(slot)``, ``private_base(slot, wave)``), the heap, checks, limits, the log.
``judge_access`` (``check.py``)
    The slow path of memcheck, one lane at a time: what is wrong, on which object. The fast path of an engine is
    ``state[tag] == LIVE and address - low[tag] <= size[tag] - n`` (unsigned) and is allowed to fail spuriously.
``INTRINSICS`` (``intrinsics/``)
    One row an intrinsic; ``find_intrinsic(name)``; ``check_program`` refuses what is unknown before the launch.
    ``Row.lanes`` is the meaning as a NumPy function over lanes; ``Row.effect`` names what an engine does itself.
``RUNTIME`` (``runtime.py``)
    Library functions that a module may call without defining them: ``__asan_*``, ``__ockl_dm_*``, ``malloc``, ``free``.
``FindingLog``, ``Finding``, ``Site``, ``Location`` (``findings.py``); ``SiteTable`` (``sites.py``) makes a ``Site`` of
    an instruction and its call chain.

Addresses
---------
Flat pointers carry the aperture in their upper half (``LDS_APERTURE``, ``PRIVATE_APERTURE``), else they are global.
Physical place of an LDS byte: ``launch.lds_base(slot) + offset``. Of a private byte of a lane:
``launch.private_base(slot, wave) + lane * launch.private_size + offset``. Every byte of the window has its init and tag cells,
so one load routine serves all spaces once the address is physical.

Waves
-----
Lanes of a wave move under one mask. Lanes at different blocks run in a fixed order of the blocks (loops contiguous, before
what follows them; a back edge waits until no lane is left in the iteration) and join wherever they arrive at the same
block, also past early returns: what linearised, masked code does, and what AMDGPU's structurizer makes.
Without early exits this is the immediate post-dominator.

What a tag is
-------------
The number of the object that a pointer (or an integer computed from one) belongs to; 0 none, 1 ``AMBIGUOUS``.
Rules, the same in every engine:

=====================================  =======================================================================
operation                              tag of the result
=====================================  =======================================================================
global, alloca, kernel buffer          its object
getelementptr base, indices            ``combine(base, index)`` for each index that has a tag
add, or, sub, xor, and (integers)      the one tag of the two; two different: ``combine``, else ``AMBIGUOUS``
ptrtoint, inttoptr, bitcast, freeze,   the operand's
addrspacecast, zext, sext, trunc, phi
select                                 the chosen operand's
load of a pointer, i32 or i64          the tag cells of the loaded words (both words equal for 8 bytes), and where
                                       the address is in ``Image.layout_tags``: the tag found there
store                                  writes the tag cells (0 for untagged values) of the words it covers fully
lane moves (``Row.moves``)             moved like the value
everything else                        0
=====================================  =======================================================================

``combine(a, b)`` when one of them is an OFFSET_ONLY object (a lowered variable's offset): with a BLOCK (a heap block whose
address was stored in a SLOT variable, ``Image.bind_block``), the part of the block (``Image.part_of_block``); with the
SLOT variable, the OFFSET_ONLY object; for getelementptr any other index tag is ignored, for integers the result is
``AMBIGUOUS``.

What is uninitialised
---------------------
Shadows are exact to the bit (a set shadow bit of a value is an undefined bit): loads read them from ``init``, stores
write them there, ``and``, ``or``, ``xor``, shifts by defined amounts, casts, moves of lanes and bits, vector and
aggregate operations move them exactly; any other instruction gives a wholly undefined result if any bit of an operand is.
``freeze`` clears. Reported are: an undefined branch or switch condition,
address, indirect callee, divisor, and an undefined store (also by atomics
and memcpy) to an object with the BUFFER flag. The finding is placed at the *origin*, the load that first read the
bytes that were never written (or the instruction with the undef constant), ``other`` is the use.
"""
