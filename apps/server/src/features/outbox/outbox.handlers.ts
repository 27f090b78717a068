import { handle, type JobHandler } from "#ports/job-queue.ts";

import { deliverMail } from "./outbox.jobs.ts";
import type { OutboxService } from "./outbox.service.ts";

export function outboxHandlers(outbox: OutboxService): JobHandler[] {
  return [handle(deliverMail, ({ mailId }) => outbox.deliver(mailId))];
}
