import type { Query, QueryCacheNotifyEvent, QueryClient, QueryKey } from "@tanstack/react-query";

import { currentSubject, type DraftCipher, openDraftCipher } from "./draft-cipher.ts";
import { readDraftKey } from "./draft-key-store.ts";
import { dropUngranted, grantsOf, isGrantList } from "./granted-answers.ts";
import { type AnswerRecord, readAnswers, removeAnswers, writeAnswers } from "./kept-answers.ts";
import type { WorkerOrder } from "./kept-names.ts";

/** The specification's limit for restoring stored answers. */
const patienceMs = 5000;
const pauseMs = 400;
/** An update time older than any answer of the server, so that the query is fetched again at once. */
const longAgo = 1;

/** Queries whose answers stay readable without a connection. Searches are never stored. */
const keptQuestions: readonly QueryKey[] = [
  ["member"],
  ["profile"],
  ["timeline"],
  ["memories", "month"],
  ["memories", "details"],
  ["memories", "home"],
  ["memories", "year"],
  ["memories", "lifeline"],
  ["memories", "previews"],
  ["memories", "tellings"],
  ["lifeline"],
  ["memories", "walk"],
  ["memories", "written"],
  ["memberships"],
  ["offers", "own"],
  ["favourites"],
  ["prompts"],
  ["media", "limits"],
  ["transcripts"],
];

interface KeptAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** Restores the answers this member read before, and stores new answers encrypted with the member's key. */
export async function keepAnswers(client: QueryClient): Promise<void> {
  watch(client);
  // Pictures loaded before the service worker took control have not passed through its cache.
  navigator.serviceWorker?.addEventListener("controllerchange", () => askForPictures(knownAnswers(client)));
  await restore(client, currentSubject()).catch(() => undefined);
  // The list of timelines may have come before what was stored.
  await dropUngranted(client).catch(() => undefined);
}

function knownAnswers(client: QueryClient): unknown[] {
  return keptQueries(client)
    .filter(mayHavePictures)
    .map(({ state }) => state.data);
}

function keptQueries(client: QueryClient): Query[] {
  const queries = client.getQueryCache().getAll();
  return queries.filter(({ queryKey, state }) => isKept(queryKey) && state.data !== undefined);
}

async function restore(client: QueryClient, subject: string | undefined): Promise<void> {
  const deadline = Date.now() + patienceMs;
  if (subject === undefined || (await readDraftKey())?.subject !== subject) return;
  const cipher = await openDraftCipher(subject);
  if (!cipher) return;
  const records = (await readAnswers()).filter(({ tag }) => tag === cipher.tag);
  const answers = await Promise.all(records.map((record) => unlock(cipher, record)));
  // Past the deadline or after a logout, restored answers must not appear on the page.
  if (Date.now() > deadline || currentSubject() !== subject) return;
  for (const answer of answers) if (answer) restoreAnswer(client, answer);
}

async function unlock(cipher: DraftCipher, record: AnswerRecord): Promise<KeptAnswer | undefined> {
  try {
    const answer: unknown = JSON.parse(await cipher.open(record.id, record));
    return isKeptAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return typeof value === "object" && value !== null && "key" in value && Array.isArray(value.key) && "data" in value;
}

/**
 * Sets the data without resolving a fetch, so that code awaiting the newest text never gets a stored copy. As data set by
 * hand it also stays when that fetch is cancelled, because its page was left.
 */
function restoreAnswer(client: QueryClient, { key, data }: KeptAnswer): void {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: key }));
  if (query.state.data === undefined) query.setData(data, { updatedAt: longAgo, manual: true });
}

function watch(client: QueryClient): void {
  // Queries may have been answered before this subscription began.
  const fresh = new Map(keptQueries(client).map((query) => [query.queryHash, query]));
  const gone = new Set<string>();
  let timer = fresh.size > 0 ? setTimeout(write, pauseMs) : undefined;

  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (!isKept(query.queryKey)) return;
    if (isNewAnswer(event)) {
      gone.delete(query.queryHash);
      fresh.set(query.queryHash, query);
      if (isGrantList(query)) void dropUngranted(client).catch(() => undefined);
    } else if (event.type === "removed") {
      fresh.delete(query.queryHash);
      gone.add(query.queryHash);
    } else return;
    timer ??= setTimeout(write, pauseMs);
  });
  window.addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", write);

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const queries = [...fresh.values()];
    const removed = [...gone];
    fresh.clear();
    gone.clear();
    // When storage fails, the app keeps working, only not offline.
    void writeDown(queries, removed).catch(() => undefined);
  }
}

/** A restored answer is no new one. */
function isNewAnswer(event: QueryCacheNotifyEvent): boolean {
  return event.type === "updated" && event.action.type === "success" && event.query.state.dataUpdatedAt !== longAgo;
}

async function writeDown(queries: readonly Query[], removed: readonly string[]): Promise<void> {
  const subject = currentSubject();
  if (subject === undefined || queries.length + removed.length === 0) return;
  const cipher = await openDraftCipher(subject);
  if (!cipher) return;
  const records = await Promise.all(queries.map((query) => lock(cipher, query)));
  await writeAnswers(records, () => currentSubject() === subject);
  if (removed.length > 0) await removeAnswers(removed);
  askForPictures(queries.filter(mayHavePictures).map(({ state }) => state.data));
}

async function lock(cipher: DraftCipher, query: Query): Promise<AnswerRecord> {
  const { queryHash: id, queryKey: key, state } = query;
  const sealed = await cipher.seal(id, JSON.stringify({ key, data: state.data } satisfies KeptAnswer));
  const pictures = mayHavePictures(query) ? smallPictures(state.data).map(pathOf) : [];
  return { id, tag: cipher.tag, savedAt: Date.now(), grants: grantsOf(query), pictures, ...sealed };
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, "");
}

function isKept(key: QueryKey): boolean {
  return keptQuestions.some((kept) => kept.every((part, at) => part === key[at]));
}

const asked = new Set<string>();

/** The lifeline is the largest answer and names no picture; to walk through it would hold up a phone. */
function mayHavePictures({ queryKey }: Query): boolean {
  return !queryKey.includes("lifeline");
}

/** Asks the service worker to fetch each picture in its smallest size, which is enough for offline reading. */
function askForPictures(answers: readonly unknown[]): void {
  const addresses = answers.flatMap(smallPictures).filter(isNew);
  if (addresses.length === 0) return;
  const order: WorkerOrder = { order: "keep pictures", addresses };
  navigator.serviceWorker?.controller?.postMessage(order, []);
}

/** True once per address; false as long as no service worker controls the page. */
function isNew(address: string): boolean {
  const name = address.replace(/&until=.*/, "");
  if (!navigator.serviceWorker?.controller || asked.has(name)) return false;
  asked.add(name);
  return true;
}

interface Source {
  readonly url: string;
  readonly width: number;
}

/** The smallest version of every picture in an answer, at any depth. */
function smallPictures(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("sources" in value)) return Object.values(value).flatMap(smallPictures);
  const sources: readonly unknown[] = Array.isArray(value.sources) ? value.sources : [];
  const [smallest] = sources.filter(isSource).toSorted((one, other) => one.width - other.width);
  return smallest ? [smallest.url] : [];
}

function isSource(value: unknown): value is Source {
  return typeof value === "object" && value !== null && "url" in value && "width" in value;
}
