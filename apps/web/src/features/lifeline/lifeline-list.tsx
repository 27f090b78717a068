import type { LifelineHope, LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";

import { Button } from "#ui/button.tsx";

import { useMarkWords, whenText } from "./mark-words.ts";

interface LifelineListProps {
  readonly memories: readonly LifelineMemory[];
  readonly hopes: readonly LifelineHope[];
  readonly favourites: ReadonlyMap<number, string> | undefined;
  readonly world: ReadonlyMap<number, string> | undefined;
  readonly memoryLink: (memory: LifelineMemory, content: ReactNode) => ReactNode;
}

/** The same life in words, year by year: for whoever would rather read than look. */
export function LifelineList(props: LifelineListProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="mt-10">
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? <Trans>Hide the list</Trans> : <Trans>Read it as a list</Trans>}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Years {...props} /> : null}
      </div>
    </section>
  );
}

function Years({ memories, hopes, favourites, world, memoryLink }: LifelineListProps) {
  const { t } = useLingui();
  const words = useMarkWords();
  const years = [...Map.groupBy(memories, ({ year }) => year)];
  return (
    <div className="mt-6 max-w-measure space-y-6">
      <h2 className="text-2xl">{t`Your life, year by year`}</h2>
      {years.map(([year, found]) => (
        <section key={year} className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
          <h3 className="figures-old text-xl">{year}</h3>
          <Aside label={t`Liked`} text={favourites?.get(year)} />
          <Aside label={t`In the world`} text={world?.get(year)} />
          <ul className="mt-1 space-y-1">
            {found.map((memory) => (
              <li key={memory.id}>
                {memoryLink(memory, memory.title)}
                <span className="block text-sm text-ink-soft">
                  {whenText(memory)} · {words.markText(memory)} · {words.sizeText(memory.size)}
                </span>
              </li>
            ))}
          </ul>
        </section>
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

function Aside({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="text-sm text-ink-soft italic">
      {label}: {text}
    </p>
  );
}
