import type { Member } from "@lane/contract/memberships.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { ownTimelineOf, useJoinedTimelines } from "#api/joined-timelines.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { AlsoBlock } from "./also-block.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { useMembers, useRemoveMember } from "./families.queries.ts";
import type { FamilyLinks } from "./family-links.ts";
import { GuestForm } from "./guest-form.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { Question } from "./question.tsx";
import { WordButton } from "./word-button.tsx";

type Links = Pick<FamilyLinks, "PlansLink" | "OffersLink">;

/** People who write for the member's own timeline. */
export function HostedGuests({ links }: { readonly links: Links }) {
  const { data, error } = useJoinedTimelines();
  if (!data) {
    return error ? (
      <p className="text-ink-soft">{readErrorText(error)}</p>
    ) : (
      <SkeletonGroup>
        <Skeleton className="h-28" />
      </SkeletonGroup>
    );
  }
  const own = ownTimelineOf(data.timelines);
  return (
    <div className="grid gap-4">
      <div>
        <ConnectionNote />
        <Trans>
          Guests write memories for your timeline, in the years you choose. You read each one first and decide whether
          to place it.
        </Trans>
      </div>
      {own ? <GuestsOf timelineId={own.id} mayInvite={data.mayInviteGuests} links={links} /> : <NoTimeline />}
    </div>
  );
}

function NoTimeline() {
  return (
    <p className="text-ink-soft">
      <Trans>Set your timeline first, then you can invite guests.</Trans>
    </p>
  );
}

interface GuestsOfProps {
  readonly timelineId: string;
  readonly mayInvite: boolean;
  readonly links: Links;
}

function GuestsOf({ timelineId, mayInvite, links }: GuestsOfProps) {
  const { t } = useLingui();
  const { data } = useMembers(timelineId);
  const list = useRef<HTMLDivElement>(null);
  const guests = data?.members.filter(({ isMe }) => !isMe) ?? [];
  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      {guests.length === 0 ? null : (
        <>
          <ul aria-label={t`Your guests`} className="divide-y divide-rule border-y border-rule">
            {guests.map((guest) => (
              <GuestRow
                key={guest.accountId}
                timelineId={timelineId}
                guest={guest}
                onRemoved={() => list.current?.focus()}
              />
            ))}
          </ul>
          <links.OffersLink className="inline-flex min-h-11 items-center justify-self-start font-semibold">
            <Trans>What your guests have written for you</Trans>
          </links.OffersLink>
        </>
      )}
      <InvitationList invitations={data?.invitations ?? []} />
      {mayInvite ? <Inviting timelineId={timelineId} /> : <GuestPitch PlansLink={links.PlansLink} />}
    </div>
  );
}

function Inviting({ timelineId }: Pick<GuestsOfProps, "timelineId">) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <GuestForm timelineId={timelineId} onDone={() => setIsOpen(false)} />;
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
      {t`Invite a guest`}
    </Button>
  );
}

function GuestPitch({ PlansLink }: Pick<FamilyLinks, "PlansLink">) {
  if (!PlansLink) return null;
  return (
    <>
      <p className="text-ink-soft">
        <Trans>To invite guests, you need the Guest contributor add-on. Guests never pay.</Trans>
      </p>
      <PlansLink className={`${buttonStyle("secondary")} justify-self-start`}>
        <Trans>See the plans</Trans>
      </PlansLink>
    </>
  );
}

interface GuestRowProps {
  readonly timelineId: string;
  readonly guest: Member;
  readonly onRemoved: () => void;
}

function GuestRow({ timelineId, guest, onRemoved }: GuestRowProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const [alsoBlock, setAlsoBlock] = useState(false);
  const { accountId, name, colour, years, email } = guest;
  const remove = useRemoveMember(() => {
    toast("success", t`${name} is no longer your guest.`);
    onRemoved();
  });
  const facts = [...(years ? [`${years.from}–${years.to}`] : []), ...(email === null ? [] : [email])];
  return (
    <li className="py-3">
      <div className="flex gap-3">
        <PersonInitial name={name} colour={colour} className="mt-0.5 size-9" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere" dir="auto">
            {name}
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">{facts.join("\u00a0· ")}</p>
          {isAsking ? null : (
            <WordButton about={name} onClick={() => setIsAsking(true)}>
              {t`Remove`}
            </WordButton>
          )}
        </div>
      </div>
      {isAsking ? (
        <Question
          title={t`Remove ${name}?`}
          confirmText={alsoBlock ? t`Remove and block` : t`Remove`}
          keepText={t`Keep`}
          failureSummary={t`${name} is still your guest`}
          error={remove.error}
          isBusy={remove.isPending}
          onKeep={() => setIsAsking(false)}
          onConfirm={() => remove.mutate({ timelineId, accountId, ...(alsoBlock ? { alsoBlock } : {}) })}
        >
          <p>
            <Trans>
              {name} won't be able to write for your timeline any more. You keep what you've placed; they keep the rest.
            </Trans>
          </p>
          <AlsoBlock name={name} isChosen={alsoBlock} onChosenChange={setAlsoBlock} />
        </Question>
      ) : null}
    </li>
  );
}
