import { type Archive, formatName, formatVersion, productName } from "@lane/archive/own/schema.ts";
import { type OfflineIndex, offlineFormat } from "@lane/contract/offline-page.ts";
import { currency } from "@lane/domain/products.ts";

import { isoInstant } from "#lib/moments.ts";

import type { ArchiveRepository } from "./archive.repository.ts";
import type { ArchivedPrintOrdersRepository } from "./archived-print-orders.repository.ts";
import type { ArchivedPromptsRepository } from "./archived-prompts.repository.ts";

/** The contents of `archive.json` that are known before all entries are written. */
export type ArchiveHead = Omit<Archive, "person" | "years" | "otherFiles" | "problems"> & {
  readonly person: Omit<Archive["person"], "picture">;
};

type Person = NonNullable<Awaited<ReturnType<ArchiveRepository["findPerson"]>>>;

export interface HeadFacts {
  readonly nowMs: number;
  readonly language: string;
  readonly version: string;
  readonly address: string;
}

export interface HeadRepositories {
  readonly repository: ArchiveRepository;
  readonly prompts: ArchivedPromptsRepository;
  readonly printOrders: ArchivedPrintOrdersRepository;
}

export async function readHead(
  { repository, prompts, printOrders }: HeadRepositories,
  person: Person,
  facts: HeadFacts,
): Promise<ArchiveHead> {
  const { id, email, firstName, lastName, dateOfBirth, cityId, cityName, createdAt } = person;
  const city = cityName === null ? null : { id: cityId, name: cityName };
  return {
    format: formatName,
    formatVersion,
    madeAt: isoInstant(facts.nowMs),
    madeBy: { product: productName, version: facts.version, address: facts.address },
    language: facts.language,
    person: { id, email, firstName, lastName, dateOfBirth, city, createdAt: isoInstant(createdAt) },
    settings: {
      isReflectionPrompt: person.isReflectionPrompt,
      isHeavyWelcome: person.isHeavyWelcome,
      language: person.language,
      questionMails: person.questionMails ?? "never",
      topics: await prompts.listTopics(id),
    },
    consents: await consentsOf(repository, id),
    sessions: await sessionsOf(repository, id),
    timelines: await timelinesOf(repository, id),
    favourites: await repository.listFavourites(id),
    hopes: await hopesOf(repository, id),
    promptYears: await prompts.listYears(id),
    skippedQuestions: await prompts.listSkipped(id),
    bookDrafts: await bookDraftsOf(repository, id),
    shares: await sharesOf(repository, id),
    comments: (await repository.listComments(id)).map(({ createdAt: sentAt, ...comment }) => ({
      ...comment,
      createdAt: isoInstant(sentAt),
    })),
    asks: await asksOf(repository, id),
    payments: (await repository.listInvoices(id)).map(({ issuedAt, ...invoice }) => ({
      ...invoice,
      issuedAt: isoInstant(issuedAt),
      currency,
    })),
    printOrders: (await printOrders.list(id)).map(({ createdAt: orderedAt, ...order }) => ({
      ...order,
      createdAt: isoInstant(orderedAt),
      currency,
    })),
  };
}

/** In the archive of a vault: who asked for it, and nothing of theirs that is not in the vault. */
export function headOfVault(head: ArchiveHead, vaultId: string): ArchiveHead {
  const { skippedQuestions: _skipped, bookDrafts: _drafts, printOrders: _printOrders, ...rest } = head;
  const { topics: _topics, ...settings } = head.settings;
  return {
    ...rest,
    settings,
    timelines: head.timelines.filter(({ id }) => id === vaultId),
    consents: [],
    sessions: [],
    favourites: [],
    hopes: [],
    promptYears: [],
    shares: [],
    comments: [],
    payments: [],
  };
}

/** The part of the archive that its page loads first. */
export function offlineIndexOf(
  archive: Archive,
  { memories, years }: Pick<OfflineIndex, "memories" | "years">,
): OfflineIndex {
  const { madeAt, language, person, favourites, hopes } = archive;
  const { firstName, lastName, dateOfBirth, city, picture } = person;
  return {
    formatVersion: offlineFormat,
    madeAt,
    language,
    person: {
      firstName,
      lastName,
      dateOfBirth,
      cityName: city?.name ?? null,
      picture: picture?.shown?.path ?? picture?.path ?? null,
    },
    memories,
    years,
    favourites: favourites.map(({ year, category, title, detail }) => ({ year, category, title, detail })),
    hopes: hopes.map(({ text, size }) => ({ text, size })),
  };
}

async function sharesOf(repository: ArchiveRepository, accountId: string): Promise<Archive["shares"]> {
  return (await repository.listShares(accountId)).map((share) => ({
    ...share,
    createdAt: isoInstant(share.createdAt),
    expiresAt: isoOrNull(share.expiresAt),
    endedAt: isoOrNull(share.endedAt),
    firstOpenedAt: isoOrNull(share.firstOpenedAt),
    lastOpenedAt: isoOrNull(share.lastOpenedAt),
  }));
}

async function asksOf(repository: ArchiveRepository, accountId: string): Promise<Archive["asks"]> {
  return (await repository.listAsks(accountId)).map(({ answers, ...ask }) => ({
    ...ask,
    createdAt: isoInstant(ask.createdAt),
    expiresAt: isoInstant(ask.expiresAt),
    endedAt: isoOrNull(ask.endedAt),
    answers: answers.map((answer) => ({ ...answer, sentAt: isoInstant(answer.sentAt) })),
  }));
}

function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : isoInstant(moment);
}

async function consentsOf(repository: ArchiveRepository, accountId: string): Promise<Archive["consents"]> {
  const prompts = (await repository.listConsents(accountId)).map((one) => ({
    ...one,
    about: "prompt-service" as const,
  }));
  const transcripts = (await repository.listTranscriptConsents(accountId)).map((one) => ({
    ...one,
    about: "transcript-service" as const,
  }));
  return [...prompts, ...transcripts]
    .toSorted((one, other) => one.decidedAt - other.decidedAt)
    .map(({ decidedAt, ...consent }) => ({ ...consent, decidedAt: isoInstant(decidedAt) }));
}

async function hopesOf(repository: ArchiveRepository, accountId: string): Promise<Archive["hopes"]> {
  const hopes = await repository.listHopes(accountId);
  return hopes.map(({ text, size, createdAt }) => ({ text, size, createdAt: isoInstant(createdAt) }));
}

async function bookDraftsOf(repository: ArchiveRepository, accountId: string): Promise<Archive["bookDrafts"]> {
  const drafts = await repository.listBookDrafts(accountId);
  return drafts.map(({ timelineId, draft, updatedAt }) => ({
    timelineId,
    savedAt: isoInstant(updatedAt),
    draft: JSON.parse(draft),
  }));
}

async function sessionsOf(repository: ArchiveRepository, accountId: string): Promise<Archive["sessions"]> {
  const sessions = await repository.listSessions(accountId);
  return sessions.map(({ device, createdAt, lastSeenAt, endedAt }) => ({
    device,
    createdAt: isoInstant(createdAt),
    lastSeenAt: isoInstant(lastSeenAt),
    endedAt: endedAt === null ? null : isoInstant(endedAt),
  }));
}

async function timelinesOf(repository: ArchiveRepository, accountId: string): Promise<Archive["timelines"]> {
  const years = await repository.listYears(accountId);
  const timelines = await repository.listTimelines(accountId);
  return timelines.map(({ createdAt, joinedAt, ...timeline }) => ({
    ...timeline,
    years: years.filter(({ timelineId }) => timelineId === timeline.id).map(({ year }) => year),
    createdAt: isoInstant(createdAt),
    joinedAt: isoInstant(joinedAt),
  }));
}
