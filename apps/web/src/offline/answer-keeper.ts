import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";

import { currentSubject, type DraftCipher, openDraftCipher } from "./draft-cipher.ts";
import { readDraftKey } from "./draft-key-store.ts";
import { type AnswerRecord, readAnswers, removeAnswers, writeAnswers } from "./kept-answers.ts";
import type { WorkerOrder } from "./kept-names.ts";

/** What the specification allows for bringing back what was there. */
const patienceMs = 5000;
const pauseMs = 400;
/** Older than anything the server says, so that it is asked for again at once. */
const longAgo = 1;

/** What can be read again without a connection. Never what was searched for. */
const keptQuestions: readonly QueryKey[] = [
  ["member"],
  ["profile"],
  ["timeline"],
  ["memories", "month"],
  ["memories", "details"],
  ["memories", "look-back"],
  ["favourites"],
  ["prompts"],
  ["media", "limits"],
];

interface KeptAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** Brings back what this member read before, and writes down, locked with their key, what is read from now on. */
export async function keepAnswers(client: QueryClient): Promise<void> {
  watch(client);
  // Pictures that were shown before the worker came have not passed through it.
  navigator.serviceWorker?.addEventListener("controllerchange", () => askForPictures(knownAnswers(client)));
  await restore(client, currentSubject()).catch(() => undefined);
}

function knownAnswers(client: QueryClient): unknown[] {
  return keptQueries(client).map(({ state }) => state.data);
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
  // Later than that, or after a log-out, nobody waits for it any more.
  if (Date.now() > deadline || currentSubject() !== subject) return;
  for (const answer of answers) if (answer) bringBack(client, answer);
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

/** Not as an answer: whoever waits for the newest text must not take this for it. */
function bringBack(client: QueryClient, { key, data }: KeptAnswer): void {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: key }));
  if (query.state.data === undefined) query.setState({ data, dataUpdatedAt: longAgo, status: "success" });
}

function watch(client: QueryClient): void {
  // The server may have answered before anybody watched.
  const fresh = new Map(keptQueries(client).map((query) => [query.queryHash, query]));
  const gone = new Set<string>();
  let timer = fresh.size > 0 ? setTimeout(write, pauseMs) : undefined;

  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (!isKept(query.queryKey)) return;
    if (event.type === "updated" && event.action.type === "success") fresh.set(query.queryHash, query);
    else if (event.type === "removed") gone.add(query.queryHash);
    else return;
    timer ??= setTimeout(write, pauseMs);
  });
  window.addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", write);

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const queries = [...fresh.values()];
    const removed = [...gone].filter((hash) => !fresh.has(hash));
    fresh.clear();
    gone.clear();
    // Without a storage the app works as before, only not without a connection.
    void writeDown(queries, removed).catch(() => undefined);
  }
}

async function writeDown(queries: readonly Query[], removed: readonly string[]): Promise<void> {
  const subject = currentSubject();
  if (subject === undefined || queries.length + removed.length === 0) return;
  const cipher = await openDraftCipher(subject);
  if (!cipher) return;
  const records = await Promise.all(queries.map((query) => lock(cipher, query)));
  await writeAnswers(records, () => currentSubject() === subject);
  if (removed.length > 0) await removeAnswers(removed);
  askForPictures(queries.map(({ state }) => state.data));
}

async function lock(cipher: DraftCipher, { queryHash: id, queryKey: key, state }: Query): Promise<AnswerRecord> {
  const sealed = await cipher.seal(id, JSON.stringify({ key, data: state.data } satisfies KeptAnswer));
  return { id, tag: cipher.tag, savedAt: Date.now(), ...sealed };
}

function isKept(key: QueryKey): boolean {
  return keptQuestions.some((kept) => kept.every((part, at) => part === key[at]));
}

const asked = new Set<string>();

/** Lets the worker fetch each picture in its smallest size: enough to be seen when there is no connection. */
function askForPictures(answers: readonly unknown[]): void {
  const addresses = answers.flatMap(smallPictures).filter(isNew);
  if (addresses.length === 0) return;
  const order: WorkerOrder = { order: "keep pictures", addresses };
  navigator.serviceWorker?.controller?.postMessage(order, []);
}

/** Before the worker is in charge there is nobody to ask. */
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

/** Every picture in an answer, wherever it stands in it. */
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
