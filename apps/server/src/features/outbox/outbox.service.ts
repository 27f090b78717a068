import { z } from "zod";

import { createId } from "#lib/ids.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import { HopelessJobError, type JobQueue } from "#ports/job-queue.ts";
import { MailError, type Mailer } from "#ports/mailer.ts";
import type { MailAbout, Outbox, OutgoingMail } from "#ports/outbox.ts";
import type { Transact } from "#ports/transact.ts";

import { deliverMail } from "./outbox.jobs.ts";
import type { OutboxRepository } from "./outbox.repository.ts";

interface OutboxDeps {
  readonly repository: OutboxRepository;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly sealer: Sealer;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
});

export function createOutboxService(deps: OutboxDeps) {
  const { repository, jobs, mailer, sealer, clock, transact } = deps;
  const addressHash = (address: string): string => deps.fingerprint("mail-to", address);
  const accountHash = (accountId: string): string => deps.fingerprint("mail-about", accountId);

  return {
    async post(mail: OutgoingMail, { accountId, keptMs }: MailAbout = {}): Promise<void> {
      const now = clock.now();
      const id = createId(now);
      const row = {
        id,
        sealed: sealer.seal(JSON.stringify(mail)),
        addressHash: addressHash(mail.to),
        accountHash: accountId === undefined ? null : accountHash(accountId),
        keptUntil: keptMs === undefined ? null : now + keptMs,
      };
      // One transaction: a mail without its job would wait for ever.
      await transact(async () => {
        await repository.insert(row, now);
        await jobs.enqueue(deliverMail, { mailId: id });
      });
    },

    /** A mail that has left already is not sent again; a crash just after sending is told apart by its Message-ID. */
    async deliver(mailId: string): Promise<void> {
      const waiting = await repository.findWaiting(mailId);
      if (!waiting) return;
      const mail = mailSchema.parse(JSON.parse(sealer.open(waiting.sealed)));
      try {
        await mailer.send({ id: waiting.id, ...mail });
      } catch (error) {
        if (error instanceof MailError && error.code === "refused") throw new HopelessJobError(error.message);
        throw error;
      }
      // The recipient's account may have been erased while the mail was being sent.
      if (!(await repository.markSent(waiting.id, clock.now()))) await mailer.forget([waiting.id]);
    },

    /** Mails to an address belong to the account that has it, or had it. */
    claim: (address: string, accountId: string): Promise<void> =>
      repository.setAccount(addressHash(address), accountHash(accountId)),

    /** Removes the waiting and the stored mails; call it before and after the account is erased. */
    async forget(address: string, accountId: string): Promise<void> {
      const ids = await repository.listOf(addressHash(address), accountHash(accountId));
      await mailer.forget(ids, address);
      await repository.remove(ids);
    },

    async removeExpired(): Promise<void> {
      const ids = await repository.listExpired(clock.now());
      await mailer.forget(ids);
      await repository.remove(ids);
    },
  } satisfies Outbox & Record<string, unknown>;
}

export type OutboxService = ReturnType<typeof createOutboxService>;
