import { readDraftKey } from "#offline/draft-key-store.ts";
import { keptNames } from "#offline/kept-names.ts";
import { isPicture, pictureWidths } from "#offline/media-address.ts";

const mostPictures = 600;
const mostBytes = 80 * 1024 * 1024;
const mostBytesEach = 4 * 1024 * 1024;
const atOnce = 4;

/** From what was kept, else from the server, else the same picture in another size. */
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

/** A photo that was being prepared when its page was read; what has been made of it since may have been kept. */
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

/** Pictures of what somebody reads, so that it can be read again without a connection. */
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

/** Past the browser's own cache: that one cannot be emptied when somebody logs out. */
function fetchPicture(url: URL): Promise<Response> {
  return fetch(url, { cache: "no-store", credentials: "omit" });
}

/** The signature changes with every answer of the server, the picture does not. */
function keyOf({ pathname, searchParams }: URL, variant = searchParams.get("variant")): string {
  return `${pathname}?variant=${variant}`;
}

async function find(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: keptNames.pictures });
}

/** Only for whoever is signed in, and asked again afterwards: they may have logged out meanwhile. */
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

/** The store lists them as they came, so the first is the one that has been there longest. */
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
