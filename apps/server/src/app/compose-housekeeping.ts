import { createIdempotencySweep } from "#adapters/idempotency/database-idempotency.ts";
import { createDatabaseJobSweep } from "#adapters/jobs/database-job-eraser.ts";
import { createRateLimitSweep } from "#adapters/rate-limits/database-rate-limiter.ts";
import { createCodesRepository } from "#features/codes/codes.repository.ts";
import { housekeepingHandlers } from "#features/housekeeping/housekeeping.handlers.ts";
import { createInvitationsRepository } from "#features/memberships/invitations.repository.ts";
import { createFormerMembershipsRepository } from "#features/memberships/memberships.repository.ts";
import { createErrorCountsSweep } from "#features/operator/error-counts.repository.ts";
import { createOperatorActionsSweep } from "#features/operator/operator-actions.repository.ts";
import { createOperatorSessionsSweep } from "#features/operator/operator-sessions.repository.ts";
import { createOutboxSweep } from "#features/outbox/outbox.repository.ts";
import type { OutboxService } from "#features/outbox/outbox.service.ts";
import { createPasswordsRepository } from "#features/passwords/passwords.repository.ts";
import { createAddressUndoSweep } from "#features/profile/address-undo.repository.ts";
import { createRegistrationSweep } from "#features/registration/registration.repository.ts";
import { createSessionSweep } from "#features/sessions/session-sweep.repository.ts";
import { createSharesSweep } from "#features/shares/share-uses.repository.ts";
import { createWithdrawalLinksSweep } from "#features/subscriptions/orders.repository.ts";
import { createPaymentEventsSweep } from "#features/subscriptions/payment-events.repository.ts";
import type { JobHandler } from "#ports/job-queue.ts";

import type { AppContext } from "./app-context.ts";

interface HousekeepingParts extends Pick<AppContext, "clock" | "database"> {
  readonly outbox: Pick<OutboxService, "removeExpired">;
  readonly files: { removeBefore(before: number): Promise<void> };
}

/** The sweeps of expired rows, each by the owner of its table. */
export function composeHousekeeping({ clock, database: { db }, outbox, files }: HousekeepingParts): JobHandler[] {
  const sessions = createSessionSweep(db);
  const sweeps = [
    createIdempotencySweep(db),
    createRateLimitSweep(db),
    createRegistrationSweep(db),
    createAddressUndoSweep(db),
    createPasswordsRepository(db),
    createCodesRepository(db),
    createOutboxSweep(db),
    createDatabaseJobSweep(db),
    createWithdrawalLinksSweep(db),
    createPaymentEventsSweep(db),
    createSharesSweep(db),
    createInvitationsRepository(db),
    createFormerMembershipsRepository(db),
    createOperatorActionsSweep(db),
    createOperatorSessionsSweep(db),
    createErrorCountsSweep(db),
    sessions,
  ];
  return housekeepingHandlers({ sweeps, sessions, outbox, files, clock });
}
