import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerMailsRepository } from "./answer-mails.repository.ts";
import type { MailLimit } from "./mail-limit.ts";

/** News wait for this long, so that one mail has all of them. */
const quietMs = 60 * 60 * 1000;

interface AnswerMailsDeps {
  readonly repository: AnswerMailsRepository;
  readonly notices: Notices;
  readonly limit: MailLimit;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Answered {
  readonly askId: string;
  readonly address: string | null;
  readonly mailedAt: number | null;
}

/** Mails about answers: to who asked, and thanks to who answered. None of them has a word of the answer. */
export function createAnswerMails({ repository, notices, limit, sealer, clock, transact }: AnswerMailsDeps) {
  /** The mark and the mail are one transaction, so that nothing is told twice or never. */
  async function tellOwner(accountId: string, email: string): Promise<void> {
    await transact(async () => {
      const names = [...new Set(await repository.takeAnswered(accountId, clock.now()))];
      if (names.length > 0) await notices.post({ kind: "question-answered", email, names: names.toSorted(inOrder) });
    });
  }

  return {
    /** To the address that the question was mailed to, if there is one. Joins the surrounding transaction. */
    async thank(accountId: string, { askId, address, mailedAt }: Answered): Promise<void> {
      if (address === null || mailedAt === null) return;
      const owner = await repository.findOwner(askId);
      if (!owner || !(await limit.take(address))) return;
      const isOpen = owner.endedAt === null && clock.now() < owner.expiresAt;
      await notices.post({
        kind: "answer-thanked",
        email: address,
        from: owner.name,
        accountId,
        tokens: isOpen ? [sealer.open(owner.sealedToken)] : [],
        language: owner.language,
      });
    },

    /** One task for each mail to write. Once an hour is over for one answer, the newer ones are told with it. */
    async listUntold(): Promise<(() => Promise<void>)[]> {
      const owners = await repository.listAnswered(quietMs, clock.now());
      return owners.map(
        ({ accountId, email }) =>
          () =>
            tellOwner(accountId, email),
      );
    },
  };
}

export type AnswerMails = ReturnType<typeof createAnswerMails>;

function inOrder(one: string, other: string): number {
  return one.localeCompare(other);
}
