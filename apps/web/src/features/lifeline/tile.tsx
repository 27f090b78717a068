import { lineThrough } from "@lane/domain/lifeline/rope-along.ts";
import { momentAt, type Stage, xOf } from "@lane/domain/lifeline/view.ts";
import { Trans } from "@lingui/react/macro";
import { memo, type PropsWithChildren } from "react";

import { axisBetween, type Stretch } from "./axis.ts";
import { Mark } from "./mark.tsx";
import { RopeStrokes } from "./rope-motifs.tsx";
import {
  type FoldPlace,
  foldPlaces,
  lead,
  lifeLength,
  type PlacedCluster,
  ropeBetween,
  ropeHeight,
  ropeLook,
  type StageHeights,
  tileWidth,
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
  readonly stage: Stage;
  readonly heights: StageHeights;
  readonly clusters: readonly PlacedCluster[];
  readonly journey: Layers["journey"];
  readonly favourites: readonly YearCaption[] | undefined;
  readonly world: readonly YearCaption[] | undefined;
  readonly activeKey: string | undefined;
  /** Origin of the drawing, as a transform. */
  readonly place: string;
}

/** One tile of the rope with its marks. Rendered once; panning only moves it. */
export const Tile = memo(function Tile({
  index,
  scale,
  unit,
  stage,
  heights,
  clusters,
  activeKey,
  ...rest
}: TileProps) {
  const { journey, favourites, world, place } = rest;
  const { ropeY, height, captions } = heights;
  const from = Math.max(0, index * tileWidth);
  const to = Math.min(lifeLength(stage, scale) + lead, (index + 1) * tileWidth);
  if (to <= from) return null;
  const stretch = {
    stage,
    scale,
    from: momentAt(stage, from, scale),
    to: momentAt(stage, (index + 1) * tileWidth, scale),
  };
  return (
    <Sheet height={height}>
      <g transform={place}>
        {journey ? <JourneyPart {...stretch} left={from} right={to} look={heights.journey} journey={journey} /> : null}
        <RopePart from={from} to={to} ropeY={ropeY} folds={foldPlaces(stage, scale)} />
        <Axis {...stretch} rows={heights.rows} />
        <FoldNames folds={foldPlaces(stage, scale)} index={index} y={heights.rows[0]} />
        <YearCaptions captions={favourites} y={captions.favourites} />
        <YearCaptions captions={world} y={captions.world} />
        {clusters.map((cluster) => (
          <Mark key={cluster.key} cluster={cluster} unit={unit} ropeY={ropeY} isActive={cluster.key === activeKey} />
        ))}
      </g>
    </Sheet>
  );
});

interface RopePartProps {
  readonly from: number;
  readonly to: number;
  readonly ropeY: number;
  readonly folds: readonly FoldPlace[];
}

/** The rope, and a thin dashed thread where years are drawn short. */
function RopePart({ from, to, ropeY, folds }: RopePartProps) {
  const thin = folds.filter(({ left, right }) => left < to && right > from);
  const edges = [from, ...thin.flatMap(({ left, right }) => [Math.max(from, left), Math.min(to, right)]), to];
  const parts = edges.flatMap((left, at) => {
    const right = edges[at + 1];
    return right === undefined || right - left < 0.5 ? [] : [{ left, right, isThin: at % 2 === 1 }];
  });
  return parts.map(({ left, right, isThin }) =>
    isThin ? (
      <path
        key={left}
        d={lineThrough(ropeBetween(ropeY, left, right))}
        strokeDasharray="9 7"
        strokeDashoffset={left}
        strokeWidth={3}
        className="fill-none stroke-straw"
      />
    ) : (
      <RopeStrokes
        key={left}
        // A little beyond the edge, so that no seam is visible between two tiles.
        points={ropeBetween(ropeY, left, right + 1)}
        {...ropeLook}
        lineCap={from === 0 || thin.length > 0 ? "round" : "butt"}
      />
    ),
  );
}

/** The first and last year of what is drawn short, in its middle. */
function FoldNames({
  folds,
  index,
  y,
}: {
  readonly folds: readonly FoldPlace[];
  readonly index: number;
  readonly y: number;
}) {
  const here = folds.filter(({ left, right }) => Math.floor((left + right) / 2 / tileWidth) === index);
  return (
    <g aria-hidden="true" textAnchor="middle" className="fill-ink-soft text-[15px] italic">
      {here.map(({ firstYear, lastYear, left, right }) => (
        <text key={firstYear} x={((left + right) / 2).toFixed(1)} y={y}>
          <Trans>
            {firstYear} to {lastYear}
          </Trans>
        </text>
      ))}
    </g>
  );
}

function Axis({ rows, ...stretch }: Stretch & { readonly rows: StageHeights["rows"] }) {
  return (
    <g aria-hidden="true">
      {axisBetween(stretch).map(({ moment, text, isPeriod, row }) => {
        const x = xOf(stretch.stage, moment, stretch.scale);
        const y = rows[row];
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

interface JourneyPartProps extends Stretch {
  readonly left: number;
  readonly right: number;
  readonly look: StageHeights["journey"];
  readonly journey: (moment: number) => number;
}

function JourneyPart({ stage, scale, left, right, look: { middle, reach }, journey }: JourneyPartProps) {
  const count = Math.max(1, Math.ceil((right - left) / 4));
  const points = Array.from({ length: count + 1 }, (_, at) => {
    const x = left + ((right - left) * at) / count;
    return { x, y: middle - journey(momentAt(stage, x, scale)) * reach };
  });
  return (
    <g fill="none" aria-hidden="true">
      <path d={`M${left.toFixed(1)} ${middle}H${right.toFixed(1)}`} className="stroke-rule" strokeDasharray="4 6" />
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

/** An SVG of its own, so that adding one does not make the browser repaint the others. */
export function Sheet({ height, children }: PropsWithChildren<{ readonly height: number }>) {
  return (
    <svg width="1" height={height} className="absolute start-0 top-0 isolate max-w-none overflow-visible">
      {children}
    </svg>
  );
}

/** The top of the drawing of a cluster. */
export function markTop({ at }: PlacedCluster, ropeY: number, unit: number): number {
  return ropeHeight(ropeY, at) - unit * 1.9;
}
