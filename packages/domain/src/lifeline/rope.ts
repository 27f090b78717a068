export interface RopePoint {
  readonly x: number;
  readonly y: number;
  /** Direction of travel, in radians. */
  readonly angle: number;
}

export interface RopeShape {
  readonly lengthPx: number;
  readonly waveHeight: number;
  readonly waveLength: number;
}

/** A rope is never drawn with a ruler: a slow wave and a slower one over it. */
export function pointOnRope({ waveHeight, waveLength }: Omit<RopeShape, "lengthPx">, x: number): RopePoint {
  const turn = (2 * Math.PI) / waveLength;
  const y = waveHeight * (Math.sin(x * turn) * 0.7 + Math.sin(x * turn * 0.43 + 1) * 0.3);
  const slope = waveHeight * turn * (Math.cos(x * turn) * 0.7 + Math.cos(x * turn * 0.43 + 1) * 0.3 * 0.43);
  return { x, y, angle: Math.atan(slope) };
}

export function ropeLine(shape: RopeShape, stepPx = 8): string {
  const steps = Math.ceil(shape.lengthPx / stepPx);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const { x, y } = pointOnRope(shape, Math.min(index * stepPx, shape.lengthPx));
    return `${index === 0 ? "M" : "L"}${x} ${y.toFixed(1)}`;
  }).join("");
}

/** The slanted edges between the strands, as one path. */
export function ropeStrands(shape: RopeShape, thickness: number): string {
  const gap = thickness * 0.55;
  const count = Math.floor(shape.lengthPx / gap);
  return Array.from({ length: count }, (_, index) => strandAt(pointOnRope(shape, (index + 0.5) * gap), thickness)).join(
    "",
  );
}

/** One slanted edge across the rope. */
export function strandAt({ x, y, angle }: RopePoint, thickness: number): string {
  const reach = thickness * 0.56;
  const lean = angle - 0.9;
  const dx = Math.cos(lean) * reach;
  const dy = Math.sin(lean) * reach;
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
}
