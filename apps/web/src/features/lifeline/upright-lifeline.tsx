import type { LifelineHope, LifelineMemory, LifeSpan } from "@lane/domain/lifeline/life.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo, type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";

import { LevelButtons } from "./level-buttons.tsx";
import { firstLevel, type LifePart, lifeParts, rowsOf, upright, type YearRow } from "./life-parts.ts";
import { MotifDefinitions } from "./rope-motifs.tsx";
import { Sheet, type Layers } from "./tile.tsx";
import { UprightFuture, UprightRope, uprightRopeX } from "./upright-rope.tsx";
import { type RowDeps, rowHeights, UprightRow } from "./upright-row.tsx";

interface UprightLifelineProps extends Omit<RowDeps, "level"> {
  readonly memories: readonly LifelineMemory[];
  readonly hopes: readonly LifelineHope[];
  readonly span: LifeSpan;
  readonly isTrueScale: boolean;
  readonly layers: Layers;
}

/** A whole life down one rope, for narrow screens; also the list that a screen reader reads. */
export function UprightLifeline({ memories, hopes, span, isTrueScale, layers, ...deps }: UprightLifelineProps) {
  const { t } = useLingui();
  const [level, setLevel] = useState(() => firstLevel(memories));
  const parts = useMemo(() => lifeParts(memories, span), [memories, span]);
  const isAtOnce = useMemo(() => partsAtOnce(parts), [parts]);
  return (
    <section aria-label={t`Your lifeline`}>
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
      <UprightFuture hopes={hopes} />
    </section>
  );
}

const memoriesAtOnce = 64;

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
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => withOpened(rowsOf(memories, deps.level), opened), [memories, deps.level, opened]);
  const toggle = (key: string) =>
    setOpened((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  return (
    <Part from={year} to={year + 1} journey={layers.journey}>
      <section aria-labelledby={headingId} className="grid grid-cols-[3.125rem_minmax(0,1fr)]">
        <h2 id={headingId} className="figures-old flex h-22 items-center text-base">
          {year}
        </h2>
        <div className="min-w-0">
          <ul>
            {chunksOf(rows).map((chunk, at) => (
              <Chunk
                key={keyOf(chunk[0])}
                height={chunk.length * rowHeights[deps.level]}
                isAtOnce={isAtOnce && at === 0}
              >
                {chunk.map((row) => (
                  <UprightRow
                    key={keyOf(row)}
                    row={row}
                    isHeapOpen={opened.has(keyOf(row))}
                    onHeap={toggle}
                    {...deps}
                  />
                ))}
              </Chunk>
            ))}
          </ul>
          <Aside label={t`Liked`} text={layers.favourites?.get(year)} />
          <Aside label={t`In the world`} text={layers.world?.get(year)} />
        </div>
      </section>
    </Part>
  );
});

/** The rows, with the other memories of an opened heap below the one that stands for them. */
function withOpened(rows: readonly YearRow[], opened: ReadonlySet<string>): YearRow[] {
  return rows.flatMap((row): YearRow[] => {
    if (row.kind === "memory" || !opened.has(row.key)) return [row];
    const others = row.memories.filter((memory) => memory !== row.landmark);
    return [row, ...others.map((memory): YearRow => ({ kind: "memory", memory }))];
  });
}

function keyOf(row: YearRow | undefined): string {
  return row?.kind === "heap" ? row.key : (row?.memory.id ?? "");
}

const chunkLength = 16;

function chunksOf(rows: readonly YearRow[]): YearRow[][] {
  return Array.from({ length: Math.ceil(rows.length / chunkLength) }, (_, at) =>
    rows.slice(at * chunkLength, (at + 1) * chunkLength),
  );
}

interface ChunkProps {
  readonly height: number;
  readonly isAtOnce: boolean;
  readonly children: ReactNode;
}

/** Some rows, drawn once they come near the window: thousands at once would block the page. */
function Chunk({ height, isAtOnce, children }: ChunkProps) {
  const [isDrawn, setIsDrawn] = useState(isAtOnce);
  const place = useNear(() => setIsDrawn(true));
  return isDrawn ? children : <li ref={place} aria-hidden="true" style={{ height }} />;
}

function useNear(onNear: () => void) {
  const element = useRef<HTMLLIElement>(null);
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleNear();
      },
      { rootMargin: "1200px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}

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
