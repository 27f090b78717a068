import { Trans, useLingui } from "@lingui/react/macro";

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

/** Headed with the first name, once it is known, like the spine of a book. */
export function TimelineBanner({ firstName }: { readonly firstName: string | undefined }) {
  const { t } = useLingui();
  const title = firstName === undefined ? t`Timeline` : t`${firstName} timeline`;
  return (
    <header className="relative mb-8 overflow-hidden rounded-card border border-rule bg-dusk-high print:mb-4 print:border-0 print:bg-transparent">
      <title>{`${title} · Down Memory Lane`}</title>
      <EveningRope />
      <div className="relative px-6 pt-6 pb-20 sm:w-1/2 sm:px-10 sm:py-12 print:p-0" dir="auto">
        {firstName === undefined ? (
          <h1 className="text-4xl">{title}</h1>
        ) : (
          <h1>
            <Trans>
              <span className="block text-[min(2.441rem,12vw)] leading-tight">{firstName}</span>{" "}
              <span className="block text-xl text-ink-soft italic">timeline</span>
            </Trans>
          </h1>
        )}
      </div>
    </header>
  );
}

/** The rope on its way past the hills, with a few flowers on it. */
function EveningRope() {
  return (
    <svg
      viewBox="0 0 1120 200"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-24 w-full sm:h-full print:hidden"
    >
      <circle cx="900" cy="104" r="78" className="fill-dusk-sun" opacity="0.2" />
      <circle cx="900" cy="104" r="44" className="fill-dusk-sun" />
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
