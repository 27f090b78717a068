import type { DemoCard as Card } from "@lane/contract/subscriptions.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { toast } from "#ui/toast-queue.ts";

import { DemonstrationNote, SampleCards } from "./sample-cards.tsx";
import { useChangeCard } from "./subscriptions.queries.ts";

interface DemoCardProps {
  readonly subscriptionsLink: ReactNode;
  readonly onChanged: () => void;
}

/** Replaces the sample card, which pays what is open. */
export function DemoCard({ subscriptionsLink, onChanged }: DemoCardProps) {
  const { t } = useLingui();
  const [card, setCard] = useState<Card>("paid");
  const change = useChangeCard();

  function handleChange() {
    change.mutate(card, {
      onSuccess: ({ result }) => {
        if (result === "declined") return;
        toast("success", t`Your card has been changed.`);
        onChanged();
      },
    });
  }

  return (
    <div className="mx-auto max-w-xl">
      <PageHeading title={t`Demonstration`}>
        <DemonstrationNote />
      </PageHeading>
      <div className="grid gap-6 rounded-card border border-rule bg-card p-5 shadow-soft sm:p-7">
        <SampleCards card={card} onCardChange={setCard} />
        <AlertNote
          summary={t`The card was declined`}
          text={change.data?.result === "declined" ? t`Please choose another sample card.` : undefined}
        />
        <AlertNote summary={t`That didn't work`} text={change.error ? errorText(change.error) : undefined} />
        <div className="grid justify-items-center gap-2">
          <Button className="w-full" busy={change.isPending} onClick={handleChange}>{t`Use this card`}</Button>
          {subscriptionsLink}
        </div>
      </div>
    </div>
  );
}
