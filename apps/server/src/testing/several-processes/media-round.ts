import { setTimeout as pause } from "node:timers/promises";

import { photoLike } from "#testing/sample-media.ts";
import { tusHeaders, tusMetadata } from "#testing/tus.ts";

import { type ProcessCalls, statusesOf } from "./process-calls.ts";
import type { Round } from "./rounds.ts";
import { findPlace } from "./timelines.ts";

const fileBytes = 60_000;
const pieceBytes = 25_000;
const lookEveryMs = 50;
const hopelessMs = 60_000;

/**
 * A file sent piece by piece to one process after the other. Its signed address, made by one of them, opens at all while
 * the session lives.
 */
export const mediaRound: Round = async ({ calls, newcomers, round }) => {
  const { token } = await newcomers.open();
  const place = await findPlace(calls, round, { token });
  const bytes = Uint8Array.from(photoLike(fileBytes));
  const s3id = await upload(calls, { round, token, bytes });
  const memory = { ...place, memoryTitle: "By the sea", memoryDescription: "<p>It rained.</p>", month: 7 };
  const body = { ...memory, media: [{ s3id }] };
  const told = await calls.at(round + 3, "/api/memories", { method: "POST", token, body });
  const { body: found } = await calls.at(round + 1, `/api/media/items?ids=${s3id}`, { token });
  const address: string = found?.items?.[0]?.originalUrl ?? "";

  const opened = await calls.everywhere(address);
  const same = opened.filter((answer) => answer.status === 200 && answer.bytes.equals(bytes));
  await calls.at(round + 2, "/api/auth/logout", { method: "POST", token, body: {} });
  const dead = await calls.everywhere(address);

  return [
    ...(told.status === 200 ? [] : [`a memory with a file: ${told.status} ${JSON.stringify(told.body)}`]),
    ...(same.length === calls.count ? [] : [`a signed address: ${statusesOf(opened)}, ${same.length} whole`]),
    ...(dead.some(({ status }) => status !== 404) ? [`an address of an ended session: ${statusesOf(dead)}`] : []),
  ];
};

interface UploadWish {
  readonly round: number;
  readonly token: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function upload(calls: ProcessCalls, { round, token, bytes }: UploadWish): Promise<string> {
  const headers = { ...tusHeaders({ token }), "upload-length": String(bytes.length) };
  const about = { "upload-metadata": tusMetadata({}) };
  const begun = await calls.at(round, "/api/uploads", { method: "POST", headers: { ...headers, ...about } });
  const id = begun.headers.get("location")?.split("/").at(-1) ?? "";
  const path = `/api/uploads/${id}`;
  let which = round;
  for (const lastAt = performance.now() + hopelessMs; performance.now() < lastAt; await pause(lookEveryMs)) {
    which += 1;
    const asked = await calls.at(which, path, { method: "HEAD", headers: tusHeaders({ token }) });
    const offset = Number(asked.headers.get("upload-offset"));
    if (asked.status === 200 && offset === bytes.length) return id;
    const type = { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) };
    const body = bytes.slice(offset, offset + pieceBytes);
    await calls.at(which, path, { method: "PATCH", headers: { ...tusHeaders({ token }), ...type }, body });
  }
  throw new Error("A file was never whole");
}
