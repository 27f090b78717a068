import type { Offer } from "@lane/contract/offers.ts";
import { maxKindWordsLength } from "@lane/domain/memberships.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useDeclineOffer } from "./guests.queries.ts";

interface DeclineOfferProps {
  readonly offer: Offer;
  readonly onDeclined: () => void;
  readonly onCancel: () => void;
}

/** A guest should not be left without a word; one is proposed. */
export function DeclineOffer({ offer: { memory, name }, onDeclined, onCancel }: DeclineOfferProps) {
  const { t } = useLingui();
  const decline = useDeclineOffer(() => {
    toast("success", t`Declined. ${name} keeps the memory.`);
    onDeclined();
  });
  const [words, setWords] = useState(
    () => t`Thank you for writing this down for me. I won't put it on my timeline, but I'm glad I could read it.`,
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("textarea")?.focus(), []);
  const kind = words.trim();
  return (
    <div ref={box} className="mt-6 grid gap-3 rounded-card border border-rule bg-paper p-4">
      <TextArea
        label={t`A kind word for ${name}`}
        hint={t`${name} will get this with your answer and keep the memory.`}
        rows={3}
        maxLength={maxKindWordsLength}
        value={words}
        onValueChange={setWords}
      />
      <AlertNote summary={t`That didn't work`} text={decline.error ? errorText(decline.error) : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button
          className="grow sm:grow-0"
          busy={decline.isPending}
          onClick={() => decline.mutate({ memoryId: memory._id, ...(kind === "" ? {} : { words: kind }) })}
        >
          {t`Decline`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
