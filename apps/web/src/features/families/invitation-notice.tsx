import { Plural } from "@lingui/react/macro";
import { MailOpen } from "lucide-react";

import { buttonStyle } from "#ui/button-style.ts";

import type { FamilyLinks } from "./family-links.ts";

interface InvitationNoticeProps extends Pick<FamilyLinks, "InvitationsLink"> {
  readonly count: number;
}

/** Leads to invitations that wait for an answer. */
export function InvitationNotice({ count, InvitationsLink }: InvitationNoticeProps) {
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <InvitationsLink className={buttonStyle()}>
        <MailOpen aria-hidden="true" className="size-5" />
        <Plural value={count} one="You have an invitation" other="You have # invitations" />
      </InvitationsLink>
    </div>
  );
}
