import { bouquetOf } from "@lane/domain/lifeline/clusters.ts";
import type { LifeSpan } from "@lane/domain/lifeline/life.ts";
import { lineThrough } from "@lane/domain/lifeline/rope.ts";
import { fittedText } from "@lane/domain/lifeline/svg-text.ts";
import { useLingui } from "@lingui/react/macro";
import { memo, type PropsWithChildren } from "react";

import { axisBetween, type Stretch } from "./axis.ts";
import { useMarkWords } from "./mark-words.tsx";
import { motifAt, RopeStrokes } from "./rope-motifs.tsx";
import {
  lead,
  lifeLength,
  type PlacedCluster,
  ropeBetween,
  ropeHeight,
  rowsY,
  ropeLook,
  tileWidth,
  captionsY,
} from "./stage-layout.ts";
import { type YearCaption, captionSize } from "./year-captions.ts";

/** Optional layers behind and below the rope. */
export interface Layers {
  /** Values from -1 to 1; undefined when the layer is switched off. */
  readonly journey: ((moment: number) => number) | undefined;
  readonly favourites: ReadonlyMap<number, string> | undefined;
  readonly world: ReadonlyMap<number, string> | undefined;
}

interface TileProps {
  readonly index: number;
  readonly scale: number;
  readonly unit: number;
  readonly span: LifeSpan;
  readonly clusters: readonly PlacedCluster[];
  readonly journey: Layers["journey"];
  readonly favourites: readonly YearCaption[] | undefined;
  readonly world: readonly YearCaption[] | undefined;
  readonly activeKey: string | undefined;
  /** Origin of the drawing, as a transform. */
  readonly place: string;
  readonly height: number;
}

/** One tile of the rope with its marks. Rendered once; panning only moves it. */
export const Tile = memo(function Tile({ index, scale, unit, span, clusters, activeKey, ...rest }: TileProps) {
  const { journey, favourites, world, place, height } = rest;
  const from = Math.max(0, index * tileWidth);
  const to = Math.min(lifeLength(span, scale) + lead, (index + 1) * tileWidth);
  if (to <= from) return null;
  const stretch = { span, scale, from: span.from + from / scale, to: span.from + (index + 1) * (tileWidth / scale) };
  return (
    <Sheet height={height}>
      <g transform={place}>
        {journey ? <JourneyPart {...stretch} to={span.from + to / scale} journey={journey} /> : null}
        <RopeStrokes
          // A little beyond the edge, so that no seam is visible between two tiles.
          points={ropeBetween(from, to + 1)}
          {...ropeLook}
          lineCap={from === 0 ? "round" : "butt"}
        />
        <Axis {...stretch} />
        <YearCaptions captions={favourites} y={captionsY.favourites} />
        <YearCaptions captions={world} y={captionsY.world} />
        {clusters.map((cluster) => (
          <Mark key={cluster.key} cluster={cluster} unit={unit} isActive={cluster.key === activeKey} />
        ))}
      </g>
    </Sheet>
  );
});

function Axis(stretch: Stretch) {
  return (
    <g aria-hidden="true">
      {axisBetween(stretch).map(({ moment, text, isPeriod, row }) => {
        const x = (moment - stretch.span.from) * stretch.scale;
        const y = rowsY[row];
        if (isPeriod) return <PeriodName key={`${row} ${moment}`} x={x} y={y} text={text} />;
        return (
          <text key={moment} x={x.toFixed(1)} y={y} textAnchor="middle" className="fill-ink-soft text-[15px]">
            {text}
          </text>
        );
      })}
    </g>
  );
}

function PeriodName({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <>
      <path d={`M${x.toFixed(1)} ${y - 13}v15`} className="stroke-rule" strokeWidth={1.5} />
      <text x={(x + 6).toFixed(1)} y={y} className="figures-old fill-ink text-[19px]">
        {text}
      </text>
    </>
  );
}

function YearCaptions({ captions, y }: { readonly captions: readonly YearCaption[] | undefined; readonly y: number }) {
  return (
    <g aria-hidden="true" textAnchor="middle" fontSize={captionSize} className="fill-ink-soft italic">
      {captions?.map(({ year, text, x }) => (
        <text key={year} x={x.toFixed(1)} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Between two pixels, so that a level line has sharp edges and no seam is visible between two tiles. */
const journeyMiddle = 91.5;
const journeyReach = 62;

function JourneyPart({ span, scale, from, to, journey }: Stretch & { readonly journey: (at: number) => number }) {
  const count = Math.max(1, Math.ceil(((to - from) * scale) / 4));
  const points = Array.from({ length: count + 1 }, (_, at) => {
    const moment = from + ((to - from) * at) / count;
    return { x: (moment - span.from) * scale, y: journeyMiddle - journey(moment) * journeyReach };
  });
  const [left, right] = [(from - span.from) * scale, (to - span.from) * scale];
  return (
    <g fill="none" aria-hidden="true">
      <path
        d={`M${left.toFixed(1)} ${journeyMiddle}H${right.toFixed(1)}`}
        className="stroke-rule"
        strokeDasharray="4 6"
      />
      <path
        d={lineThrough(points)}
        className="stroke-wax"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

interface MarkProps {
  readonly cluster: PlacedCluster;
  /** Width of a flower. */
  readonly unit: number;
  readonly isActive: boolean;
}

const minLabelWidth = 96;
const minCountWidth = 24;

/** One memory on the rope, or a cluster of memories. */
function Mark({ cluster, unit, isActive }: MarkProps) {
  const { key, at, memories, room } = cluster;
  const { sprigs, count, isComplete } = bouquetOf(memories);
  const label = useClusterLabel(cluster);
  const [only] = memories;
  const place = `translate(${at.toFixed(1)} ${ropeHeight(at).toFixed(1)})`;
  return (
    <>
      <g
        data-mark={key}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button of its own
        role="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        transform={place}
        className="cursor-pointer touch-none outline-none focus-visible:[&>rect]:stroke-clay"
      >
        <title>{label}</title>
        <rect
          x={-unit * 0.65}
          y={-unit * 1.9}
          width={unit * 1.3}
          height={unit * 1.9 + 12}
          rx={12}
          className="fill-transparent stroke-transparent"
          strokeWidth={2.5}
        />
        {sprigs.map(({ memory, symbol, scale, right, up }) => (
          <use
            key={memory.id}
            {...motifAt(symbol, memory.id, { x: right * unit, y: -up * unit }, (unit / 40) * scale)}
          />
        ))}
      </g>
      {/* Outside the button, because a truncated title must not become its accessible name. */}
      <g transform={place} aria-hidden="true">
        {isComplete || room < minCountWidth ? null : <MarkText y={28} text={String(count)} />}
        {count === 1 && room >= minLabelWidth ? (
          <MarkText y={32} text={fittedText(only.title, Math.min(230, room - 12), 15)} />
        ) : null}
      </g>
    </>
  );
}

function MarkText({ y, text }: { readonly y: number; readonly text: string }) {
  return (
    <text y={y} textAnchor="middle" className="pointer-events-none fill-ink-soft text-[15px]">
      {text}
    </text>
  );
}

function useClusterLabel({ memories }: PlacedCluster): string {
  const { t } = useLingui();
  const words = useMarkWords();
  const [first] = memories;
  const last = memories.at(-1) ?? first;
  if (memories.length === 1) return words.label(first);
  const count = memories.length;
  const years = first.year === last.year ? String(first.year) : `${first.year} – ${last.year}`;
  return t`${count} memories, ${years}`;
}

/** An SVG of its own, so that adding one does not make the browser repaint the others. */
export function Sheet({ height, children }: PropsWithChildren<{ readonly height: number }>) {
  return (
    <svg width="1" height={height} className="absolute start-0 top-0 isolate max-w-none overflow-visible">
      {children}
    </svg>
  );
}
