import { Flower } from "#ui/motifs/flower.tsx";
import { RopeStroke } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { YearPost } from "#ui/motifs/year-post.tsx";

/** Year posts along the lane, from far to near. */
const posts = [
  { year: 1958, x: 452, y: 262, scale: 0.34 },
  { year: 1967, x: 352, y: 290, scale: 0.46 },
  { year: 1976, x: 470, y: 330, scale: 0.62 },
  { year: 1984, x: 262, y: 384, scale: 0.82 },
  { year: 1999, x: 548, y: 436, scale: 1.04 },
  { year: 2011, x: 132, y: 528, scale: 1.36 },
] as const;

const foreground = { lengthPx: 720, waveHeight: 9, waveLength: 430 };

/** The lane of years at evening. Decorative, because the text beside it says the same. */
export function HeroLane({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 680 600" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-dusk-high)]" />
          <stop offset="1" className="[stop-color:var(--color-dusk-low)]" />
        </linearGradient>
        <clipPath id="frame">
          <rect width="680" height="600" rx="28" />
        </clipPath>
      </defs>
      <g clipPath="url(#frame)">
        <rect width="680" height="330" fill="url(#dusk)" />
        <circle cx="448" cy="214" r="78" className="fill-dusk-sun" opacity="0.22" />
        <circle cx="448" cy="214" r="46" className="fill-dusk-sun" />
        <Hills />
        <Lane />
        {posts.map((post) => (
          <YearPost key={post.year} {...post} />
        ))}
        <LaneFlowers />
        <g transform="translate(-20 574)">
          <RopeStroke shape={foreground} thickness={15} />
        </g>
      </g>
    </svg>
  );
}

function Hills() {
  return (
    <>
      <path
        d="M0 262C90 208 190 214 290 240 390 262 470 208 570 222 620 228 660 238 680 244V600H0Z"
        className="fill-hill-far"
      />
      <path d="M0 300C120 250 230 268 330 274 440 280 560 246 680 286V600H0Z" className="fill-hill-mid" />
      <path d="M0 372C110 318 220 322 330 330 460 338 570 318 680 356V600H0Z" className="fill-hill-near" />
    </>
  );
}

function Lane() {
  const lane =
    "M196 600C244 536 470 508 470 446 470 396 330 392 340 342 346 312 424 300 436 262L444 262C448 306 392 320 396 344 402 384 566 388 566 456 566 520 500 560 486 600Z";
  return (
    <>
      <path d={lane} className="fill-lane stroke-lane-edge" strokeWidth="5" strokeLinejoin="round" />
      <path
        d="M330 600C372 548 516 516 520 452 522 400 368 390 370 343"
        className="fill-none stroke-lane-edge"
        strokeWidth="3"
        strokeDasharray="2 16"
        strokeLinecap="round"
      />
    </>
  );
}

/** Each flower has its foot at x, y; the id selects its drawing. */
const flowers = [
  { id: "lane-a", x: 318, y: 404, height: 34 },
  { id: "lane-b", x: 428, y: 322, height: 22 },
  { id: "lane-c", x: 214, y: 408, height: 38 },
  { id: "lane-d", x: 186, y: 420, height: 34 },
  { id: "lane-e", x: 606, y: 470, height: 52 },
  { id: "lane-f", x: 634, y: 486, height: 46 },
  { id: "lane-g", x: 42, y: 556, height: 84 },
  { id: "lane-h", x: 82, y: 574, height: 72 },
  { id: "lane-i", x: 558, y: 572, height: 92 },
  { id: "lane-j", x: 604, y: 580, height: 76 },
  { id: "lane-k", x: 646, y: 572, height: 96 },
] as const;

const stones = [
  { id: "lane-l", x: 196, y: 566, width: 58 },
  { id: "lane-m", x: 500, y: 486, width: 34 },
] as const;

function LaneFlowers() {
  return (
    <>
      {flowers.map(({ id, x, y, height }) => {
        const width = (height * 40) / 56;
        return <Flower key={id} memoryId={id} x={x - width / 2} y={y - height} width={width} height={height} />;
      })}
      {stones.map(({ id, x, y, width }) => (
        <Stone key={id} memoryId={id} x={x - width / 2} y={y - width * 0.6} width={width} height={(width * 38) / 56} />
      ))}
    </>
  );
}
