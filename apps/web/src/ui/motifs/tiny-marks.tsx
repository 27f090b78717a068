import { pickByHash } from "@lane/domain/pick-by-hash.ts";

const petalFills = [
  "fill-petal-rose",
  "fill-petal-marigold",
  "fill-petal-poppy",
  "fill-petal-blue",
  "fill-petal-lilac",
] as const;
const stoneFills = ["fill-pebble", "fill-pebble-dark", "fill-pebble-warm"] as const;

interface TinyFlowerProps {
  readonly seed: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A flower's head, small enough to be one of hundreds: two shapes, no more. Drawn inside an SVG. */
export function TinyFlower({ seed, x, y, radius }: TinyFlowerProps) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${radius / 8})`}>
      <path d={fivePetals} className={pickByHash(seed, petalFills)} />
      <circle r="2.3" className="fill-pollen" />
    </g>
  );
}

/** A pebble around the origin. Drawn inside an SVG. */
export function TinyStone({ seed }: { readonly seed: string }) {
  return (
    <>
      <path
        d="M-8.5 1C-8.5-3.5-4-5.5.5-5.5 5-5.5 8.5-3 8.5.8 8.5 4.5 4.5 5.5 0 5.5-5 5.5-8.5 4.8-8.5 1Z"
        className={pickByHash(seed, stoneFills)}
      />
      <path d="M-5.5-.800C-4-3.3-1-4 2-3.8-.8-3-3.3-2.3-5.5-.800Z" className="fill-pebble-light" opacity="0.8" />
    </>
  );
}

const fivePetals = Array.from({ length: 5 }, (_, index) => petalAt((index * 2 * Math.PI) / 5 - Math.PI / 2)).join("");

/** A round petal as two arcs. */
function petalAt(angle: number): string {
  const x = Math.cos(angle) * 4.6;
  const y = Math.sin(angle) * 4.6;
  return `M${(x - 3.4).toFixed(2)} ${y.toFixed(2)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z`;
}
