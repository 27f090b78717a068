import { hasWorker } from "./has-worker.ts";
import type { WorkerOrder } from "./kept-names.ts";

declare global {
  interface Window {
    readonly trustedTypes?: {
      // In truth it makes an object that stands for the text; the browser takes either.
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

/** Starts the worker that opens the app without a connection; once, and only what was built has one. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  started ??= register().catch(() => {
    started = undefined;
  });
}

/** Whether a newer version waits to be used. */
export function isUpdateReady(): boolean {
  return successor !== undefined;
}

export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes to the newer version; the page comes back as it was. */
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
  // The browser itself takes its time after a visit; a bad worker should not have it.
  if (hasWorker()) lookAgain();
  setInterval(lookAgain, hourMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookAgain();
  });
}

/** The first worker of all replaces nothing that anybody would miss. */
function greet(waiting: ServiceWorker | null): void {
  if (!waiting || navigator.serviceWorker.controller === null) return;
  successor = waiting;
  for (const listener of listeners) listener();
}

/** The page's policy lets this name start this one file, and be made once. */
function trusted(url: string): string {
  const rules = {
    createScriptURL(text: string): string {
      if (text !== address) throw new TypeError("Only the app's own worker may be started");
      return text;
    },
  };
  return window.trustedTypes?.createPolicy("lane-worker", rules).createScriptURL(url) ?? url;
}
