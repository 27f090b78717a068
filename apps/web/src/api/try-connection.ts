import { noteAnswer } from "./connection.ts";

const timeoutMs = 5000;

/** Asks the server whether it is there again. */
export async function tryConnection(): Promise<void> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    if (ok) noteAnswer();
  } catch {
    // Still not; whoever asked will ask again.
  }
}
