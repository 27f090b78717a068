import { paths } from "@lane/contract/page-paths.ts";

import { keptNames } from "#offline/kept-names.ts";

/** Set by the build: every file of this release, and a name for the release. */
declare const __SHELL__: { readonly release: string; readonly files: readonly string[] };

const { shellPrefix } = keptNames;
const storeName = shellPrefix + __SHELL__.release;
/** A path that is not prerendered, so the server answers with the bare shell. */
const shellPage = paths.profile;
const patienceMs = 4000;
/** Statuses of a proxy whose server does not answer. */
const gatewayFailures = [502, 503, 504];
const files = new Set(__SHELL__.files);

export function isPage({ pathname }: URL): boolean {
  return !/^\/(api|assets|dev|healthz|operator|restore|s)(\/|$)/.test(pathname) && !/\.\w{1,11}$/.test(pathname);
}

export function isAsset({ pathname }: URL): boolean {
  return files.has(pathname) || pathname.startsWith("/assets/");
}

/** Caches the files of this release; hashed files of the previous release are copied, not fetched again. */
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

/** The previous release stays, because open tabs may still request its files. */
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

/** The server's page if it answers soon; otherwise the cached shell, which routes by the address. */
export async function answerNavigation(request: Request): Promise<Response> {
  const asked = fetch(request);
  try {
    const answer = await Promise.race([asked, lateAnswer()]);
    if (answer && !gatewayFailures.includes(answer.status)) return answer;
  } catch {
    // No connection: the cached shell is used.
  }
  return (await keptShell()) ?? asked;
}

function lateAnswer(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
}

/** Replaces the nonce in the header and on the tags each time, because a constant nonce could be learned and abused. */
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
