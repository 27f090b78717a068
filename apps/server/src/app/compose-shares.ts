import type { SharedMedia } from "@lane/contract/shared-memories.ts";

import type { FetchedFile } from "#features/files/imported-files.service.ts";
import type { ShownFile } from "#features/files/shown-files.service.ts";
import { safeDescription } from "#features/memories/clean-description.ts";
import { createMemoryAccessRepository } from "#features/memories/memory-access.repository.ts";
import type { MemoryChangesService } from "#features/memories/memory-changes.service.ts";
import { createMemoryMediaRepository } from "#features/memories/memory-media.repository.ts";
import type { OutboxService } from "#features/outbox/outbox.service.ts";
import { createMemoryCopies } from "#features/shares/memory-copies.ts";
import { createNewShares } from "#features/shares/new-share.service.ts";
import { createSharePresenter } from "#features/shares/present-shares.ts";
import { createShareAddresses, type SharedAddress } from "#features/shares/share-addresses.ts";
import {
  createReceivedAnswersRepository,
  createShareAnswersRepository,
  createShareReportsRepository,
} from "#features/shares/share-answers.repository.ts";
import { createShareAnswers } from "#features/shares/share-answers.service.ts";
import { createShareChoice } from "#features/shares/share-choice.ts";
import { createShareContents, type ShareContents } from "#features/shares/share-contents.ts";
import { createShareGateRepository } from "#features/shares/share-gate.repository.ts";
import { createShareGate, createSharedFileGate } from "#features/shares/share-gate.ts";
import { createShareMemoriesRepository } from "#features/shares/share-memories.repository.ts";
import { createShareUsesRepository } from "#features/shares/share-uses.repository.ts";
import { createSharedMemoriesService } from "#features/shares/shared-memories.service.ts";
import { createSharesRepository } from "#features/shares/shares.repository.ts";
import { mountShares } from "#features/shares/shares.routes.ts";
import { createSharesService } from "#features/shares/shares.service.ts";
import { createVisitsService } from "#features/shares/visits.service.ts";
import type { Router } from "#http/router.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { AppContext } from "./app-context.ts";
import { composeShareMails } from "./compose-share-mails.ts";
import { createLiveSessions } from "./live-sessions.ts";

interface ShareParts extends AppContext {
  readonly jobs: JobQueue;
  readonly outbox: OutboxService;
  readonly limiter: RateLimiter;
  readonly notices: Notices;
  readonly sealer: Sealer;
  readonly accounts: Parameters<typeof createNewShares>[0]["accounts"] &
    Parameters<typeof createSharedMemoriesService>[0]["accounts"];
  readonly passphrases: Parameters<typeof createNewShares>[0]["passphrases"] &
    Parameters<typeof createVisitsService>[0]["passphrases"];
  readonly blocked: Parameters<typeof createShareGate>[0]["blocked"];
  readonly files: SharedFilesOfMembers;
  readonly imported: ImportedFiles;
  readonly memories: Pick<MemoryChangesService, "create">;
}

interface SharedFilesOfMembers {
  readonly items: Parameters<typeof createShareContents>[0]["files"]["items"];
  findShared(address: { fileId: string; variant: string }): Promise<ShownFile | undefined>;
}

interface ImportedFiles {
  fetch(
    source: AsyncIterable<Uint8Array>,
    claim: { name: string; bytes: number; kind: SharedMedia["type"] },
  ): Promise<FetchedFile>;
  keep(accountId: string, files: readonly FetchedFile[]): Promise<string[]>;
  drop(files: readonly FetchedFile[]): Promise<void>;
}

/** Composes sharing: what members give, what they are given, and what visitors with a link see. */
export function composeShares(parts: ShareParts) {
  const { config, clock, database, secrets, jobs, outbox, sealer, accounts, passphrases, files } = parts;
  const { db, transact } = database;
  const uses = createShareUsesRepository(db);
  const memories = createShareMemoriesRepository(db);
  const hashOf = (token: string): string => secrets.fingerprint("share-token", token);
  const addresses = createShareAddresses({ fingerprint: secrets.fingerprint, clock });
  const gated = { repository: createShareGateRepository(db), addresses, accounts, clock };
  const gate = createShareGate({ ...gated, hashOf, blocked: parts.blocked });
  const fileGate = createSharedFileGate({ ...gated, sessions: createLiveSessions({ database, clock }) });
  const contents: ShareContents = createShareContents({
    media: createMemoryMediaRepository(db),
    files,
    addresses,
    safeText: safeDescription,
  });
  const answers = createShareAnswers({
    repository: createShareAnswersRepository(db),
    received: createReceivedAnswersRepository(db),
    reports: createShareReportsRepository(db),
    gate,
    outbox,
    operator: config.operatorAddress,
    clock,
    transact,
  });
  const repository = createSharesRepository(db);
  const own = { repository, uses, accounts, passphrases, clock, transact };
  const choose = createShareChoice({ memories, clock });
  const shares = createSharesService({
    ...own,
    newShares: createNewShares({ ...own, choose, hashOf, sealer, jobs }),
    present: createSharePresenter({ memories, sealer, clock, baseUrl: config.baseUrl }),
  });
  const shared = { gate, contents, answers, uses, clock };
  const visits = createVisitsService({ ...shared, addresses, passphrases });
  const sharedMemories = createSharedMemoriesService({ ...shared, accounts, copies: composeCopies(parts), transact });

  return {
    services: {
      shares,
      shareAnswers: answers,
      sharePages: { find: (token: string) => visits.titleOf(token) },
      sharedFiles: {
        find: async (address: SharedAddress): Promise<ShownFile | undefined> =>
          (await fileGate.maySeeFile(address)) ? files.findShared(address) : undefined,
      },
    },
    /** Used only by transcripts: the memories whose sound is open for this member. */
    heard: async (viewer: Viewer) =>
      (await gate.listOpen(viewer)).flatMap(({ share, memories: open }) =>
        share.shows.sound ? open.map(({ id }) => id) : [],
      ),
    handlers: composeShareMails(parts),
    mount(router: Router): void {
      mountShares(router, { shares, answers, sharedMemories, visits });
    },
  };
}

function composeCopies({ database: { db, transact }, files, imported, memories }: ShareParts) {
  const years = createMemoryAccessRepository(db);
  return createMemoryCopies<FetchedFile>({
    files: {
      async fetchShown({ id: fileId, type: kind }) {
        const shown = await files.findShared({ fileId, variant: kind === "Image" ? "1920" : "play" });
        const bytes = await shown?.open();
        return shown && bytes && imported.fetch(bytes, { name: "", bytes: shown.bytes, kind });
      },
      keep: (accountId, fetched) => imported.keep(accountId, fetched),
      drop: (fetched) => imported.drop(fetched),
    },
    years: {
      async find({ accountId }, year) {
        const found = await years.findOwnYear(accountId, year);
        return found && { timelineId: found.timelineId, yearId: found.id };
      },
    },
    memories,
    transact,
  });
}
