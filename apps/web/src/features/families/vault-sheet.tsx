import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Member } from "@lane/contract/memberships.ts";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";

import { readErrorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { ConnectionNote } from "./connection-note.tsx";
import { useMembers } from "./families.queries.ts";
import type { FamilyLinks } from "./family-links.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LeaveVault } from "./leave-vault.tsx";
import { MemberRow } from "./member-row.tsx";
import { VaultKeepsakes } from "./vault-keepsakes.tsx";
import { VaultNotes } from "./vault-notes.tsx";
import { VaultSettings } from "./vault-settings.tsx";

interface VaultSheetProps {
  readonly vault: JoinedTimeline;
  readonly links: FamilyLinks;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A vault and everybody in it. */
export function VaultSheet({ vault, links, isOpen, onClose }: VaultSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={vault.name} snapPoints={[useRoomySnapPoint(0.9)]}>
      <ConnectionNote />
      <div className="grid gap-8">
        <VaultNotes vault={vault} />
        <VaultMembers vault={vault} isOpen={isOpen} onLeft={onClose} />
        <VaultKeepsakes vault={vault} links={links} />
        {vault.role === "owner" ? <VaultSettings key={vault.name} vault={vault} /> : null}
      </div>
    </Sheet>
  );
}

interface VaultMembersProps extends Pick<VaultSheetProps, "vault" | "isOpen"> {
  readonly onLeft: () => void;
}

function VaultMembers({ vault, isOpen, onLeft }: VaultMembersProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useMembers(vault.id, isOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) {
    return error ? (
      <div className="grid justify-items-start gap-4">
        <AlertNote summary={t`We couldn't load the members`} text={readErrorText(error)} />
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </div>
    ) : (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </SkeletonGroup>
    );
  }
  const { members, invitations } = data;
  return (
    <>
      <section>
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t`Members`}
        </h3>
        <ul className="divide-y divide-rule">
          {inOrder(members).map((member) => (
            <MemberRow
              key={member.accountId}
              vault={vault}
              member={member}
              members={members}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      </section>
      {vault.role === "owner" ? (
        <section className="grid gap-3">
          <h3 className="text-lg">{t`Add members`}</h3>
          <InvitationList invitations={invitations} />
          {vault.isReadOnly || vault.deletesAt !== null ? null : <InviteForm timelineId={vault.id} />}
        </section>
      ) : null}
      <LeaveVault vault={vault} members={members} onLeft={onLeft} />
    </>
  );
}

/** Oneself first. */
function inOrder(members: readonly Member[]): Member[] {
  return members.toSorted((one, other) => Number(other.isMe) - Number(one.isMe));
}
