import type { Ask } from "@lane/contract/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";

import { AskRow } from "./ask-row.tsx";

interface AskListProps {
  readonly asks: readonly Ask[];
  /** The way to ask another question. */
  readonly children: ReactNode;
}

/** Questions that can be answered, and below them, folded, those that are over. */
export function AskList({ asks, children }: AskListProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = asks.filter(({ state }) => state === "open");
  const over = asks.filter(({ state }) => state !== "open");
  // A row that has moved or is gone takes its buttons, and with them the focus, along.
  const row = (ask: Ask) => <AskRow key={ask.id} ask={ask} onMoved={() => heading.current?.focus()} />;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t`Questions you've asked`}
      </h2>
      {open.length > 0 ? (
        <ul className="mt-2 divide-y divide-rule border-y border-rule">{open.map(row)}</ul>
      ) : (
        <p className="mt-1 text-ink-soft">{t`No open questions at the moment.`}</p>
      )}
      {over.length > 0 ? (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
            <ChevronRight
              aria-hidden="true"
              className="-ms-1 size-5 transition-transform group-open:rotate-90 rtl:rotate-180"
            />
            {t`Earlier`}
          </summary>
          <ul className="divide-y divide-rule border-y border-rule">{over.map(row)}</ul>
        </details>
      ) : null}
      <div className="mt-5 empty:hidden">{children}</div>
    </section>
  );
}
