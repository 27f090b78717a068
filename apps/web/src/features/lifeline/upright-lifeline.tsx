import type { LifelineHope, LifelineMemory, LifeSpan } from "@lane/domain/lifeline/life.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo, type ReactNode, useId, useMemo, useState } from "react";

import { LevelButtons } from "./level-buttons.tsx";
import { firstLevel, type LifePart, lifeParts, rowsOf, upright } from "./life-parts.ts";
import { MotifDefinitions } from "./rope-motifs.tsx";
import { Sheet, type Layers } from "./tile.tsx";
import { UprightFuture, UprightRope, uprightRopeX } from "./upright-rope.tsx";
import type { RowDeps } from "./upright-row.tsx";
import { UprightRows } from "./upright-rows.tsx";

interface UprightLifelineProps extends Omit<RowDeps, "level"> {
  readonly memories: readonly LifelineMemory[];
  readonly hopes: readonly LifelineHope[];
  readonly span: LifeSpan;
  readonly isTrueScale: boolean;
  readonly layers: Layers;
  /** Undefined for one's own lifeline. */
  readonly label?: string | undefined;
  readonly ending?: string | undefined;
}

/** A whole life down one rope, for narrow screens; also the list that a screen reader reads. */
export function UprightLifeline(props: UprightLifelineProps) {
  const { t } = useLingui();
  const { memories, hopes, span, isTrueScale, layers, label, ending, ...deps } = props;
  const [level, setLevel] = useState(() => firstLevel(memories));
  const parts = useMemo(() => lifeParts(memories, span), [memories, span]);
  const isAtOnce = useMemo(() => partsAtOnce(parts), [parts]);
  return (
    <section aria-label={label ?? t`Your lifeline`}>
      {memories.length === 0 ? null : <LevelButtons levels={upright} chosen={level} onLevel={setLevel} />}
      <div className="relative mt-2">
        <Sheet height={1}>
          <MotifDefinitions />
        </Sheet>
        <UprightRope />
        {parts.map((part) =>
          part.kind === "bare" ? (
            <BarePart key={part.year} {...part} isTrueScale={isTrueScale} layers={layers} />
          ) : (
            <YearPart
              key={`${level} ${part.year}`}
              {...part}
              isAtOnce={isAtOnce.has(part.year)}
              level={level}
              layers={layers}
              {...deps}
            />
          ),
        )}
      </div>
      <UprightFuture hopes={hopes} ending={ending} />
    </section>
  );
}

const memoriesAtOnce = 64;
const rowsAtOnce = 16;

/** The years that fill the first screen: what is drawn later must not move them. */
function partsAtOnce(parts: readonly LifePart[]): ReadonlySet<number> {
  let count = 0;
  return new Set(
    parts.flatMap((part) => {
      const isFirst = count < memoriesAtOnce;
      if (part.kind === "year") count += Math.min(part.memories.length, memoriesAtOnce);
      return isFirst ? [part.year] : [];
    }),
  );
}

interface YearPartProps extends RowDeps {
  readonly year: number;
  readonly memories: readonly LifelineMemory[];
  readonly isAtOnce: boolean;
  readonly layers: Layers;
}

const YearPart = memo(function YearPart({ year, memories, isAtOnce, layers, ...deps }: YearPartProps) {
  const { t } = useLingui();
  const headingId = useId();
  const rows = useMemo(() => rowsOf(memories, deps.level), [memories, deps.level]);
  return (
    <Part from={year} to={year + 1} journey={layers.journey}>
      <section aria-labelledby={headingId} className="grid grid-cols-[3.125rem_minmax(0,1fr)]">
        <h2 id={headingId} className="figures-old flex h-22 items-center text-base">
          {year}
        </h2>
        <div className="min-w-0">
          <ul>
            <UprightRows rows={rows} atOnce={isAtOnce ? rowsAtOnce : 0} {...deps} />
          </ul>
          <Aside label={t`Liked`} text={layers.favourites?.get(year)} />
          <Aside label={t`In the world`} text={layers.world?.get(year)} />
        </div>
      </section>
    </Part>
  );
});

interface BarePartProps {
  readonly year: number;
  readonly lastYear: number;
  readonly isTrueScale: boolean;
  readonly layers: Layers;
}

/** Years without a memory in one line; at true scale each has its place. */
const BarePart = memo(function BarePart({ year, lastYear, isTrueScale, layers }: BarePartProps) {
  const count = lastYear - year + 1;
  return (
    <Part from={year} to={lastYear + 1} journey={layers.journey}>
      <p className="py-2 text-ink-soft italic">
        {count === 1 ? (
          <Trans>{year}, one quiet year</Trans>
        ) : (
          <Trans>
            {year} to {lastYear},{" "}
            <Plural
              value={count}
              _2="two quiet years"
              _3="three quiet years"
              one="# quiet year"
              other="# quiet years"
            />
          </Trans>
        )}
      </p>
      {isTrueScale ? (
        <ol aria-hidden="true" className="figures-old text-ink-soft">
          {Array.from({ length: count }, (_, at) => (
            <li key={at} className="h-12">
              {year + at}
            </li>
          ))}
        </ol>
      ) : null}
    </Part>
  );
});

interface PartProps {
  readonly from: number;
  readonly to: number;
  readonly journey: Layers["journey"];
  readonly children: ReactNode;
}

/** A part of the rope with what lies beside it, and the emotional journey around it. */
function Part({ from, to, journey, children }: PartProps) {
  return (
    <div className="relative ps-13">
      {journey ? <JourneyPart from={journey(from)} to={journey(to)} /> : null}
      {children}
    </div>
  );
}

const journeyReach = 24;

function JourneyPart({ from, to }: { readonly from: number; readonly to: number }) {
  const [x, end] = [from, to].map((value) => (uprightRopeX + value * journeyReach).toFixed(1));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${2 * uprightRopeX} 100`}
      preserveAspectRatio="none"
      className="absolute inset-y-0 start-0 h-full w-15 overflow-visible"
    >
      <path
        d={`M${x} 0C${x} 50 ${end} 50 ${end} 100`}
        vectorEffect="non-scaling-stroke"
        strokeWidth="3"
        className="fill-none stroke-wax"
      />
    </svg>
  );
}

function Aside({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="pb-2 text-sm text-ink-soft italic">
      {label}: {text}
    </p>
  );
}
