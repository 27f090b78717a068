/** The `beforeinstallprompt` event, which TypeScript's DOM types do not include. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface Counts {
  readonly visits: number;
  readonly saved: number;
  readonly isRefused: boolean;
}

const storageKey = "install";
const visitKey = "install-visit";
const enoughVisits = 2;
const enoughSaved = 3;
const listeners = new Set<() => void>();
let offer: InstallPrompt | undefined;

/** Counts this visit once, and stores the browser's install prompt until it may be shown. */
export function watchInstallOffer(): () => void {
  if (sessionStorage.getItem(visitKey) === null) {
    sessionStorage.setItem(visitKey, "yes");
    change(({ visits }) => ({ visits: visits + 1 }));
  }
  window.addEventListener("beforeinstallprompt", keepOffer);
  window.addEventListener("appinstalled", refuseInstall);
  return () => {
    window.removeEventListener("beforeinstallprompt", keepOffer);
    window.removeEventListener("appinstalled", refuseInstall);
  };
}

/** A saved memory counts as a sign of regular use, like a visit. */
export function countSavedMemory(): void {
  change(({ saved }) => ({ saved: saved + 1 }));
}

export type InstallWay = "button" | "by hand" | "none";

/** How the app can be installed in this browser, once the member has used it often enough. */
export function installWay(): InstallWay {
  const { visits, saved, isRefused } = readCounts();
  const isEarly = visits < enoughVisits && saved < enoughSaved;
  if (isRefused || isEarly || window.matchMedia("(display-mode: standalone)").matches) return "none";
  if (offer) return "button";
  // `navigator.standalone` exists only on iPhones and iPads, which offer no install prompt.
  return "standalone" in navigator && navigator.standalone === false ? "by hand" : "none";
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the browser's own prompt; after any answer the app never asks again. */
export function install(): void {
  void offer?.prompt();
  refuseInstall();
}

export function refuseInstall(): void {
  offer = undefined;
  change(() => ({ isRefused: true }));
}

function keepOffer(event: Event): void {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  offer = event;
  tell();
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return "prompt" in event;
}

function change(next: (counts: Counts) => Partial<Counts>): void {
  const counts = readCounts();
  localStorage.setItem(storageKey, JSON.stringify({ ...counts, ...next(counts) }));
  tell();
}

function readCounts(): Counts {
  try {
    const stored: Partial<Counts> = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return { visits: stored.visits ?? 0, saved: stored.saved ?? 0, isRefused: stored.isRefused ?? false };
  } catch {
    return { visits: 0, saved: 0, isRefused: false };
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
