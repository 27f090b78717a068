import { coilPoints, hopePlaces } from "@lane/domain/lifeline/coil.ts";
import { type LifelineHope, scaleOf } from "@lane/domain/lifeline/life.ts";
import { Trans } from "@lingui/react/macro";
import { memo, useMemo } from "react";

import { Landmark } from "./landmark.tsx";
import { motifAt, MotifDefinitions, RopeStrokes } from "./rope-motifs.tsx";
import {
  coilRadiusOf,
  lead,
  lifeLength,
  type PlacedCluster,
  ropeHeight,
  ropeLook,
  type StageHeights,
  tileWidth,
  unitOf,
} from "./stage-layout.ts";
import { type Layers, markTop, Sheet, Tile } from "./tile.tsx";
import type { StageView } from "./use-stage-view.ts";
import { captionsAlong } from "./year-captions.ts";

interface RopeDrawingProps {
  readonly view: StageView;
  readonly heights: StageHeights;
  readonly hopes: readonly LifelineHope[];
  /** A life that has ended has no future. */
  readonly isEnded: boolean;
  readonly layers: Layers;
  readonly clustersOf: (tile: number) => readonly PlacedCluster[] | undefined;
  readonly activeKey: string | undefined;
}

const noClusters: readonly PlacedCluster[] = [];
const coilWidth = 140;

/** The tiles around the visible range, as one drawing that is moved as a whole. */
export function RopeDrawing({ view, heights, hopes, isEnded, layers, clustersOf, activeKey }: RopeDrawingProps) {
  const { stage, scale, tiles, drawing } = view;
  const favourites = useYearCaptions(layers.favourites, view);
  const world = useYearCaptions(layers.world, view);
  const left = tiles.first * tileWidth;
  const shown = Array.from({ length: tiles.last - tiles.first + 1 }, (_, at) => tiles.first + at);
  const width = shown.length * tileWidth;
  const unit = unitOf(stage, scale);
  const end = lifeLength(stage, scale);
  const origin = tiles.origin * tileWidth;
  const place = `translate(${-origin} 0)`;
  const landmarks = shown.flatMap((index) => (clustersOf(index) ?? noClusters).filter(({ landmark }) => landmark));
  return (
    <div ref={drawing} className="absolute start-0 top-0 origin-top-left will-change-transform">
      {/* Without an opaque background under its labels, the browser recomputes what lies behind every letter in each frame. */}
      <div
        className="absolute top-0 bg-card"
        style={{ left: left - origin - tileWidth, width: width + 2 * tileWidth, height: heights.height }}
      />
      <Sheet height={heights.height}>
        <MotifDefinitions />
        {end + coilWidth >= left && end <= left + width ? (
          <g transform={place}>
            <Future x={end} hopes={hopes} isEnded={isEnded} unit={unit} heights={heights} />
          </g>
        ) : null}
      </Sheet>
      {shown.map((index) => {
        const clusters = clustersOf(index) ?? noClusters;
        return (
          <Tile
            key={index}
            index={index}
            scale={scale}
            unit={unit}
            stage={stage}
            heights={heights}
            clusters={clusters}
            journey={layers.journey}
            favourites={favourites?.get(index)}
            world={world?.get(index)}
            activeKey={clusters.some(({ key }) => key === activeKey) ? activeKey : undefined}
            place={place}
          />
        );
      })}
      {landmarks.map((cluster) =>
        cluster.landmark ? (
          <Landmark
            key={cluster.key}
            memory={cluster.landmark}
            x={cluster.at - origin}
            markY={markTop(cluster, heights.ropeY, unit)}
            prints={heights.prints}
          />
        ) : null,
      )}
    </div>
  );
}

/** The captions under the rope, by tile. */
function useYearCaptions(words: Layers["world"], { stage, scale }: StageView) {
  return useMemo(
    () => words && Map.groupBy(captionsAlong(words, stage, scale), ({ x }) => Math.floor(x / tileWidth)),
    [words, stage, scale],
  );
}

interface FutureProps {
  /** Position of today on the rope. */
  readonly x: number;
  readonly hopes: readonly LifelineHope[];
  readonly isEnded: boolean;
  /** Width of a flower. */
  readonly unit: number;
  readonly heights: StageHeights;
}

/** The future end of the rope, rolled up, with the hopes on it. */
const Future = memo(function Future({ x, hopes, isEnded, unit, heights: { ropeY, rows } }: FutureProps) {
  const coilRadius = coilRadiusOf(unit);
  const turns = coilRadius / 15;
  const from = { x: x + lead, y: ropeHeight(ropeY, x + lead) };
  const points = coilPoints({ from, direction: 1, radius: coilRadius, turns });
  const places = hopePlaces(hopes.length, { x: from.x, y: from.y - coilRadius }, coilRadius);
  return (
    <g aria-hidden="true">
      {isEnded ? null : <RopeStrokes points={points} {...ropeLook} />}
      {hopes.map(({ id, size, text }, at) => {
        const scale = (unit / 56) * scaleOf(size);
        return (
          <use key={id} {...motifAt("flower", id, places[at] ?? from, scale)}>
            <title>{text}</title>
          </use>
        );
      })}
      <text x={from.x} y={rows[0]} textAnchor="middle" className="fill-ink-soft text-[15px]">
        {isEnded ? null : <Trans>Today</Trans>}
      </text>
    </g>
  );
});
