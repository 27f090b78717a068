import type { TestServer } from "./server-test.ts";
import { createWriter, setTimeline, type Writer } from "./writer.ts";

export interface Visited {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers of many calls, as JSON
  readonly body: any;
  readonly headers: Record<string, unknown>;
}

/** A call of somebody who holds a link. */
export async function visit(server: TestServer, call: string, payload: object): Promise<Visited> {
  const answer = await server.app.inject({ method: "POST", url: `/s/api/${call}`, payload });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

export function tokenOf(share: { readonly url: string | null }): string {
  return new URL(share.url ?? "").pathname.replace("/s/", "");
}

export async function createSharer(server: TestServer) {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  return { ada, timeline };
}

export async function shareByLink(ada: Writer, memoryIds: readonly string[], settings: object = {}) {
  const answer = await ada.post("/shares", { kind: "link", label: "Aunt Vera", memoryIds, ...settings });
  if (answer.status !== 200) throw new Error(answer.raw);
  return { share: answer.body.share, token: tokenOf(answer.body.share) };
}
