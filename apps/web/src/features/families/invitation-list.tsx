import type { Invitation } from "@lane/contract/memberships.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { shortDayText } from "#lib/day-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useResendInvitation, useWithdrawInvitation } from "./families.queries.ts";
import { useRoleWords } from "./role-words.ts";
import { WordButton } from "./word-button.tsx";

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
}

/** Those that somebody may still accept, and those that ran out or were declined. */
export function InvitationList({ invitations }: InvitationListProps) {
  const { t } = useLingui();
  const shown = invitations.filter(({ state }) => state === "open" || state === "expired" || state === "declined");
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t`Invitations`} className="divide-y divide-rule">
      {shown.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useLingui();
  const { id, email, state } = invitation;
  const resend = useResendInvitation(() => toast("success", t`We've sent an invitation to ${email}.`));
  const withdraw = useWithdrawInvitation(() => toast("success", t`Invitation withdrawn.`));
  const failure = resend.error ?? withdraw.error;
  return (
    <li className="flex gap-3 py-3">
      <PersonInitial name={null} className="mt-0.5 size-9" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">
          <InvitationFacts invitation={invitation} />
        </p>
        <div className="flex flex-wrap gap-x-5">
          {state === "declined" ? null : (
            <WordButton
              about={email}
              aria-disabled={resend.isPending || undefined}
              onClick={() => {
                if (!resend.isPending) resend.mutate({ id });
              }}
            >
              {t`Send again`}
            </WordButton>
          )}
          {state === "open" ? (
            <WordButton
              about={email}
              aria-disabled={withdraw.isPending || undefined}
              onClick={() => {
                if (!withdraw.isPending) withdraw.mutate({ id });
              }}
            >
              {t`Withdraw`}
            </WordButton>
          ) : null}
        </div>
        <AlertNote summary={t`That didn't work`} text={failure ? errorText(failure) : undefined} />
      </div>
    </li>
  );
}

/** May write or read, or the years of a guest; then how the invitation stands. */
function InvitationFacts({ invitation: { role, years, state, expiresAt } }: { readonly invitation: Invitation }) {
  const { t } = useLingui();
  const words = useRoleWords();
  // The moment is read once: while the list is open, no day passes that matters.
  const [nowMs] = useState(() => Date.now());
  const day = shortDayText(expiresAt, nowMs);
  const states = {
    open: t`Invited, until ${day}`,
    expired: t`The invitation has expired`,
    declined: t`Declined`,
    accepted: "",
    withdrawn: "",
  };
  return [years ? `${years.from}–${years.to}` : words[role].name, states[state]].join("\u00a0· ");
}
