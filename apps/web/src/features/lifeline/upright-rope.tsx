import { coilPoints, hopePlaces } from "@lane/domain/lifeline/coil.ts";
import { type LifelineHope, scaleOf } from "@lane/domain/lifeline/life.ts";
import { Trans } from "@lingui/react/macro";
import { memo, useId } from "react";

import { motifAt, RopeStrokes } from "./rope-motifs.tsx";

/** The middle of the rope from the edge of the list, in pixels. */
export const uprightRopeX = 30;
const look = { thickness: 8, edge: 1.6, strand: 1.2 };
const wave = { length: 480, height: 3 };
const step = 8;

const strip = Array.from({ length: wave.length / step + 3 }, (_, at) => {
  const y = (at - 1) * step;
  return { x: uprightRopeX + wave.height * Math.sin((2 * Math.PI * y) / wave.length), y };
});

/** The rope behind a list of any height: one strip, repeated from the end, where it meets the rolled-up future. */
export const UprightRope = memo(function UprightRope() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="absolute inset-y-0 start-0 h-full w-15">
      <defs>
        <pattern id={id} patternUnits="userSpaceOnUse" width={2 * uprightRopeX} height={wave.length}>
          <RopeStrokes points={strip} {...look} lineCap="butt" />
        </pattern>
      </defs>
      <svg y="100%" className="overflow-visible">
        <rect y="-100%" width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </svg>
  );
});

const radius = 36;
const coilTop = 46;

interface UprightFutureProps {
  readonly hopes: readonly LifelineHope[];
  /** What stands at the end of a life that has ended, instead of the future. */
  readonly ending: string | undefined;
}

/** The future end of the rope, rolled up, with the hopes on it. */
export const UprightFuture = memo(function UprightFuture({ hopes, ending }: UprightFutureProps) {
  const turned = coilPoints({ from: { x: 0, y: 0 }, direction: 1, radius, turns: radius / 15 });
  const points = turned.map(({ x, y }) => ({ x: uprightRopeX - y, y: coilTop + x }));
  const places = hopePlaces(hopes.length, { x: uprightRopeX + radius, y: coilTop }, radius);
  if (ending !== undefined) return <p className="py-2 ps-15 text-ink-soft italic">{ending}</p>;
  return (
    <div className="flex items-center gap-4">
      <svg
        aria-hidden="true"
        width={2 * (uprightRopeX + radius)}
        height={coilTop + radius + 12}
        className="overflow-visible"
      >
        <RopeStrokes points={[{ x: uprightRopeX, y: -4 }, { x: uprightRopeX, y: coilTop / 2 }, ...points]} {...look} />
        {hopes.map(({ id, size, text }, at) => (
          <use key={id} {...motifAt("flower", id, places[at] ?? { x: uprightRopeX, y: coilTop }, 0.6 * scaleOf(size))}>
            <title>{text}</title>
          </use>
        ))}
      </svg>
      <p className="text-ink-soft italic">
        <Trans>Today</Trans>
      </p>
    </div>
  );
});
