import { Avatar } from "#ui/avatar.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { TinyFlower, TinyStone } from "#ui/motifs/tiny-marks.tsx";

import { Specimen } from "./specimen.tsx";

/** Ids that happen to give all six of each. */
const flowerIds = ["m-1", "m-2", "m-3", "m-4", "m-5", "m-6"] as const;

export function MotifsSpecimen() {
  return (
    <Specimen title="Rope, flowers, stones, candle">
      {() => (
        <>
          <div className="flex flex-wrap items-end gap-2">
            {flowerIds.map((memoryId) => (
              <Flower key={memoryId} memoryId={memoryId} label="Flower" className="h-20" />
            ))}
            <Candle label="Candle" className="h-20" />
          </div>
          <Rope knots={[0.1, 0.35, 0.62, 0.9]} className="-mt-1 w-full" />
          <div className="mt-5 flex flex-wrap items-end gap-3">
            {flowerIds.map((memoryId) => (
              <Stone key={memoryId} memoryId={memoryId} label="Stone" className="h-10" />
            ))}
          </div>
          <svg viewBox="-10 -10 140 20" aria-hidden="true" className="mt-5 h-8">
            {flowerIds.map((seed, index) => (
              <TinyFlower key={seed} seed={seed} x={index * 18} y={0} radius={8} />
            ))}
            <g transform="translate(115 0)">
              <TinyStone seed="stone" />
            </g>
          </svg>
          <div className="mt-5 flex gap-3">
            <Avatar memberId="ada" />
            <Avatar memberId="ben" className="size-16" />
          </div>
        </>
      )}
    </Specimen>
  );
}
