import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notice, Notices } from "#ports/notices.ts";
import type { Outbox } from "#ports/outbox.ts";

import { noticeSchema } from "./notice-schema.ts";
import { writeNotice } from "./notices.jobs.ts";
import { type Addressee, mailFor } from "./write-mail.ts";

interface NoticesDeps {
  readonly accounts: { findByEmail(email: string): Promise<Addressee | undefined> };
  readonly outbox: Outbox;
  readonly jobs: JobQueue;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/**
 * What is to be told is decided at once, whom and how only later, in a job: an answer that waited for it would show by
 * its time whether an address has an account.
 */
export function createNoticesService({ accounts, outbox, jobs, sealer, clock, baseUrl }: NoticesDeps) {
  return {
    async post(notice: Notice): Promise<void> {
      await jobs.enqueue(writeNotice, { sealed: sealer.seal(JSON.stringify(notice)) });
    },

    async write(sealed: string): Promise<void> {
      const notice = noticeSchema.parse(JSON.parse(sealer.open(sealed)));
      const account = await accounts.findByEmail(notice.email);
      const mail = mailFor(notice, account, { baseUrl, nowMs: clock.now() });
      if (mail) await outbox.post(mail);
    },
  } satisfies Notices & { write(sealed: string): Promise<void> };
}

export type NoticesService = ReturnType<typeof createNoticesService>;
