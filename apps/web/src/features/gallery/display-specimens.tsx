import { Avatar } from "#ui/avatar.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { TinyFlower, TinyStone } from "#ui/motifs/tiny-marks.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";
import { SkeletonCard, SkeletonGroup } from "#ui/skeleton.tsx";
import { Waveform } from "#ui/waveform.tsx";

import { Specimen } from "./specimen.tsx";

const swatches = [
  ["paper", "bg-paper"],
  ["card", "bg-card"],
  ["ink", "bg-ink"],
  ["ink-soft", "bg-ink-soft"],
  ["rule", "bg-rule"],
  ["edge", "bg-edge"],
  ["moss", "bg-moss"],
  ["clay", "bg-clay"],
  ["bloom", "bg-bloom"],
  ["slate", "bg-slate"],
  ["wax", "bg-wax"],
  ["straw", "bg-straw"],
  ["alarm", "bg-alarm"],
] as const;

export function TokensSpecimen() {
  return (
    <Specimen title="Colours and type">
      {() => (
        <>
          <ul className="flex flex-wrap gap-3">
            {swatches.map(([name, swatch]) => (
              <li key={name} className="w-20 text-sm">
                <span className={`block h-12 rounded-[10px] border border-rule forced-color-adjust-none ${swatch}`} />
                {name}
              </li>
            ))}
          </ul>
          <p className="figures-old mt-6 text-5xl text-clay">1987</p>
          <p className="mt-2 font-serif text-3xl">The summer of the blue door</p>
          <p className="mt-3 max-w-measure">
            We painted it twice, because the first blue was wrong. <strong>Nobody minded.</strong>{" "}
            <a href="#main">A link</a> stands in the middle of a sentence like this one, and the lines keep to a measure
            that tired eyes can follow.
          </p>
          <p className="mt-3 max-w-measure" dir="auto" lang="ar">
            بيتُ جدّتي كان آخرَ بيتٍ في الشارع، وبابُه أزرق.
          </p>
        </>
      )}
    </Specimen>
  );
}

/** Ids whose hashes select all six drawings of each motif. */
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

const levels = Array.from({ length: 100 }, (_, index) => 50 + 45 * Math.sin(index / 3) * Math.cos(index / 11));
const stripes = "data:image/gif;base64,R0lGODlhAgABAIAAALmPTjVVPyH5BAAAAAAALAAAAAACAAEAAAICRAoAOw==";

export function MediaSpecimen() {
  return (
    <Specimen title="Files">
      {(scheme) => (
        <div className="grid gap-5">
          {[0, 37, 100].map((percent) => (
            <ProgressRope key={percent} label={`At ${percent} by ${scheme}`} percent={percent} />
          ))}
          <Waveform levels={levels} heard={0.4} className="h-16 w-full" />
          <MediaImage picture={{ src: stripes, width: 400, height: 300 }} alt="Two stripes" className="h-auto w-40" />
        </div>
      )}
    </Specimen>
  );
}

export function WaitingSpecimen() {
  return (
    <Specimen title="Waiting and empty">
      {() => (
        <>
          <SkeletonGroup className="grid grid-cols-2 gap-4">
            <SkeletonCard />
            <SkeletonCard />
          </SkeletonGroup>
          <div className="relative mt-5 h-44 overflow-hidden rounded-card border border-rule">
            <p className="p-5">A page below its overlay.</p>
            <LoadingOverlay />
          </div>
          <EmptyState motif={<Flower memoryId="empty" className="h-24" />} title="No memories found">
            <p>Add memories to your timeline to see them here.</p>
          </EmptyState>
        </>
      )}
    </Specimen>
  );
}
