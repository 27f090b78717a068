import { paths } from "@lane/contract/page-paths.ts";

import { isSignedIn } from "#features/auth/session.ts";
import { firstSign, isWrittenPage } from "#lib/first-sign.ts";
import { hasWorker } from "#offline/has-worker.ts";

import { LazyPart } from "./lazy-part.tsx";

/** Toasts and modals; what is said before they have come waits. */
export function LazyOverlays() {
  return <LazyPart load={load} />;
}

async function load() {
  if (isOnlyLooking()) await firstSign();
  return (await import("./overlays.tsx")).Overlays;
}

/** A public page has nothing to say to a stranger who has done nothing yet, and nothing to keep for them. */
function isOnlyLooking(): boolean {
  return isWrittenPage() && location.pathname !== paths.help && !isSignedIn() && !hasWorker();
}
