import type { OfflineHope, OfflineLine } from "@lane/contract/offline-page.ts";
import type { Sprig } from "@lane/domain/lifeline/clusters.ts";
import { hopePlaces } from "@lane/domain/lifeline/coil.ts";
import { scaleOf } from "@lane/domain/lifeline/life.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";
import { lineThrough, strandsAlong } from "@lane/domain/lifeline/rope.ts";
import type { Serpentine } from "@lane/domain/lifeline/serpentine.ts";

import { MotifDefinitions, motifPrefix } from "#features/lifeline/rope-motifs.tsx";

import { HashLink } from "./hash-link.tsx";
import { coilRadius, flowerWidth, type LaidBouquet, type LaidLifeline, placeOf } from "./lifeline-layout.ts";

const thickness = 6.5;

interface LifelineDrawingProps {
  readonly laid: LaidLifeline;
  readonly hopes: readonly OfflineHope[];
}

/** The rope with everything that lies on it. For the eyes and the pointer: the list beneath it says the same. */
export function LifelineDrawing({ laid: { width, height, serpentine, bouquets }, hopes }: LifelineDrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full overflow-visible">
      <MotifDefinitions />
      <RopeInBends serpentine={serpentine} />
      <g className="figures-old fill-ink text-[12.5px]" textAnchor="middle">
        {serpentine.columns.map(({ year, x, y }) => (
          <text key={year} x={x} y={y + 26}>
            {year}
          </text>
        ))}
      </g>
      {bouquets.map((laid) => (
        <BouquetLink key={laid.first.id} laid={laid} />
      ))}
      {hopePlaces(hopes.length, serpentine.coilCentre, coilRadius).map((place, at) => {
        const hope = hopes[at];
        return hope ? (
          <Motif key={at} symbol="flower" id={`${hope.text}${at}`} {...place} scale={scaleOf(hope.size) * 0.7} />
        ) : null;
      })}
    </svg>
  );
}

function RopeInBends({ serpentine: { rope, coil } }: { readonly serpentine: Serpentine }) {
  const points = [...rope, ...coil.slice(1)];
  const line = lineThrough(points);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} className="stroke-straw-dark" strokeWidth={thickness + 1.6} />
      <path d={line} className="stroke-straw" strokeWidth={thickness} />
      <path d={strandsAlong(points, thickness)} className="stroke-straw-dark" strokeWidth={thickness * 0.14} />
    </g>
  );
}

function BouquetLink({ laid }: { readonly laid: LaidBouquet }) {
  const { x, y, bouquet, first } = laid;
  return (
    <HashLink to={placeOf(laid)} tabIndex={-1}>
      <title>{bouquet.count === 1 ? first.title : `${first.title} + ${bouquet.count - 1}`}</title>
      <rect x={x - 14} y={y - 44} width={28} height={54} fill="transparent" />
      {bouquet.sprigs.map((sprig) => (
        <SprigMotif key={sprig.memory.id} sprig={sprig} x={x} y={y} />
      ))}
    </HashLink>
  );
}

interface SprigMotifProps {
  readonly sprig: Sprig<OfflineLine>;
  readonly x: number;
  readonly y: number;
}

function SprigMotif({ sprig: { memory, symbol, scale, right, up }, x, y }: SprigMotifProps) {
  return <Motif symbol={symbol} id={memory.id} x={x + right * flowerWidth} y={y - up * flowerWidth} scale={scale} />;
}

interface MotifProps {
  readonly symbol: Sprig["symbol"];
  readonly id: string;
  /** Where its foot stands. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function Motif({ symbol, id, x, y, scale }: MotifProps) {
  const unit = (flowerWidth / 40) * scale;
  return (
    <use
      href={`#${motifPrefix}${motifOf(symbol, id)}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(3)})`}
    />
  );
}
