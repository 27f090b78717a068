import { paths } from "@lane/contract/page-paths.ts";

import { keptNames } from "#offline/kept-names.ts";

/** Filled in by the build: every file of this release, and a name for all of them together. */
declare const __SHELL__: { readonly release: string; readonly files: readonly string[] };

const { shellPrefix } = keptNames;
const storeName = shellPrefix + __SHELL__.release;
/** Any address of the app that is not written as HTML by the build gives the bare page. */
const shellPage = paths.profile;
const patienceMs = 4000;
/** What a proxy says when the server behind it does not answer. */
const gatewayFailures = [502, 503, 504];
const files = new Set(__SHELL__.files);

export function isPage({ pathname }: URL): boolean {
  return !/^\/(api|assets|dev|healthz)(\/|$)/.test(pathname) && !/\.\w{1,11}$/.test(pathname);
}

export function isAsset({ pathname }: URL): boolean {
  return files.has(pathname) || pathname.startsWith("/assets/");
}

/** Files that the release before had already are copied, not fetched again. */
export async function keepShell(): Promise<void> {
  const store = await caches.open(storeName);
  await Promise.all(__SHELL__.files.map((path) => keepFile(store, path)));
  await store.put(shellPage, await fetchNew(shellPage));
}

async function keepFile(store: Cache, path: string): Promise<void> {
  const known = isNamedByContent(path) ? await caches.match(path) : undefined;
  await store.put(path, known ?? (await fetchNew(path)));
}

async function fetchNew(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: "reload", credentials: "omit", redirect: "error" });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** The release before stays: tabs that are still open with it ask for its files later. */
export async function removeOldShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== storeName);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

export async function answerAsset(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const known = await caches.match(pathname);
  if (known && isNamedByContent(pathname)) return known;
  try {
    return await fetch(request);
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

function isNamedByContent(path: string): boolean {
  return path.startsWith("/assets/");
}

/** The server's own page where it comes soon; otherwise the bare page that was kept, which finds its way by the address. */
export async function answerNavigation(request: Request): Promise<Response> {
  const asked = fetch(request);
  try {
    const answer = await Promise.race([asked, lateAnswer()]);
    if (answer && !gatewayFailures.includes(answer.status)) return answer;
  } catch {
    // No connection: what was kept is all there is.
  }
  return (await keptShell()) ?? asked;
}

function lateAnswer(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
}

/** With a nonce of its own each time, in the header and on the tags: one that stays could be learned and used. */
async function keptShell(): Promise<Response | undefined> {
  const kept = await (await caches.open(storeName)).match(shellPage);
  const policy = kept?.headers.get("content-security-policy");
  const oldNonce = /'nonce-([\w-]+)'/.exec(policy ?? "")?.[1];
  if (!kept || !policy || oldNonce === undefined) return undefined;
  const nonce = freshNonce();
  const headers = new Headers(kept.headers);
  headers.set("content-security-policy", policy.replaceAll(oldNonce, nonce));
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response((await kept.text()).replaceAll(oldNonce, nonce), { headers });
}

function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
