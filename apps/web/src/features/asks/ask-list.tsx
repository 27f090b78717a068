import type { Ask } from "@lane/contract/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";

import { OpenAndEarlier } from "#ui/open-and-earlier.tsx";

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
      <OpenAndEarlier open={open.map(row)} earlier={over.map(row)} noneText={t`No open questions at the moment.`} />
      <div className="mt-5 empty:hidden">{children}</div>
    </section>
  );
}
