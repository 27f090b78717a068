import type { OfflineHope, OfflineLine } from "@lane/contract/offline-page.ts";
import { hopePlaces } from "@lane/domain/lifeline/coil.ts";
import { scaleOf } from "@lane/domain/lifeline/life.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";

import { motifAt, MotifDefinitions, RopeStrokes } from "#features/lifeline/rope-motifs.tsx";
import { useWidth } from "#lib/use-width.ts";

import { HashLink } from "./address.tsx";
import type { Life } from "./life.ts";
import {
  coilRadius,
  flowerWidth,
  type LaidBouquet,
  type LaidLifeline,
  layOutLifeline,
  placeOf,
} from "./lifeline-layout.ts";
import { fullName, MarkNames, useWhenText } from "./memory-facts.tsx";

/** The lifeline of the archive. */
export function LifelinePage({ life }: { readonly life: Life }) {
  const { t } = useLingui();
  const { ref, width } = useWidth();
  const laid = useMemo(() => (width === undefined ? undefined : layOutLifeline(life, width)), [life, width]);
  const { hopes } = life.index;
  return (
    <>
      <title>{`${t`Lifeline`} · Down Memory Lane`}</title>
      <h1 className="text-3xl sm:text-4xl">
        <Trans>Lifeline</Trans>
      </h1>
      <p className="mt-2 text-ink-soft" dir="auto">
        {fullName(life.index)}
      </p>
      <div ref={ref} className="mt-4">
        {laid ? <LifelineDrawing laid={laid} hopes={hopes} /> : null}
      </div>
      {hopes.length === 0 ? null : (
        <section aria-labelledby="hopes" className="mt-8">
          <h2 id="hopes" className="text-2xl">
            <Trans>Hopes</Trans>
          </h2>
          <ul className="mt-2 list-disc ps-6">
            {hopes.map(({ text }, at) => (
              <li key={at} className="wrap-anywhere" dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <LifelineList life={life} />
    </>
  );
}

const ropeLook = { thickness: 6.5, edge: 1.6, strand: 6.5 * 0.14 };
/** Motifs are drawn for flowers with a width of 40. */
const unit = flowerWidth / 40;

interface LifelineDrawingProps {
  readonly laid: LaidLifeline;
  readonly hopes: readonly OfflineHope[];
}

/** The rope with its marks. For sight and pointer only, because the list below has the same content. */
function LifelineDrawing({ laid: { width, height, serpentine, bouquets }, hopes }: LifelineDrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full overflow-visible">
      <MotifDefinitions />
      <RopeStrokes points={[...serpentine.rope, ...serpentine.coil.slice(1)]} {...ropeLook} />
      <g className="figures-old fill-ink text-[12.5px]" textAnchor="middle">
        {serpentine.columns.map(({ year, x, y }) => (
          <text key={year} x={x} y={y + 26}>
            {year}
          </text>
        ))}
      </g>
      {bouquets.map((laid) => (
        <BouquetLink key={laid.first.id} laid={laid} />
      ))}
      {hopePlaces(hopes.length, serpentine.coilCentre, coilRadius).map((place, at) => {
        const hope = hopes[at];
        return hope ? (
          <use key={at} {...motifAt("flower", `${hope.text}${at}`, place, unit * scaleOf(hope.size) * 0.7)} />
        ) : null;
      })}
    </svg>
  );
}

function BouquetLink({ laid }: { readonly laid: LaidBouquet }) {
  const { x, y, bouquet, first } = laid;
  return (
    <HashLink to={placeOf(laid)} tabIndex={-1}>
      <title>{bouquet.count === 1 ? first.title : `${first.title} + ${bouquet.count - 1}`}</title>
      <rect x={x - 14} y={y - 44} width={28} height={54} fill="transparent" />
      {bouquet.sprigs.map(({ memory, symbol, scale, right, up }) => {
        const foot = { x: x + right * flowerWidth, y: y - up * flowerWidth };
        return <use key={memory.id} {...motifAt(symbol, memory.id, foot, unit * scale)} />;
      })}
    </HashLink>
  );
}

/** The content of the drawing as text, by decade. */
function LifelineList({ life }: { readonly life: Life }) {
  const decades = Map.groupBy(life.lines, ({ year }) => Math.floor(year / 10) * 10);
  return (
    <section aria-labelledby="lifeline-list" className="mt-10">
      <h2 id="lifeline-list" className="text-2xl">
        <Trans>As a list</Trans>
      </h2>
      {[...decades].map(([firstYear, lines]) => (
        <Decade key={firstYear} firstYear={firstYear} lines={lines} />
      ))}
    </section>
  );
}

interface DecadeProps {
  readonly firstYear: number;
  readonly lines: readonly OfflineLine[];
}

/** Rendered when opened, since a long life has thousands of entries. */
function Decade({ firstYear, lines }: DecadeProps) {
  const whenText = useWhenText();
  const [isOpen, setIsOpen] = useState(false);
  const count = lines.length;
  return (
    <details className="mt-2 border-b border-rule pb-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2">
        <span className="figures-old text-xl">
          <Trans>{firstYear}s</Trans>
        </span>
        <span className="ms-3 text-sm text-ink-soft">
          <Plural value={count} one="# memory" other="# memories" />
        </span>
      </summary>
      {isOpen ? (
        <ul>
          {lines.map((line) => (
            <li key={line.id} className="flex flex-wrap items-center gap-x-4">
              <HashLink
                to={{ page: "memory", id: line.id }}
                className="inline-flex min-h-11 items-center wrap-anywhere"
                dir="auto"
              >
                {line.title}
              </HashLink>
              <span className="text-sm text-ink-soft">{whenText(line)}</span>
              <MarkNames line={line} />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
