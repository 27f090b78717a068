import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import { dayMs } from "./invitation-times.ts";
import type { InvitationsRepository, ReceivedRecord } from "./invitations.repository.ts";
import type { MemberAccounts } from "./membership-dependencies.ts";
import { nameOf } from "./membership-gate.ts";

/** To one address, of all who invite together. */
const mailsADay = 5;

interface InvitationMailsDeps {
  readonly repository: Pick<InvitationsRepository, "markMailed">;
  readonly accounts: MemberAccounts;
  readonly notices: Notices;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

export function createInvitationMails({ repository, accounts, notices, limiter, clock }: InvitationMailsDeps) {
  return {
    /** Joins the surrounding transaction. An address that got many today is left in peace; the invitation waits there. */
    async send({ id, address, invitedBy, timelineKind, timelineName }: ReceivedRecord): Promise<void> {
      const inviter = await accounts.findById(invitedBy);
      const verdict = await limiter.take("mails that invite", address, { count: mailsADay, perMs: dayMs });
      if (!inviter || !verdict.isAllowed) return;
      await repository.markMailed(id, clock.now());
      await notices.post({
        kind: "invited",
        email: address,
        from: nameOf(inviter),
        accountId: invitedBy,
        vault: timelineKind === "vault" ? (timelineName ?? "") : "",
        language: inviter.language,
      });
    },
  };
}

export type InvitationMails = ReturnType<typeof createInvitationMails>;
