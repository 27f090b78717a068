import type { AskAnswer } from "@lane/contract/asks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { monthName } from "#lib/date-parts.ts";
import { buttonStyle } from "#ui/button-style.ts";

import type { AnswerParts } from "./answer-parts.ts";
import type { Placed } from "./use-place-form.ts";

interface PlacedNoteProps {
  readonly answer: AskAnswer;
  /** Undefined where it was placed in another window. */
  readonly placed: Placed | undefined;
  readonly MemoryLink: AnswerParts["MemoryLink"];
}

/** What came of an answer that was placed while it was in sight. */
export function PlacedNote({ answer: { name, question, memoryId }, placed, MemoryLink }: PlacedNoteProps) {
  const { t } = useLingui();
  const sentence = useRef<HTMLParagraphElement>(null);
  const isPlacedHere = placed !== undefined;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isPlacedHere) sentence.current?.focus();
  }, [isPlacedHere]);
  const when = placed && `${monthName(placed.month)} ${placed.year}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p ref={sentence} tabIndex={-1} className="min-w-0 font-semibold wrap-anywhere outline-none">
        {when === undefined
          ? t`It's on your timeline now, told by ${name}.`
          : t`It's on your timeline now, in ${when}, told by ${name}.`}
      </p>
      {memoryId === null ? null : (
        <MemoryLink memory={{ id: memoryId, title: placed?.title ?? question }} className={buttonStyle("secondary")}>
          <Trans>Open the memory</Trans>
        </MemoryLink>
      )}
    </div>
  );
}
