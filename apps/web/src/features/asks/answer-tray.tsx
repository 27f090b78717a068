import type { AskAnswer } from "@lane/contract/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useRef, useState } from "react";

import { AnswerCard } from "./answer-card.tsx";
import type { AnswerParts } from "./answer-parts.ts";
import { useReadAskAnswers } from "./ask-answers.queries.ts";
import { EarlierAnswer } from "./earlier-answer.tsx";

interface AnswerTrayProps {
  readonly answers: readonly AskAnswer[];
  readonly parts: AnswerParts;
  /** Called when an address of a file has expired. */
  readonly onLost: () => void;
}

/** Answers that wait to be placed, then, folded, those that were placed or declined. */
export function AnswerTray({ answers, parts, onLost }: AnswerTrayProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was in the tray and is placed meanwhile stays in sight, with the link to its memory.
  const [seenIds, setSeenIds] = useState<readonly string[]>([]);
  const newIds = answers.filter(({ id, state }) => state === "sent" && !seenIds.includes(id)).map(({ id }) => id);
  if (newIds.length > 0) setSeenIds([...seenIds, ...newIds]);
  const isInTray = ({ id, state }: AskAnswer) => state === "sent" || (state === "accepted" && seenIds.includes(id));
  const inTray = answers.filter(isInTray);
  const earlier = answers.filter((answer) => !isInTray(answer));
  useReadAskAnswers(inTray);
  if (answers.length === 0) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t`Answers`}
      </h2>
      {inTray.length > 0 ? (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
          {inTray.map((answer) => (
            <AnswerCard
              key={answer.id}
              answer={answer}
              parts={parts}
              onLost={onLost}
              onDeclined={() => heading.current?.focus()}
            />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-soft">{t`Nothing new at the moment.`}</p>
      )}
      {earlier.length > 0 ? (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
            <ChevronRight
              aria-hidden="true"
              className="-ms-1 size-5 transition-transform group-open:rotate-90 rtl:rotate-180"
            />
            {t`Earlier answers`}
          </summary>
          <ul className="divide-y divide-rule border-y border-rule">
            {earlier.map((answer) => (
              <EarlierAnswer key={answer.id} answer={answer} MemoryLink={parts.MemoryLink} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
