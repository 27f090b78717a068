import type { ShareMail } from "@lane/domain/shares.ts";

import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notice, Notices } from "#ports/notices.ts";
import type { Outbox } from "#ports/outbox.ts";

import { noticeSchema, writeNotice } from "./notices.jobs.ts";
import { type Addressee, isAboutSharing, mailFor } from "./write-mail.ts";

interface NoticesDeps {
  readonly accounts: {
    findByEmail(email: string): Promise<(Addressee & { readonly id: string }) | undefined>;
    findById(accountId: string): Promise<object | undefined>;
  };
  /** Which mails an address wants; satisfied by the mail choices in app/compose-people.ts. */
  readonly choices: {
    wants(address: string, kind: ShareMail): Promise<boolean>;
    unsubscribeTokenFor(address: string, kind: ShareMail): string;
    /** Whether an account still wants a question by mail. */
    wantsQuestions(accountId: string): Promise<boolean>;
    questionTokenFor(accountId: string): string;
  };
  /** Whether who has an address wants nothing of the sender; satisfied by the blocked people in app/compose-people.ts. */
  readonly blocked: { isBlockedAt(address: string, senderId: string): Promise<boolean> };
  readonly outbox: Outbox;
  readonly jobs: JobQueue;
  readonly sealer: Sealer;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Without a mail server, the last mail of a deleted account stays in the folder for this long. */
const receiptKeptMs = 24 * 60 * 60 * 1000;

/**
 * The notice is queued at once, and its recipient is looked up later, in a job: an answer that waited for the lookup
 * would reveal by its time whether an address has an account.
 */
export function createNoticesService(deps: NoticesDeps) {
  const { accounts, choices, blocked, outbox, jobs, sealer, clock, baseUrl } = deps;
  const hashOf = (whom: string): string => deps.fingerprint("notice-about", whom);

  async function isUnwanted(notice: Notice): Promise<boolean> {
    if (notice.kind === "year-question") return !(await choices.wantsQuestions(notice.accountId));
    if (!isAboutSharing(notice)) return false;
    if (!(await choices.wants(notice.email, notice.kind))) return true;
    return "from" in notice && blocked.isBlockedAt(notice.email, notice.accountId);
  }

  return {
    async post(notice: Notice): Promise<void> {
      const whom = isSentAnyway(notice) ? [] : [notice.email, accountOf(notice)];
      const about = whom.filter((name) => name !== undefined).map(hashOf);
      await jobs.enqueue(writeNotice, { sealed: sealer.seal(JSON.stringify(notice)), about });
    },

    /** The keyed hashes by which queued jobs to or about a person are found. */
    namesOf: (email: string, accountId: string): string[] => [email, accountId].map(hashOf),

    async write(sealed: string): Promise<void> {
      const notice = noticeSchema.parse(JSON.parse(sealer.open(sealed)));
      if (await isUnwanted(notice)) return;
      const account = await accounts.findByEmail(notice.email);
      const mail = mailFor(notice, account, {
        baseUrl,
        nowMs: clock.now(),
        unsubscribeTokenFor: (address, kind) => choices.unsubscribeTokenFor(address, kind),
        questionTokenFor: (accountId) => choices.questionTokenFor(accountId),
      });
      if (!mail) return;
      const accountId = accountOf(notice) ?? account?.id;
      const isGone = isSentAnyway(notice) && (accountId === undefined || !(await accounts.findById(accountId)));
      await outbox.post(mail, isGone ? { keptMs: receiptKeptMs } : { accountId });
    },
  } satisfies Notices & Record<string, unknown>;
}

export type NoticesService = ReturnType<typeof createNoticesService>;

/**
 * These mails are sent although the account is gone: the receipt of the deletion, and the warning to a former address,
 * which a thief of the account could otherwise delete with the account.
 */
function isSentAnyway({ kind }: Notice): boolean {
  return kind === "account-deleted" || kind === "address-changed";
}

/** For mails to an address that the account does not have, or has no longer. */
function accountOf(notice: Notice): string | undefined {
  return "accountId" in notice && notice.accountId !== "" ? notice.accountId : undefined;
}
