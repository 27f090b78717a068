import { randomUUID } from "node:crypto";

import { tusHeaders, tusMetadata } from "#testing/tus.ts";

import type { ProcessAnswer, ProcessCall, ProcessCalls } from "./process-calls.ts";
import type { Place } from "./timelines.ts";

export interface Person {
  readonly email: string;
  readonly token: string;
}

export interface Family {
  readonly calls: ProcessCalls;
  readonly ada: Person;
  readonly ben: Person;
  readonly own: Place;
  readonly vault: Place;
}

/** What two people have left behind through one process. */
export interface Traces {
  readonly adaTold: readonly string[];
  readonly benTold: readonly string[];
  readonly photo: Uint8Array;
  readonly shareToken: string;
}

const words = { month: 7, memoryDescription: "<p>It rained on the <strong>jetty</strong>.</p>" };

/** A memory with everything that a memory can have, changed once, shared by a link; and what two tell in a vault. */
export async function leaveTraces(
  { calls, ada, ben, own, vault }: Family,
  which: number,
  photo: Uint8Array<ArrayBuffer>,
): Promise<Traces> {
  const send = (person: Person, path: string, call: ProcessCall) => succeed(calls, which, path, { ...call, ...person });
  const post = (person: Person, path: string, body: object) => send(person, path, { method: "POST", body });
  const [lake, boat, bow] = [randomUUID(), randomUUID(), randomUUID()];

  const s3id = await upload(calls, which, { token: ada.token, photo });
  const media = [{ s3id, caption: "Ben, in the reeds" }];
  const marks = { place: "Sneek", day: 12, memoryType: "Flower", media };
  const { body: told } = await post(ada, "/memories", { ...own, ...words, ...marks, memoryTitle: "The lake" });
  const memoryId: string = told.memory._id;
  await send(ada, "/memories", { method: "PUT", body: { _id: memoryId, memoryTitle: lake } });
  const wish = { kind: "link", label: "Aunt Vera", memoryIds: [memoryId], allowsAnswers: true };
  const { body: shared } = await post(ada, "/shares", wish);
  await post(ada, "/memories", { ...vault, ...words, memoryTitle: boat });
  await post(ben, "/memories", { ...vault, ...words, memoryTitle: bow, memoryType: "Flower" });
  const shareToken = String(shared.share.url).split("/").at(-1) ?? "";
  return { adaTold: [lake, boat], benTold: [bow], photo, shareToken };
}

/** Throws unless the call succeeds. */
export async function succeed(
  calls: ProcessCalls,
  which: number,
  path: string,
  call: ProcessCall,
): Promise<ProcessAnswer> {
  const answer = await calls.at(which, `/api${path}`, call);
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.bytes.toString()}`);
  return answer;
}

interface Sent {
  readonly token: string;
  readonly photo: Uint8Array<ArrayBuffer>;
}

async function upload(calls: ProcessCalls, which: number, { token, photo }: Sent): Promise<string> {
  const about = { "upload-length": String(photo.length), "upload-metadata": tusMetadata({}) };
  const headers = { ...tusHeaders({ token }), ...about };
  const begun = await succeed(calls, which, "/uploads", { method: "POST", headers });
  const id = begun.headers.get("location")?.split("/").at(-1) ?? "";
  const type = { "content-type": "application/offset+octet-stream", "upload-offset": "0" };
  const piece = { method: "PATCH", headers: { ...tusHeaders({ token }), ...type }, body: photo } as const;
  await succeed(calls, which, `/uploads/${id}`, piece);
  return id;
}
