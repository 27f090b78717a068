import { createQuestionDelivery } from "#features/question-subscriptions/question-delivery.service.ts";
import { questionSubscriptionsHandlers } from "#features/question-subscriptions/question-subscriptions.handlers.ts";
import { createQuestionSubscriptionsRepository } from "#features/question-subscriptions/question-subscriptions.repository.ts";
import { createQuestionSubscriptionsService } from "#features/question-subscriptions/question-subscriptions.service.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { AppContext } from "./app-context.ts";

type DeliveryDeps = Parameters<typeof createQuestionDelivery>[0];

type SubscriptionParts = Pick<AppContext, "database" | "clock">;

/** Composes who wants a question by mail. */
export function composeQuestionSubscriptions({ database: { db }, clock }: SubscriptionParts) {
  return createQuestionSubscriptionsService({ repository: createQuestionSubscriptionsRepository(db), clock });
}

interface DeliveryParts extends SubscriptionParts, Pick<DeliveryDeps, "accounts"> {
  readonly people: Pick<DeliveryDeps, "notices">;
  readonly timelines: { readonly services: { readonly timelines: OpenTimelines } };
  readonly prompts: { readonly mailable: DeliveryDeps["questions"] };
}

interface OpenTimelines {
  openYears(viewer: Viewer): Promise<{ readonly years: readonly number[] } | undefined>;
}

/** Composes the mails with a question. */
export function composeQuestionDelivery({ database, clock, accounts, people, timelines, prompts }: DeliveryParts) {
  const { db, transact } = database;
  const open = timelines.services.timelines;
  const delivery = createQuestionDelivery({
    repository: createQuestionSubscriptionsRepository(db),
    accounts,
    timelines: { openYears: async (accountId) => (await open.openYears({ accountId, sessionId: "" }))?.years ?? [] },
    questions: prompts.mailable,
    notices: people.notices,
    clock,
    transact,
  });
  return { handlers: questionSubscriptionsHandlers(delivery) };
}
