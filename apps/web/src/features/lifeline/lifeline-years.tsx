import type { LifelineHope, LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode, useEffect, useMemo, useState } from "react";

import { tellerNames, useMarkWords, whenText } from "./mark-words.tsx";

export interface LifelineYearsProps {
  /** Undefined for one's own life. */
  readonly title?: string | undefined;
  readonly memories: readonly LifelineMemory[];
  readonly hopes: readonly LifelineHope[];
  readonly favourites: ReadonlyMap<number, string> | undefined;
  readonly world: ReadonlyMap<number, string> | undefined;
  readonly memoryLink: (memory: LifelineMemory, content: ReactNode) => ReactNode;
}

/** A life as text, year by year. */
export function LifelineYears({ title, memories, hopes, favourites, world, memoryLink }: LifelineYearsProps) {
  const { t } = useLingui();
  const years = useMemo(() => [...Map.groupBy(memories, ({ year }) => year)], [memories]);
  const count = useGrowing(years.length);
  return (
    <div className="mt-6 max-w-measure space-y-6">
      <h2 className="text-2xl">{title ?? t`Your life, year by year`}</h2>
      {years.slice(0, count).map(([year, found]) => (
        <Year
          key={year}
          year={year}
          memories={found}
          liked={favourites?.get(year)}
          inTheWorld={world?.get(year)}
          memoryLink={memoryLink}
        />
      ))}
      {hopes.length > 0 ? (
        <section>
          <h3 className="text-xl">{t`Hopes`}</h3>
          <ul className="mt-1 list-disc space-y-1 ps-6">
            {hopes.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const yearsAtOnce = 2;

/** Renders a few more entries with each frame: thousands at once would block the page. */
function useGrowing(all: number): number {
  const [count, setCount] = useState(yearsAtOnce);
  useEffect(() => {
    if (count >= all) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + yearsAtOnce));
    return () => cancelAnimationFrame(frame);
  }, [count, all]);
  return count;
}

interface YearProps extends Pick<LifelineYearsProps, "memories" | "memoryLink"> {
  readonly year: number;
  readonly liked: string | undefined;
  readonly inTheWorld: string | undefined;
}

const Year = memo(function Year({ year, memories, liked, inTheWorld, memoryLink }: YearProps) {
  const { t } = useLingui();
  const words = useMarkWords();
  return (
    <section className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <h3 className="figures-old text-xl">{year}</h3>
      <Aside label={t`Liked`} text={liked} />
      <Aside label={t`In the world`} text={inTheWorld} />
      <ul className="mt-1 space-y-1">
        {memories.map((memory) => (
          <li key={memory.id}>
            {memoryLink(memory, memory.title)}
            <span className="block text-sm text-ink-soft">
              {[tellerNames(memory), whenText(memory), words.markText(memory), words.sizeText(memory.size)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});

function Aside({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="text-sm text-ink-soft italic">
      {label}: {text}
    </p>
  );
}
