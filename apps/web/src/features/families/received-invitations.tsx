import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { ReceivedInvitation } from "@lane/contract/memberships.ts";
import type { StandingChoice } from "@lane/domain/memberships.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef, useState } from "react";

import { errorText, readErrorText } from "#api/errors.ts";
import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { dayText } from "#lib/day-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { ConnectionNote } from "./connection-note.tsx";
import { DeclineInvitation } from "./decline-invitation.tsx";
import { useAcceptInvitation } from "./families.queries.ts";
import { ReportInvitation } from "./report-invitation.tsx";
import { ChoiceField } from "./standing-choice.tsx";
import { useInvitationWords } from "./use-invitation-words.ts";

interface ReceivedInvitationsProps {
  /** The member's own name, under which they join; undefined until it is known. */
  readonly ownName: string | undefined;
  /** The member's own address, to which invitations are bound. */
  readonly email: string | undefined;
  /** The way on from an empty page. */
  readonly timelineLink: ReactNode;
  readonly onJoined: (timeline: JoinedTimeline) => void;
}

/** Invitations to the member's own address. */
export function ReceivedInvitations({ ownName, email, timelineLink, onJoined }: ReceivedInvitationsProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useJoinedTimelines();
  const top = useRef<HTMLDivElement>(null);
  if (!data) {
    return error ? (
      <div className="grid justify-items-start gap-4">
        <AlertNote summary={t`We couldn't load your invitations`} text={readErrorText(error)} />
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </div>
    ) : (
      <SkeletonGroup>
        <Skeleton className="h-72 rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <div ref={top} tabIndex={-1} className="max-w-measure outline-none">
      <ConnectionNote />
      <div className="grid gap-6">
        {data.invitations.length === 0 ? <NoInvitation email={email} timelineLink={timelineLink} /> : null}
        {data.invitations.map((invitation) => (
          <InvitationCard
            key={invitation.id}
            invitation={invitation}
            ownName={ownName}
            onJoined={onJoined}
            onDeclined={() => top.current?.focus()}
          />
        ))}
      </div>
    </div>
  );
}

function NoInvitation({ email, timelineLink }: Pick<ReceivedInvitationsProps, "email" | "timelineLink">) {
  const { t } = useLingui();
  const address = email === undefined ? undefined : <strong className="wrap-anywhere">{asWritten(email)}</strong>;
  return (
    <EmptyState
      motif={<Flower memoryId="invitations-page" className="h-24" />}
      title={t`No open invitations`}
      actions={timelineLink}
    >
      <p>
        <Trans>Invitations are valid for seven days. If yours has expired, just ask for a new one.</Trans>
      </p>
      {address ? (
        <p className="mt-3">
          <Trans>These are invitations sent to {address}. Was yours sent to another address?</Trans>
        </p>
      ) : null}
    </EmptyState>
  );
}

interface InvitationCardProps extends Pick<ReceivedInvitationsProps, "ownName" | "onJoined"> {
  readonly invitation: ReceivedInvitation;
  readonly onDeclined: () => void;
}

function InvitationCard({ invitation, ownName, onJoined, onDeclined }: InvitationCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const words = useInvitationWords(invitation, ownName);
  const [choice, setChoice] = useState<StandingChoice>("goes");
  const [asked, setAsked] = useState<"decline" | "report">();
  const accept = useAcceptInvitation((timeline) => {
    toast("success", words.joined);
    onJoined(timeline);
  });
  const { id, from, kind, role, expiresAt } = invitation;
  const hasChoice = kind === "vault" && role === "contributor";
  const day = dayText(expiresAt);

  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-4 rounded-card border border-rule bg-card p-5 shadow-soft sm:p-6"
    >
      <div className="flex items-start gap-3">
        <PersonInitial name={from} className="mt-0.5 size-12 text-xl" />
        <div className="min-w-0">
          <h2 id={headingId} className="text-2xl wrap-anywhere">
            {words.title}
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>Open until {day}</Trans>
          </p>
        </div>
      </div>
      <p>{words.youSee}</p>
      <p>{words.othersSee}</p>
      {hasChoice ? <ChoiceField value={choice} onValueChange={setChoice} /> : null}
      <AlertNote summary={t`You haven't joined yet`} text={accept.error ? errorText(accept.error) : undefined} />
      {asked === "decline" ? (
        <DeclineInvitation invitation={invitation} onKeep={() => setAsked(undefined)} onDeclined={onDeclined} />
      ) : null}
      {asked === "report" ? <ReportInvitation invitation={invitation} onClose={() => setAsked(undefined)} /> : null}
      {asked === undefined ? (
        <div className="flex flex-wrap gap-3">
          <Button
            className="grow sm:grow-0"
            busy={accept.isPending}
            onClick={() => accept.mutate({ id, ...(hasChoice ? { choice } : {}) })}
          >
            {t`Accept`}
          </Button>
          <Button variant="secondary" className="grow sm:grow-0" onClick={() => setAsked("decline")}>
            {t`Decline`}
          </Button>
          <Button variant="quiet" className="px-3!" onClick={() => setAsked("report")}>
            {t`Report misuse`}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
