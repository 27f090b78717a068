import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";

import { HashLink } from "./hash-link.tsx";
import type { Life } from "./life.ts";
import { MarkNames } from "./memory-facts.tsx";
import { useWhenText } from "./person-texts.ts";

/** The same as the drawing in words, decade by decade. */
export function LifelineList({ life }: { readonly life: Life }) {
  const decades = Map.groupBy(life.lines, ({ year }) => Math.floor(year / 10) * 10);
  return (
    <section aria-labelledby="lifeline-list" className="mt-10">
      <h2 id="lifeline-list" className="text-2xl">
        <Trans>The same as a list</Trans>
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

/** Filled only once it is opened: a long life has thousands of lines. */
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
