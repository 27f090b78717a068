import { expect, test } from "vitest";

import type { sendFile } from "#api/send-file.ts";

import { type AllProgress, sendAll } from "./send-all.ts";

type Events = Parameters<typeof sendFile>[2];

interface Started {
  readonly file: File;
  readonly address: string | null;
  readonly events: Events;
  readonly facts: unknown;
  isStopped: boolean;
}

function world(known: Record<string, string> = {}) {
  const started: Started[] = [];
  const send: typeof sendFile = (file, address, events, facts) => {
    const one: Started = { file, address, events, facts, isStopped: false };
    started.push(one);
    return { stop: () => void (one.isStopped = true) };
  };
  const kept: string[] = [];
  const addresses = {
    find: (file: File) => known[file.name] ?? null,
    keep: (file: File) => void kept.push(file.name),
  };
  const seen: { progress?: AllProgress; ids?: readonly string[]; unreadable?: string[]; failure?: string } = {};
  const events = {
    onProgress: (progress: AllProgress) => void (seen.progress = progress),
    onDone(ids: readonly string[], unreadable: readonly File[]) {
      Object.assign(seen, { ids, unreadable: unreadable.map(({ name }) => name) });
    },
    onFailed: (sentence: string) => void (seen.failure = sentence),
  };
  return { started, seen, kept, begin: (files: readonly File[]) => sendAll(files, events, { send, addresses }) };
}

function files(count: number, bytes = 10): File[] {
  return Array.from({ length: count }, (_, index) => new File([new Uint8Array(bytes)], `${index}.jpg`));
}

test("three are on their way at once, and the ids come in the order the files were chosen", () => {
  const { started, seen, begin } = world();
  begin(files(5));
  const first = started.length;

  for (const at of [2, 0, 1, 4, 3]) started[at]?.events.onDone(`id-${at}`);

  expect(first).toBe(3);
  expect(seen.progress).toMatchObject({ files: 5, sentFiles: 5, bytes: 50, sentBytes: 50 });
  expect(seen.ids).toEqual(["id-0", "id-1", "id-2", "id-3", "id-4"]);
  expect(started[0]?.facts).toEqual({ name: "0.jpg", purpose: "import" });
});

test("one that is refused stops the others and says why once", () => {
  const { started, seen, begin } = world();
  begin(files(3));

  started[1]?.events.onFailed("No room");
  started[2]?.events.onFailed("Later");
  started[0]?.events.onDone("id-0");

  expect(seen.failure).toBe("No room");
  expect(started.map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
  expect(seen.ids).toBeUndefined();
});

test("one that can no longer be read is left out, and does not hold up the others", () => {
  const { started, seen, begin } = world();
  begin(files(4));

  started[1]?.events.onUnreadable();
  for (const at of [3, 0, 2]) started[at]?.events.onDone(`id-${at}`);

  expect(seen.ids).toEqual(["id-0", "id-2", "id-3"]);
  expect(seen.unreadable).toEqual(["1.jpg"]);
  expect(seen.failure).toBeUndefined();
});

test("a large file goes on where an earlier page stopped, and a small one begins again", () => {
  const { started, kept, begin } = world({ "0.jpg": "/api/uploads/known" });
  begin([...files(1, 16 * 1024 * 1024), new File([new Uint8Array(5)], "small.jpg")]);

  for (const { events } of started) events.onAddress("/api/uploads/new");
  started[1]?.events.onWaiting();

  expect(started.map(({ address }) => address)).toEqual(["/api/uploads/known", null]);
  expect(kept).toEqual(["0.jpg"]);
});
