; Marks of waves that ended in front of a barrier at which the others meet (``races/ended_waves.py``).
;
; ``pins`` has a row for LDS, memory that groups share, and the group's block: for each wave the least number of its marks that no
; barrier orders, none where it runs or left none; then the least of these, and the last number that an ended wave may have left.
; It is empty while ``pinned`` has no bits. The numbers of the block may be those of LDS.

define internal void @pin_wave(ptr %g, i32 %w, i32 %spaces, ptr %block.epoch, ptr %block.tick) noinline nounwind {
entry:
  %some = icmp ne i32 %spaces, 0
  br i1 %some, label %begin, label %done
begin:
  %pins = load ptr, ptr {{g.pins}}
  %before = load i32, ptr {{g.pinned}}
  %after = or i32 %before, %spaces
  store i32 %after, ptr {{g.pinned}}
  %is.first = icmp eq i32 %before, 0
  br i1 %is.first, label %clear, label %local
clear:
  call void @llvm.memset.p0.i64(ptr %pins, i8 -1, i64 {{size}}, i1 false)
  br label %local
local:
  call void @pin_space(ptr %pins, i32 0, i32 %w, i32 %spaces, ptr {{g.lds_epoch}}, ptr {{g.lds_tick}})
  call void @pin_space(ptr %pins, i32 1, i32 %w, i32 %spaces, ptr {{g.global_epoch}}, ptr {{g.global_tick}})
  call void @pin_space(ptr %pins, i32 2, i32 %w, i32 %spaces, ptr %block.epoch, ptr %block.tick)
  br label %done
done:
  ret void
}

define internal void @pin_space(ptr %pins, i32 %area, i32 %w, i32 %spaces, ptr %epoch.at, ptr %tick.at) nounwind {
entry:
  %shifted = lshr i32 %spaces, %area
  %bit = and i32 %shifted, 1
  %is.in = icmp ne i32 %bit, 0
  br i1 %is.in, label %pin, label %done
pin:
  %row = getelementptr [{{columns}} x i32], ptr %pins, i32 %area
  %mine = getelementptr i32, ptr %row, i32 %w
  %least = getelementptr i32, ptr %row, i32 {{least}}
  %last = getelementptr i32, ptr %row, i32 {{last}}
  %epoch = load i32, ptr %epoch.at
  %tick = load i32, ptr %tick.at
  %top = or i32 %tick, {{many}}
  store i32 %epoch, ptr %mine
  store i32 %top, ptr %last
  %old = load i32, ptr %least
  %less = icmp ult i32 %epoch, %old
  %new = select i1 %less, i32 %epoch, i32 %old
  store i32 %new, ptr %least
  br label %done
done:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
