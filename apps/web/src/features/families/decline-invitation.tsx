import type { ReceivedInvitation } from "@lane/contract/memberships.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { toast } from "#ui/toast-queue.ts";

import { AlsoBlock } from "./also-block.tsx";
import { useDeclineInvitation } from "./families.queries.ts";
import { Question } from "./question.tsx";

interface DeclineInvitationProps {
  readonly invitation: ReceivedInvitation;
  readonly onKeep: () => void;
  readonly onDeclined: () => void;
}

export function DeclineInvitation({ invitation: { id, from }, onKeep, onDeclined }: DeclineInvitationProps) {
  const { t } = useLingui();
  const [alsoBlock, setAlsoBlock] = useState(false);
  const decline = useDeclineInvitation(() => {
    toast("success", alsoBlock ? t`Declined. ${from} is blocked.` : t`Declined`);
    onDeclined();
  });
  return (
    <Question
      title={t`Decline this invitation?`}
      confirmText={alsoBlock ? t`Decline and block` : t`Decline`}
      keepText={t`Keep it`}
      failureSummary={t`That didn't work`}
      error={decline.error}
      isBusy={decline.isPending}
      onKeep={onKeep}
      onConfirm={() => decline.mutate({ id, ...(alsoBlock ? { alsoBlock } : {}) })}
    >
      <p>
        {alsoBlock ? (
          <Trans>{from} will see that you declined.</Trans>
        ) : (
          <Trans>{from} will see that you declined, and can invite you again later.</Trans>
        )}
      </p>
      <AlsoBlock name={from} isChosen={alsoBlock} onChosenChange={setAlsoBlock} />
    </Question>
  );
}
