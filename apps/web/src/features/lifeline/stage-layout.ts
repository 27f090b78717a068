import { type Cluster, clustersOf } from "@lane/domain/lifeline/clusters.ts";
import type { LifelineMemory, LifeSpan } from "@lane/domain/lifeline/life.ts";
import { pointOnRope } from "@lane/domain/lifeline/rope.ts";
import { scaleOfLevel, type Stage } from "@lane/domain/lifeline/view.ts";

/** Width of a tile: small enough that rendering one more costs a small part of a frame. */
export const tileWidth = 80;
export const ropeY = 214;
/** Stroke widths of the rope. */
export const ropeLook = { thickness: 9, edge: 1.8, strand: 1.3 };
export const lead = 18;
/** Positions of the labels under the rope: two rows of time, and the two caption layers. */
export const rowsY = [ropeY + 66, ropeY + 87] as const;
export const captionsY = { favourites: ropeY + 112, world: ropeY + 136 } as const;
const sway = { waveHeight: 13, waveLength: 640 };

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

export function lifeLength(span: LifeSpan, scale: number): number {
  return (span.to - span.from) * scale;
}

export function ropeHeight(x: number): number {
  return ropeY + pointOnRope(sway, x).y;
}

/** Points along a part of the rope, close together. */
export function ropeBetween(from: number, to: number): { readonly x: number; readonly y: number }[] {
  const count = Math.max(1, Math.ceil((to - from) / 8));
  return Array.from({ length: count + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / count;
    return { x, y: ropeHeight(x) };
  });
}

/** A cluster with its key and the distance to its neighbours. */
export interface PlacedCluster extends Cluster {
  readonly key: string;
  /** The distance to the nearer neighbour. */
  readonly room: number;
}

export function placeClusters(memories: readonly LifelineMemory[], stage: Stage, scale: number): PlacedCluster[] {
  const { from } = stage.span;
  const clusters = clustersOf(memories, (moment) => (moment - from) * scale, unitOf(stage, scale) * 0.92);
  return clusters.map((cluster, at) => ({
    ...cluster,
    key: cluster.memories[0].id,
    room: Math.min(cluster.at - (clusters[at - 1]?.at ?? -Infinity), (clusters[at + 1]?.at ?? Infinity) - cluster.at),
  }));
}
