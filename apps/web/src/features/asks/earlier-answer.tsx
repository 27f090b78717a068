import type { AskAnswer } from "@lane/contract/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { dayText } from "#lib/day-text.ts";
import { PersonInitial } from "#ui/person-initial.tsx";
import { rowActionStyle } from "#ui/row-action-style.ts";

import type { AnswerParts } from "./answer-parts.ts";
import { Thanks } from "./thanks.tsx";

interface EarlierAnswerProps {
  readonly answer: AskAnswer;
  readonly MemoryLink: AnswerParts["MemoryLink"];
}

/** An answer that was placed or declined. */
export function EarlierAnswer({ answer, MemoryLink }: EarlierAnswerProps) {
  const { t } = useLingui();
  const { name, question, state, sentAt, memoryId, thanks } = answer;
  const [isThanking, setIsThanking] = useState(false);
  const day = dayText(sentAt);
  return (
    <li className="flex gap-3 py-3">
      <PersonInitial name={name} className="mt-0.5 size-9" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="font-serif wrap-anywhere text-ink-soft italic" dir="auto">
          {question}
        </p>
        <p className="text-sm text-ink-soft">
          {state === "declined" ? t`Declined · ${day}` : t`On your timeline · ${day}`}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {memoryId === null ? null : (
            // The address needs some title; the page knows the memory by its id.
            <MemoryLink memory={{ id: memoryId, title: question }} className={rowActionStyle}>
              {t`Open the memory`}
            </MemoryLink>
          )}
          {thanks === null && state === "accepted" && !isThanking ? (
            <button type="button" className={rowActionStyle} onClick={() => setIsThanking(true)}>
              {t`Say thank you`}
            </button>
          ) : null}
        </div>
        {thanks !== null || isThanking ? (
          <div className="mt-2">
            <Thanks answer={answer} onCancel={() => setIsThanking(false)} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
