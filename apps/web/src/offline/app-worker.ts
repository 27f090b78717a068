import { hasWorker } from "./has-worker.ts";
import type { WorkerOrder } from "./kept-names.ts";

declare global {
  interface Window {
    readonly trustedTypes?: {
      // The policy really returns a TrustedScriptURL object; the browser accepts it or a string.
      createPolicy(
        name: string,
        rules: { createScriptURL(text: string): string },
      ): { createScriptURL(text: string): string };
    };
  }
}

const address = "/sw.js";
const hourMs = 3_600_000;
const listeners = new Set<() => void>();
let started: Promise<void> | undefined;
let successor: ServiceWorker | undefined;
let trustedAddress: string | undefined;

/** Registers the service worker, once, and only in a production build. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  started ??= register().catch(() => {
    started = undefined;
  });
}

/** Whether a newer version of the app waits to be activated. */
export function isUpdateReady(): boolean {
  return successor !== undefined;
}

export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Activates the newer version; the page reloads. */
export function takeUpdate(): void {
  const order: WorkerOrder = { order: "take over" };
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  successor?.postMessage(order, []);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register((trustedAddress ??= trusted(address)), {
    updateViaCache: "none",
  });
  greet(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") greet(coming);
    });
  });
  const lookAgain = () => void registration.update().catch(() => undefined);
  // Browsers check for a new service worker only after a while; a faulty one must be replaced sooner.
  if (hasWorker()) lookAgain();
  setInterval(lookAgain, hourMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookAgain();
  });
}

/** The very first service worker replaces no version, so no update is announced. */
function greet(waiting: ServiceWorker | null): void {
  if (!waiting || navigator.serviceWorker.controller === null) return;
  successor = waiting;
  for (const listener of listeners) listener();
}

/** The page's Content-Security-Policy allows a trusted-types policy of this name, created once, for this one file. */
function trusted(url: string): string {
  const rules = {
    createScriptURL(text: string): string {
      if (text !== address) throw new TypeError("Only the app's own worker may be started");
      return text;
    },
  };
  return window.trustedTypes?.createPolicy("lane-worker", rules).createScriptURL(url) ?? url;
}
