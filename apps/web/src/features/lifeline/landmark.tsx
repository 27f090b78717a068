import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { memo } from "react";

import { MemoryPrint } from "./memory-print.tsx";
import { landmarkWidth, type StageHeights } from "./stage-layout.ts";

interface LandmarkProps {
  readonly memory: LifelineMemory;
  /** Its middle, from the left end of the drawing. */
  readonly x: number;
  /** The top of its mark. */
  readonly markY: number;
  readonly prints: StageHeights["prints"];
}

const titleHeight = 56;
const leastPrint = 56;
const mostPrint = 168;

/** The print and title of a memory that stands for its time, above its mark. The mark itself is the button. */
export const Landmark = memo(function Landmark({ memory, x, markY, prints }: LandmarkProps) {
  const room = Math.min(mostPrint, prints.height - titleHeight);
  const hasPrint = memory.hasPicture === true && room >= leastPrint;
  const height = (hasPrint ? room : 0) + titleHeight;
  const top = Math.max(6, prints.top + (prints.height - height) * 0.6);
  return (
    <div
      aria-hidden="true"
      data-landmark={memory.id}
      className="absolute flex cursor-pointer flex-col items-center text-center"
      style={{ left: x - landmarkWidth / 2, top, width: landmarkWidth, height: Math.max(height, markY - top) }}
    >
      {hasPrint ? <MemoryPrint memoryId={memory.id} width={landmarkWidth} height={room} place="items-end" /> : null}
      <span className="mt-2 mb-1.5 line-clamp-2 w-full shrink-0 font-serif text-[17px] leading-snug text-balance break-words">
        {memory.title}
      </span>
      <span className="w-px grow bg-rule" />
    </div>
  );
});
