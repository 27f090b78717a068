import type { OperatorOverview } from "@lane/contract/operator.ts";

export type { OperatorOverview } from "@lane/contract/operator.ts";

const base = "/api/operator";

export type WantedJobs = { readonly jobId: string } | { readonly name: string };

export type Reading =
  | { readonly kind: "read"; readonly overview: OperatorOverview }
  | { readonly kind: "signed-out" }
  /** Why there are no figures. */
  | { readonly kind: "failed"; readonly says: string };

const noAnswer = "The server doesn't answer.";

export async function readOverview(): Promise<Reading> {
  const answer = await ask("overview");
  if (answer === undefined) return { kind: "failed", says: noAnswer };
  if (answer.status === 401) return { kind: "signed-out" };
  if (!answer.ok) return { kind: "failed", says: await messageOf(answer) };
  const overview: OperatorOverview = await answer.json();
  return { kind: "read", overview };
}

/** Answers with why it was refused. */
export async function signIn(code: string): Promise<string | undefined> {
  return refusalOf(await ask("sign-in", { code }));
}

export async function signOut(): Promise<string | undefined> {
  return refusalOf(await ask("sign-out", {}));
}

/** Answers with what came of it. */
export async function retryJobs(wanted: WantedJobs): Promise<string> {
  const answer = await ask("jobs/retry", wanted);
  if (!answer?.ok) return (await refusalOf(answer)) ?? noAnswer;
  const { retried }: { retried: number } = await answer.json();
  if (retried === 0) return "There was nothing left to try again.";
  return retried === 1 ? "1 job is back in the queue." : `${retried} jobs are back in the queue.`;
}

async function ask(call: string, body?: object): Promise<Response | undefined> {
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await fetch(`${base}/${call}`, body === undefined ? {} : sent);
  } catch {
    return undefined;
  }
}

async function refusalOf(answer: Response | undefined): Promise<string | undefined> {
  if (answer === undefined) return noAnswer;
  return answer.ok ? undefined : messageOf(answer);
}

/** A proxy in front of a stopped server answers with a page of its own. */
async function messageOf(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => undefined);
  const message = typeof said === "object" && said !== null ? Reflect.get(said, "message") : undefined;
  return typeof message === "string" ? `${message}.` : `The server answers with status ${answer.status}.`;
}
