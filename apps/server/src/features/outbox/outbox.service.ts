import { z } from "zod";

import { createId } from "#lib/ids.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import { HopelessJobError, type JobQueue } from "#ports/job-queue.ts";
import { MailError, type Mailer } from "#ports/mailer.ts";
import type { Outbox, OutgoingMail } from "#ports/outbox.ts";
import type { Transact } from "#ports/transact.ts";

import { deliverMail } from "./outbox.jobs.ts";
import type { OutboxRepository } from "./outbox.repository.ts";

interface OutboxDeps {
  readonly repository: OutboxRepository;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly transact: Transact;
}

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

export function createOutboxService({ repository, jobs, mailer, sealer, clock, transact }: OutboxDeps) {
  return {
    async post(mail: OutgoingMail): Promise<void> {
      const now = clock.now();
      const id = createId(now);
      // One transaction: a mail without its job would wait for ever.
      await transact(async () => {
        await repository.insert({ id, sealed: sealer.seal(JSON.stringify(mail)) }, now);
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
      await repository.markSent(waiting.id, clock.now());
    },
  } satisfies Outbox & { deliver(mailId: string): Promise<void> };
}

export type OutboxService = ReturnType<typeof createOutboxService>;
