import type { FoundBackups, RestoreBodies, restoreCallPaths, RestoreStatus } from "@lane/contract/restoring.ts";

/** Written out, because the contract's own list would bring its schemas along. */
const addresses: typeof restoreCallPaths = {
  status: "/restore/status",
  backups: "/restore/backups",
  start: "/restore/start",
};

interface Answers {
  readonly status: RestoreStatus;
  readonly backups: FoundBackups;
  readonly start: RestoreStatus;
}

export type Reply<T> =
  | { readonly kind: "ok"; readonly data: T }
  /** The page is not there any more. */
  | { readonly kind: "gone" }
  | { readonly kind: "wrong code"; readonly sentence: string }
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "no connection" };

const patienceMs = 60_000;

export async function send<N extends keyof RestoreBodies>(name: N, body: RestoreBodies[N]): Promise<Reply<Answers[N]>> {
  try {
    const response = await fetch(addresses[name], {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) {
      const data: Answers[N] = await response.json();
      return { kind: "ok", data };
    }
    return await failureOf(response);
  } catch {
    return { kind: "no connection" };
  }
}

/** Whether the ordinary server is there again. */
export async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch("/readyz", { cache: "no-store", signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false;
  }
}

async function failureOf(response: Response): Promise<Exclude<Reply<never>, { readonly kind: "ok" }>> {
  if (response.status === 404) return { kind: "gone" };
  // A proxy speaks for a server that is between its two lives.
  if ([500, 502, 503, 504].includes(response.status)) return { kind: "no connection" };
  const { message }: { readonly message: string } = await response.json();
  return { kind: response.status === 403 ? "wrong code" : "refused", sentence: sentenceOf(message) };
}

/** Commands are marked for a terminal, and not every sentence has its stop. */
export function sentenceOf(message: string): string {
  return `${message.replaceAll("`", "").replace(/\.$/, "")}.`;
}
