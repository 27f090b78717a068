import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Member } from "@lane/contract/memberships.ts";
import { isLastOwner } from "@lane/domain/memberships.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useLeave } from "./families.queries.ts";
import { Question } from "./question.tsx";
import { SavedChoice } from "./standing-choice.tsx";

interface LeaveVaultProps {
  readonly vault: JoinedTimeline;
  readonly members: readonly Member[];
  readonly onLeft: () => void;
}

/** What becomes of one's own memories, and the way out. */
export function LeaveVault({ vault, members, onLeft }: LeaveVaultProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const me = members.find(({ isMe }) => isMe);
  const mustHandOver = me !== undefined && isLastOwner(members, me.accountId);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t`Your memories in this vault`}</h3>
      {vault.choice !== null && vault.role !== "viewer" ? (
        <SavedChoice timelineId={vault.id} choice={vault.choice} />
      ) : (
        <p className="text-ink-soft">
          <Trans>You can only read here and haven't added any memories.</Trans>
        </p>
      )}
      {mustHandOver ? (
        <p className="text-ink-soft">
          <Trans>You're the only owner. Make someone else an owner first; then you can leave.</Trans>
        </p>
      ) : null}
      {!mustHandOver && !isAsking ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
          {t`Leave the vault`}
        </Button>
      ) : null}
      {isAsking ? <LeaveQuestion vault={vault} onKeep={() => setIsAsking(false)} onLeft={onLeft} /> : null}
    </section>
  );
}

interface LeaveQuestionProps {
  readonly vault: JoinedTimeline;
  readonly onKeep: () => void;
  readonly onLeft: () => void;
}

function LeaveQuestion({ vault: { id, name, choice, role }, onKeep, onLeft }: LeaveQuestionProps) {
  const { t } = useLingui();
  const leave = useLeave(() => {
    toast("success", t`You've left “${name}”.`);
    onLeft();
  });
  return (
    <Question
      title={t`Leave “${name}”?`}
      confirmText={t`Leave`}
      keepText={t`Stay`}
      failureSummary={t`You're still a member`}
      error={leave.error}
      isBusy={leave.isPending}
      onKeep={onKeep}
      onConfirm={() => leave.mutate({ timelineId: id })}
    >
      <p>
        <Trans>You won't be able to open it any more, unless someone invites you again.</Trans>
      </p>
      {role === "viewer" || choice === null ? null : (
        <p>
          {choice === "stays"
            ? t`Your memories stay with the family, under your name.`
            : t`Your memories move back to your own timeline.`}
        </p>
      )}
    </Question>
  );
}
