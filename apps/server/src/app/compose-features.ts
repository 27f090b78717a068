import { createChildPhotoResizer } from "#adapters/photo-resizer/child-photo-resizer.ts";
import { createChildTypesetter } from "#adapters/typesetter/child-typesetter.ts";
import { closed } from "#features/exports/exporters.ts";
import type { OutboxService } from "#features/outbox/outbox.service.ts";
import type { Router } from "#http/router.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Idempotency } from "#ports/idempotency.ts";
import type { JobHandler, JobQueue } from "#ports/job-queue.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { AppContext } from "./app-context.ts";
import { composeArchive } from "./compose-archive.ts";
import { composeAsks } from "./compose-asks.ts";
import { composeBooks } from "./compose-books.ts";
import { composeExports } from "./compose-exports.ts";
import { composeFiles } from "./compose-files.ts";
import { composeImports } from "./compose-imports.ts";
import { composeLifeline } from "./compose-lifeline.ts";
import { composeMemberships } from "./compose-memberships.ts";
import { composeOperator } from "./compose-operator.ts";
import { composeOverviews } from "./compose-overviews.ts";
import { composePeople } from "./compose-people.ts";
import { composePrintOrders } from "./compose-print-orders.ts";
import { composePrompts } from "./compose-prompts.ts";
import { composeQuestionDelivery } from "./compose-question-subscriptions.ts";
import { composeShares } from "./compose-shares.ts";
import { composeSubscriptions } from "./compose-subscriptions.ts";
import { composeTimelines } from "./compose-timelines.ts";
import { composeTranscripts } from "./compose-transcripts.ts";

interface FeatureParts extends AppContext {
  /** Called in the transaction that deletes an account. */
  readonly rememberErased: (accountId: string) => Promise<void>;
  readonly jobs: JobQueue;
  readonly outbox: OutboxService;
  readonly limiter: RateLimiter;
  readonly idempotency: Idempotency;
  readonly sealer: Sealer;
  readonly cities: Parameters<typeof composePeople>[0]["cities"] & Parameters<typeof composePrompts>[0]["cities"];
}

/** Composes what belongs to an account: files, sign-in, plans, the timeline and what is shared of it. */
function composeAccount(parts: FeatureParts & Press & Pick<Parameters<typeof composePeople>[0], "endOrders">) {
  const files = composeFiles({
    ...parts,
    onRecordingReady: (file) => transcripts.services.transcriptWriting.queueAutomatically(file),
  });
  const people = composePeople({
    ...parts,
    media: files.files,
    endSubscription: (accountId) => subscriptions.services.subscriptions.end(accountId),
    shares: {
      async forgetAddress(email) {
        await shares.services.shares.forgetAddress(email);
        await asks.services.asks.forgetAddress(email);
      },
    },
    memberships: {
      assertMayGo: (accountId) => memberships.services.accountDepartures.assertMayGo(accountId),
      handOverAll: (accountId) => memberships.services.accountDepartures.handOverAll(accountId),
      leaveAll: (account) => memberships.services.accountDepartures.leaveAll(account),
    },
  });
  const { accounts, blocked } = people.services;
  const mailing = { accounts, blocked, notices: people.notices };
  const subscriptions = composeSubscriptions({ ...parts, accounts, notices: people.notices });
  const timelines = composeTimelines({ ...parts, ...subscriptions.services, accounts, files: files.files });
  const shares = composeShares({
    ...parts,
    ...mailing,
    passphrases: people.passphrases,
    files: files.shared,
    imported: files.imported,
    memories: timelines.services.memoryChanges,
  });
  const transcripts = composeTranscripts({ ...parts, accounts, memories: timelines.heard, shared: shares.heard });
  const asks = composeAsks({
    ...parts,
    ...mailing,
    files: files.files,
    imported: files.imported,
    answered: files.answered,
    memories: { ...timelines.services.memoryChanges, ...timelines.services.memories },
    reports: shares.services.shareAnswers,
  });
  const memberships = composeMemberships({
    ...parts,
    ...mailing,
    plans: subscriptions.services.plans,
    reports: shares.services.shareAnswers,
    transfers: timelines.transfers,
    vaultMemories: timelines.vaultMemories,
    vaultPictures: timelines.vaultPictures,
    offered: {
      details: (viewer, memoryId) => timelines.services.memories.details(viewer, memoryId),
      present: timelines.presentMemories,
      create: (viewer, memory) => timelines.services.memoryChanges.create(viewer, memory),
    },
    files: { ...files.imported, findShared: files.shared.findShared },
  });
  return { files, people, subscriptions, timelines, shares, transcripts, asks, memberships };
}

type Account = ReturnType<typeof composeAccount>;
type Press = ReturnType<typeof composePress>;

/** Shared by all features that print. */
function composePress() {
  return { photoResizer: createChildPhotoResizer(), typesetter: createChildTypesetter() };
}

function composeImported(
  parts: FeatureParts,
  { files, people, timelines, transcripts }: Account,
  accountData: Parameters<typeof composeImports>[0]["accountData"],
) {
  return composeImports({
    ...parts,
    uploads: files.importUploads,
    imported: files.imported,
    memories: {
      ...timelines.imported,
      remove: (viewer, id, version) => timelines.services.memoryChanges.remove(viewer, id, version),
    },
    timelines: timelines.services.timelines,
    files: files.files,
    accountData,
    pictures: people.pictures,
    transcripts: transcripts.services.transcripts,
  });
}

/** Composes the member features, each with what it needs from the other features. */
export function composeFeatures(parts: FeatureParts) {
  const press = composePress();
  const account = composeAccount({
    ...parts,
    ...press,
    endOrders: (accountId) => printOrders.services.accountPrintOrders.endAll(accountId),
  });
  const { files, people, subscriptions, timelines, shares, transcripts, asks, memberships } = account;
  const { accounts } = people.services;
  const prompts = composePrompts({ ...parts, accounts });
  const questionMails = composeQuestionDelivery({ ...parts, accounts, people, timelines, prompts });
  const overviews = composeOverviews({
    ...parts,
    memories: timelines.overviewed,
    walk: timelines.walk,
    timelines: timelines.services.timelines,
    questions: prompts.services.prompts,
  });
  const { lifeline, archive, books } = composePrinting({ ...parts, ...press, accounts, ...timelines.services });
  const imports = composeImported(parts, account, { ...prompts.kept, hopes: lifeline.hopes });
  const exports = composeExports({
    ...parts,
    accounts,
    notices: people.notices,
    forget: files.files.forget,
    exporters: [...archive.exporters, closed(books.exporter), closed(lifeline.exporter)],
  });
  const ordered = { exports: exports.services.exports, forget: files.files.forget };
  const printOrders = composePrintOrders({ ...parts, ...people, ...subscriptions, ...ordered, accounts });
  const { plans } = subscriptions.services;
  const operator = composeOperator({ ...parts, ...people.services, ...people.operated, plans, files: files.files });
  const working = [files, people, subscriptions, exports, imports, shares, transcripts, asks, memberships, printOrders];

  return {
    services: {
      ...files.services,
      ...people.services,
      ...timelines.services,
      ...prompts.services,
      ...exports.services,
      ...subscriptions.services,
      ...shares.services,
      ...asks.services,
      ...memberships.services,
      ...transcripts.services,
      ...printOrders.services,
      archiveExporter: archive.exporter,
      ...operator.services,
    },
    /** For the operator, after the start. */
    remarks: transcripts.missing === undefined ? [] : [transcripts.missing],
    handlers: [...working, questionMails].flatMap(({ handlers }): JobHandler[] => handlers),
    close: books.close,
    mount(router: Router): void {
      for (const part of [...working, timelines, overviews, prompts]) part.mount(router);
      for (const part of [archive, books, lifeline]) part.mount(router, exports.services.exports);
    },
  };
}

/** Composes what makes files of an account's memories. */
function composePrinting(
  parts: Parameters<typeof composeArchive>[0] &
    Parameters<typeof composeLifeline>[0] &
    Parameters<typeof composeBooks>[0],
) {
  return { lifeline: composeLifeline(parts), archive: composeArchive(parts), books: composeBooks(parts) };
}
