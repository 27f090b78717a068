import { Flower } from "#ui/motifs/flower.tsx";
import { RopeStroke } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

const rope = { lengthPx: 1200, waveHeight: 7, waveLength: 420 };
const flowers = [
  { id: "banner-a", x: 618, y: 115 },
  { id: "banner-b", x: 654, y: 117 },
  { id: "banner-c", x: 792, y: 114 },
  { id: "banner-f", x: 1000, y: 106 },
  { id: "banner-e", x: 1038, y: 102 },
] as const;

/** The rope on its way past the hills, with a few flowers on it: behind the words of whatever it stands in. */
export function EveningRope() {
  return (
    <svg
      viewBox="0 0 1120 200"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-24 w-full sm:h-full print:hidden"
    >
      <circle cx="900" cy="128" r="78" className="fill-dusk-sun" opacity="0.2" />
      <circle cx="900" cy="128" r="44" className="fill-dusk-sun" />
      <path d="M380 200C540 150 660 132 800 128 930 124 1040 104 1120 86V200Z" className="fill-hill-far" />
      <path d="M0 200C200 176 420 184 600 168 800 150 960 160 1120 132V200Z" className="fill-hill-mid" />
      <path d="M0 200C240 184 520 190 760 186 900 184 1020 176 1120 164V200Z" className="fill-hill-near" />
      <g transform="translate(-20 184) rotate(-1.2)">
        <RopeStroke shape={rope} thickness={10} />
      </g>
      {flowers.map(({ id, x, y }) => (
        <Flower key={id} memoryId={id} x={x} y={y} width="40" height="56" />
      ))}
      <Stone memoryId="banner-stone" x="716" y="150" width="40" height="27" />
    </svg>
  );
}
