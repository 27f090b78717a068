import { type Cluster, clustersOf } from "@lane/domain/lifeline/clusters.ts";
import { byImportance, spaced } from "@lane/domain/lifeline/landmarks.ts";
import { isHeavy, type LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { pointOnRope } from "@lane/domain/lifeline/rope.ts";
import { scaleOfLevel, type Stage, xOf } from "@lane/domain/lifeline/view.ts";

/** Width of a tile: small enough that rendering one more costs a small part of a frame. */
export const tileWidth = 80;
/** Stroke widths of the rope. */
export const ropeLook = { thickness: 9, edge: 1.8, strand: 1.3 };
export const lead = 18;
/** Two rows of titles and counts, from the rope down. */
export const labelRows = [32, 52] as const;
const sway = { waveHeight: 13, waveLength: 640 };

/** Heights in the drawing, from the top. */
export interface StageHeights {
  readonly height: number;
  readonly ropeY: number;
  /** Two rows of time, and the two caption layers. */
  readonly rows: readonly [number, number];
  readonly captions: { readonly favourites: number; readonly world: number };
  readonly journey: { readonly middle: number; readonly reach: number };
  /** Room for the prints of landmarks above the tallest marks. */
  readonly prints: { readonly top: number; readonly height: number };
}

const below = { time: 124, captions: 172 };
const markRoom = 104;

export function heightsOf(height: number, hasCaptions: boolean): StageHeights {
  const ropeY = height - (hasCaptions ? below.captions : below.time);
  const prints = { top: 14, height: Math.max(0, ropeY - markRoom - 14) };
  // Between two pixels, so that a level line has sharp edges and no seam is visible between two tiles.
  const middle = Math.round((ropeY - 24) / 2) + 0.5;
  return {
    height,
    ropeY,
    rows: [ropeY + 90, ropeY + 111],
    captions: { favourites: ropeY + 131, world: ropeY + 155 },
    journey: { middle, reach: Math.max(30, middle - 30) },
    prints,
  };
}

/** Width of a flower: small where a whole life has to fit, larger at a higher zoom. */
export function unitOf(stage: Stage, scale: number): number {
  const [life, decade] = [scaleOfLevel("life", stage), scaleOfLevel("decade", stage)];
  const smallest = stage.width < 640 ? 17 : 27;
  const share = decade > life ? Math.log(scale / life) / Math.log(decade / life) : 1;
  return smallest + (34 - smallest) * Math.max(0, Math.min(1, share));
}

/** The coil is as large as the flowers beside it. */
export function coilRadiusOf(unit: number): number {
  return 12 + unit * 0.85;
}

export function lifeLength(stage: Stage, scale: number): number {
  return xOf(stage, stage.span.to, scale);
}

export function ropeHeight(ropeY: number, x: number): number {
  return ropeY + pointOnRope(sway, x).y;
}

/** Points along a part of the rope, close together. */
export function ropeBetween(ropeY: number, from: number, to: number): { readonly x: number; readonly y: number }[] {
  const count = Math.max(1, Math.ceil((to - from) / 8));
  return Array.from({ length: count + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / count;
    return { x, y: ropeHeight(ropeY, x) };
  });
}

export interface FoldPlace {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly left: number;
  readonly right: number;
}

/** The stretches that are drawn short, with the whole years they stand for. */
export function foldPlaces(stage: Stage, scale: number): FoldPlace[] {
  return stage.folds.map(({ from, to }) => ({
    firstYear: Math.floor(from),
    lastYear: Math.ceil(to) - 1,
    left: xOf(stage, from, scale),
    right: xOf(stage, to, scale),
  }));
}

/** A cluster as it is drawn. */
export interface PlacedCluster extends Cluster {
  readonly key: string;
  /** Its title or count under the rope, in one of the rows; undefined where there is no room. */
  readonly label: { readonly row: 0 | 1; readonly width: number } | undefined;
  /** The memory whose print and title stand above it. */
  readonly landmark: LifelineMemory | undefined;
  /** Half the width in which it is hit: no farther than half the way to its neighbours. */
  readonly reach: number;
}

/** The importance of each memory: the lower, the sooner it stands for its time. */
export function ranksOf(memories: readonly LifelineMemory[]): ReadonlyMap<string, number> {
  return new Map(byImportance(memories).map(({ id }, at) => [id, at]));
}

interface PlacingDeps {
  readonly memories: readonly LifelineMemory[];
  readonly ranks: ReadonlyMap<string, number>;
  readonly stage: Stage;
  readonly scale: number;
}

export const landmarkWidth = 176;
const landmarkGap = 20;

export function placeClusters({ memories, ranks, stage, scale }: PlacingDeps): PlacedCluster[] {
  const gap = unitOf(stage, scale) * 0.92;
  const clusters = spread(
    clustersOf(memories, (moment) => xOf(stage, moment, scale), gap),
    gap,
    scale,
  );
  const landmarks = landmarksAmong(clusters, ranks);
  return labelled(
    clusters.map((cluster, index) => ({
      ...cluster,
      key: cluster.memories[0].id,
      landmark: landmarks.get(cluster),
      reach: Math.min(gap * 0.7, distanceToNeighbour(clusters, index) / 2),
    })),
  );
}

function distanceToNeighbour(clusters: readonly Cluster[], index: number): number {
  const at = clusters[index]?.at ?? 0;
  return Math.min(at - (clusters[index - 1]?.at ?? -Infinity), (clusters[index + 1]?.at ?? Infinity) - at);
}

/**
 * A heap with room around it is drawn side by side, as memories of one month without a day lie in one spot at every
 * zoom. None is moved farther than half a month, or than a flower and a half.
 */
function spread(clusters: readonly Cluster[], gap: number, scale: number): Cluster[] {
  const farthest = Math.max(gap * 1.6, scale / 24);
  return clusters.flatMap((cluster, at) => {
    const count = cluster.memories.length;
    const before = clusters[at - 1]?.at ?? -Infinity;
    const after = clusters[at + 1]?.at ?? Infinity;
    const half = ((count - 1) * gap) / 2;
    const free = Math.min(cluster.at - before, after - cluster.at) / 2 - gap / 2;
    if (count === 1 || half > farthest || half > free) return [cluster];
    return cluster.memories.map((memory, index): Cluster => ({
      at: cluster.at - half + index * gap,
      memories: [memory],
    }));
  });
}

/** The most important light memory of each cluster, as far as their prints do not touch. */
function landmarksAmong(
  clusters: readonly Cluster[],
  ranks: ReadonlyMap<string, number>,
): ReadonlyMap<Cluster, LifelineMemory> {
  const rankOf = ({ id }: LifelineMemory) => ranks.get(id) ?? Infinity;
  const candidates = clusters.flatMap((cluster) => {
    const best = cluster.memories.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
    return isHeavy(best) ? [] : [{ cluster, best, at: cluster.at }];
  });
  const inOrder = candidates.sort((one, other) => rankOf(one.best) - rankOf(other.best));
  return new Map(spaced(inOrder, landmarkWidth + landmarkGap).map(({ cluster, best }) => [cluster, best]));
}

const widestTitle = 190;
/** About the width of a letter: titles are cut to the width they get when they are drawn. */
const letterWidth = 8.2;
const countWidth = 96;
const labelGap = 14;

/** Titles and counts in two rows, as far as they do not touch. */
function labelled(clusters: readonly Omit<PlacedCluster, "label">[]): PlacedCluster[] {
  const free = [-Infinity, -Infinity];
  return clusters.map((cluster) => {
    const width = labelWidth(cluster);
    const left = cluster.at - width / 2;
    const row = free.findIndex((edge) => left >= edge);
    if (width === 0 || (row !== 0 && row !== 1)) return { ...cluster, label: undefined };
    free[row] = cluster.at + width / 2 + labelGap;
    return { ...cluster, label: { row, width } };
  });
}

function labelWidth({ memories, landmark }: Omit<PlacedCluster, "label">): number {
  if (memories.length > 1) return countWidth;
  return landmark ? 0 : Math.min(widestTitle, Math.max(40, memories[0].title.length * letterWidth));
}
