import { isWorkerOrder, shareTargetPath } from "#offline/kept-names.ts";
import { isOriginal, isPicture } from "#offline/media-address.ts";

import { answerOriginal, answerPicture, keepPictures } from "./pictures.ts";
import { takeShared } from "./sharing.ts";
import { answerAsset, answerNavigation, isAsset, isPage, keepShell, removeOldShells } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", answer);
self.addEventListener("message", obey);

async function begin(): Promise<void> {
  await removeOldShells();
  await self.clients.claim();
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && url.pathname === shareTargetPath) event.respondWith(takeShared(request));
  const found = request.method === "GET" ? answerTo(request, url, event) : undefined;
  if (found) event.respondWith(found);
}

/** Undefined for all other requests, which the browser then sends without the service worker. */
function answerTo(request: Request, url: URL, event: ExtendableEvent): Promise<Response> | undefined {
  if (request.mode === "navigate" && isPage(url)) return answerNavigation(request);
  if (isAsset(url)) return answerAsset(request);
  if (isPicture(url) && !request.headers.has("range")) return answerPicture(url, event);
  return isOriginal(url) && request.destination === "image" ? answerOriginal(request) : undefined;
}

function obey(event: ExtendableMessageEvent): void {
  const message: unknown = event.data;
  if (!isWorkerOrder(message)) return;
  if (message.order === "take over") event.waitUntil(self.skipWaiting());
  else event.waitUntil(keepPictures(message.addresses));
}
