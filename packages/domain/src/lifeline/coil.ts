export interface Point {
  readonly x: number;
  readonly y: number;
}

interface CoilShape {
  /** Where the rope arrives, and which way it runs: 1 to the right, -1 to the left. */
  readonly from: Point;
  readonly direction: 1 | -1;
  readonly radius: number;
  readonly turns: number;
}

const stepsPerTurn = 40;

/** The future: the rope's end rolled up, standing on the line it came along. */
export function coilPoints({ from, direction, radius, turns }: CoilShape): Point[] {
  const steps = Math.round(turns * stepsPerTurn);
  const centre = { x: from.x, y: from.y - radius };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turned = (step / stepsPerTurn) * 2 * Math.PI;
    const reach = radius * (1 - (step / steps) * 0.8);
    const angle = Math.PI / 2 - direction * turned;
    return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
  });
}

/** Where hopes stand on the coil: side by side over its upper edge. */
export function hopePlaces(count: number, centre: Point, radius: number): Point[] {
  const spread = Math.min(0.42, (Math.PI * 0.9) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => {
    const angle = -Math.PI / 2 + (at - (count - 1) / 2) * spread;
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });
}
