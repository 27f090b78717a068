import { RopeStroke } from "#ui/motifs/rope.tsx";

import { LaneFlowers } from "./lane-flowers.tsx";
import { YearPost } from "./year-post.tsx";

/** From far to near: the years of a life along the lane. */
const posts = [
  { year: 1958, x: 452, y: 262, scale: 0.34 },
  { year: 1967, x: 352, y: 290, scale: 0.46 },
  { year: 1976, x: 470, y: 330, scale: 0.62 },
  { year: 1984, x: 262, y: 384, scale: 0.82 },
  { year: 1999, x: 548, y: 436, scale: 1.04 },
  { year: 2011, x: 132, y: 528, scale: 1.36 },
] as const;

const foreground = { lengthPx: 720, waveHeight: 9, waveLength: 430 };

/** The lane of years, at evening. A picture for the eyes alone: the words beside it say the same. */
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
