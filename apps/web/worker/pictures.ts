import { readDraftKey } from "#offline/draft-key-store.ts";
import { keptNames } from "#offline/kept-names.ts";
import { isPicture, pictureWidths } from "#offline/media-address.ts";

const mostPictures = 600;
const mostBytes = 80 * 1024 * 1024;
const mostBytesEach = 4 * 1024 * 1024;
const atOnce = 4;

/** From the cache, else from the server, else from the cache in another size. */
export async function answerPicture(url: URL, event: ExtendableEvent): Promise<Response> {
  const known = await find(keyOf(url));
  if (known) return known;
  try {
    const answer = await fetchPicture(url);
    event.waitUntil(keep(keyOf(url), answer.clone()));
    return answer;
  } catch (error) {
    return orAnySize(url, error);
  }
}

/**
 * The original of a photo that was being prepared when its page was loaded; offline, a prepared size may be in the
 * cache.
 */
export async function answerOriginal(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return orAnySize(new URL(request.url), error);
  }
}

async function orAnySize(url: URL, error: unknown): Promise<Response> {
  for (const variant of pictureWidths) {
    const other = await find(keyOf(url, variant));
    if (other) return other;
  }
  throw error;
}

/** Caches the pictures of pages that a member reads, for offline reading. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const waiting = addresses.map((address) => new URL(address, location.origin)).filter(isPicture);
  await Promise.all(Array.from({ length: atOnce }, () => keepNext(waiting)));
}

async function keepNext(waiting: URL[]): Promise<void> {
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (await find(keyOf(url))) continue;
    try {
      await keep(keyOf(url), await fetchPicture(url));
    } catch {
      return;
    }
  }
}

/** Bypasses the HTTP cache, which cannot be cleared at a logout. */
function fetchPicture(url: URL): Promise<Response> {
  return fetch(url, { cache: "no-store", credentials: "omit" });
}

/** Without the signature, which changes with every answer of the server. */
function keyOf({ pathname, searchParams }: URL, variant = searchParams.get("variant")): string {
  return `${pathname}?variant=${variant}`;
}

async function find(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: keptNames.pictures });
}

/**
 * Stores pictures only while a member is signed in; checked again afterwards, because the member may have logged out
 * meanwhile.
 */
async function keep(key: string, answer: Response): Promise<void> {
  const owner = await ownerOf();
  if (owner === undefined || !isWorthKeeping(answer)) return;
  const bytes = await answer.blob();
  if (bytes.size > mostBytesEach) return;
  const store = await caches.open(keptNames.pictures);
  const headers = { ...Object.fromEntries(answer.headers), "content-length": String(bytes.size) };
  await store.put(key, new Response(bytes, { headers })).catch(() => undefined);
  if ((await ownerOf()) !== owner) await caches.delete(keptNames.pictures);
  else await makeSpace(store);
}

function isWorthKeeping({ status, redirected, type, headers }: Response): boolean {
  const isPicture = headers.get("content-type")?.startsWith("image/") ?? false;
  const isOpen = !(headers.get("cache-control") ?? "no-store").includes("no-store");
  return status === 200 && !redirected && type === "basic" && isPicture && isOpen;
}

async function ownerOf(): Promise<string | undefined> {
  return (await readDraftKey().catch(() => undefined))?.subject;
}

let clearing = Promise.resolve();

function makeSpace(store: Cache): Promise<void> {
  clearing = clearing.then(() => removeOldest(store)).catch(() => undefined);
  return clearing;
}

/** The cache lists its entries in insertion order, so the first is the oldest. */
async function removeOldest(store: Cache): Promise<void> {
  const keys = await store.keys();
  const sizes = (await store.matchAll()).map(({ headers }) => Number(headers.get("content-length") ?? 0));
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  for (const [at, key] of keys.entries()) {
    if (bytes <= mostBytes && keys.length - at <= mostPictures) return;
    await store.delete(key);
    bytes -= sizes[at] ?? 0;
  }
}
