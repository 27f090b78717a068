/** What browsers that can install an app hand out; not part of any standard's types yet. */
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

/** Counts this visit once, and keeps the browser's offer until it fits. */
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

/** Somebody has saved a memory: another sign that they stay. */
export function countSavedMemory(): void {
  change(({ saved }) => ({ saved: saved + 1 }));
}

export type InstallWay = "button" | "by hand" | "none";

/** How the app can be installed here, once it is time to say so. */
export function installWay(): InstallWay {
  const { visits, saved, isRefused } = readCounts();
  const isEarly = visits < enoughVisits && saved < enoughSaved;
  if (isRefused || isEarly || window.matchMedia("(display-mode: standalone)").matches) return "none";
  if (offer) return "button";
  // Only the browser of iPhones and iPads says this, and it has no button to offer.
  return "standalone" in navigator && navigator.standalone === false ? "by hand" : "none";
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The browser asks in its own words; whatever is answered, we do not ask again. */
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
