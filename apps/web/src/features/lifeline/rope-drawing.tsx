import type { LifelineHope } from "@lane/domain/lifeline/life.ts";
import { useMemo } from "react";

import { Future } from "./future.tsx";
import { MotifDefinitions } from "./motif-definitions.tsx";
import { Sheet } from "./sheet.tsx";
import { lifeLength, type PlacedCluster, tileWidth, unitOf } from "./stage-layout.ts";
import { type Layers, Tile } from "./tile.tsx";
import type { StageView } from "./use-stage-view.ts";
import { captionsAlong } from "./year-captions.ts";

interface RopeDrawingProps {
  readonly view: StageView;
  /** What is drawn above this is left away. */
  readonly top: number;
  readonly height: number;
  readonly hopes: readonly LifelineHope[];
  readonly layers: Layers;
  readonly clustersOf: (tile: number) => readonly PlacedCluster[] | undefined;
  readonly activeKey: string | undefined;
}

const noClusters: readonly PlacedCluster[] = [];
const coilRoom = 140;

/** The tiles around what is in sight, as one drawing that is moved as a whole. */
export function RopeDrawing({ view, top, height, hopes, layers, clustersOf, activeKey }: RopeDrawingProps) {
  const { stage, scale, tiles, drawing } = view;
  const favourites = useYearCaptions(layers.favourites, view);
  const world = useYearCaptions(layers.world, view);
  const left = tiles.first * tileWidth;
  const shown = Array.from({ length: tiles.last - tiles.first + 1 }, (_, at) => tiles.first + at);
  const width = shown.length * tileWidth;
  const unit = unitOf(stage, scale);
  const end = lifeLength(stage.span, scale);
  const place = `translate(${-tiles.origin * tileWidth} ${-top})`;
  return (
    <div ref={drawing} className="absolute start-0 top-0 origin-top-left will-change-transform">
      {/* Without paper under its words the browser looks anew in each frame for what lies behind every letter. */}
      <div
        className="absolute top-0 bg-card"
        style={{ left: left - tiles.origin * tileWidth - tileWidth, width: width + 2 * tileWidth, height }}
      />
      <Sheet height={height}>
        <MotifDefinitions />
        {end + coilRoom >= left && end <= left + width ? (
          <g transform={place}>
            <Future x={end} hopes={hopes} unit={unit} />
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
            span={stage.span}
            clusters={clusters}
            journey={layers.journey}
            favourites={favourites?.get(index)}
            world={world?.get(index)}
            activeKey={clusters.some(({ key }) => key === activeKey) ? activeKey : undefined}
            place={place}
            height={height}
          />
        );
      })}
    </div>
  );
}

/** By the tile they stand on. */
function useYearCaptions(words: Layers["world"], { stage, scale }: StageView) {
  return useMemo(
    () => words && Map.groupBy(captionsAlong(words, stage, scale), ({ x }) => Math.floor(x / tileWidth)),
    [words, stage, scale],
  );
}
