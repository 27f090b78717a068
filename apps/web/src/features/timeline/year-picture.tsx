import { hashOf } from "@lane/domain/pick-by-hash.ts";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { Flower } from "#ui/motifs/flower.tsx";
import { RopeKnot, RopeStroke } from "#ui/motifs/rope.tsx";
import { YearPost } from "#ui/motifs/year-post.tsx";
import { printStyle } from "#ui/print.tsx";

import type { TimelineLinks } from "./timeline-props.ts";

interface YearPictureProps {
  readonly year: number;
  readonly links: TimelineLinks;
  /** Level of its heading in the page. */
  readonly Heading: "h2" | "h3";
}

/** A print of a year that has no memories yet: its four seasons along the lane, drawn differently for every year. */
export function YearPicture({ year, links: { PlaceLink }, Heading }: YearPictureProps) {
  return (
    <article className="group relative" data-screen-only>
      <div className={printStyle(`picture of ${year}`)}>
        <YearDrawing year={year} />
        <div className="px-1 pt-2 pb-1">
          <Heading className="text-lg leading-snug">
            <PlaceLink place={{ year }} className="text-ink no-underline after:absolute after:inset-0">
              {year}
            </PlaceLink>
          </Heading>
          <p className="text-sm text-ink-soft">
            <Trans>Twelve months, ready for your memories</Trans>
          </p>
        </div>
      </div>
    </article>
  );
}

const rope = { lengthPx: 520, waveHeight: 6, waveLength: 360 };
const months = Array.from({ length: 12 }, (_, index) => 40 + index * 40);

function YearDrawing({ year }: { readonly year: number }) {
  const skyId = useId();
  const seed = hashOf(`picture of ${year}`);
  const isMirrored = seed % 2 === 1;
  const sun = { x: 90 + ((seed >>> 3) % 5) * 74, y: 74 + ((seed >>> 7) % 3) * 22 };
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="block h-auto w-full">
      <defs>
        <linearGradient id={skyId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-dusk-high)]" />
          <stop offset="1" className="[stop-color:var(--color-dusk-low)]" />
        </linearGradient>
      </defs>
      <rect width="480" height="220" fill={`url(#${skyId})`} />
      <circle cx={sun.x} cy={sun.y} r="58" className="fill-dusk-sun" opacity="0.22" />
      <circle cx={sun.x} cy={sun.y} r="34" className="fill-dusk-sun" />
      <g transform={isMirrored ? "translate(480 0) scale(-1 1)" : undefined}>
        <Land />
      </g>
      <Seasons first={(seed >>> 11) % crowns.length} />
      <YearPost year={year} x={isMirrored ? 128 : 352} y={296} scale={1.15} />
      {[0, 1, 2].map((index) => (
        <Flower
          key={index}
          memoryId={`${year}-${index}`}
          x={(isMirrored ? 330 : 28) + index * 38}
          y={236 + (index % 2) * 16}
          width="36"
          height="50"
        />
      ))}
      <g transform="translate(-20 328)">
        <RopeStroke shape={rope} thickness={10} />
        {months.map((at) => (
          <RopeKnot key={at} shape={rope} at={at} thickness={10} />
        ))}
      </g>
    </svg>
  );
}

function Land() {
  return (
    <>
      <path d="M0 176C70 138 150 140 220 160 300 182 380 132 480 150V360H0Z" className="fill-hill-far" />
      <path d="M0 208C90 176 180 188 260 192 340 196 410 172 480 198V360H0Z" className="fill-hill-mid" />
      <path d="M0 254C90 224 170 232 250 238 330 244 410 226 480 246V360H0Z" className="fill-hill-near" />
      <path
        d="M150 360C190 316 318 304 312 268 308 240 226 238 236 212 240 202 262 198 268 190L276 191C276 204 262 208 264 216 272 236 360 238 364 270 368 306 314 324 300 360Z"
        className="fill-lane stroke-lane-edge"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Winter, spring, summer and autumn. */
const crowns = ["fill-petal-cream", "fill-petal-rose", "fill-moss", "fill-petal-marigold"] as const;
const trees = [
  { x: 62, y: 232, size: 1 },
  { x: 176, y: 214, size: 0.72 },
  { x: 322, y: 212, size: 0.72 },
  { x: 430, y: 228, size: 1 },
] as const;

/** The seasons begin with another one in every year. */
function Seasons({ first }: { readonly first: number }) {
  return trees.map(({ x, y, size }, index) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3-34H3L5 0H-5Z" className="fill-post" />
      <path
        d="M0-92C22-92 34-76 30-60 40-50 30-30 12-32 4-26-8-26-14-32-32-30-40-50-30-60-34-76-22-92 0-92Z"
        className={crowns[(first + index) % crowns.length]}
      />
    </g>
  ));
}
