import { expect, test, vi } from "vitest";

import type { sendFile } from "#api/send-file.ts";

import { firstEntries } from "./file-entry.ts";
import { createUploadList } from "./upload-list.ts";

type Events = Parameters<typeof sendFile>[2];

test("three go at a time, and the next begins when one has arrived", () => {
  const { list, begun, eventsOf } = openList();

  list.add([photo("a.jpg"), photo("b.jpg"), photo("c.jpg"), photo("d.jpg")]);
  expect(begun()).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  eventsOf("b.jpg").onDone("file-b");

  expect(begun()).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg"]);
  expect(list.snapshot().entries.map(({ state }) => state)).toEqual(["sending", "kept", "sending", "sending"]);
});

test("a failed one stays as it is, keeps its sentence, and can be sent again", async () => {
  const { list, eventsOf, begun } = openList();
  list.add([photo("a.jpg")]);
  eventsOf("a.jpg").onAddress("/api/uploads/u-1");
  eventsOf("a.jpg").onFailed("Not now");
  expect(list.snapshot().entries).toMatchObject([{ name: "a.jpg", state: "failed", failure: "Not now" }]);
  expect(await list.settled()).toBeUndefined();

  list.resume(idOf(list, "a.jpg"));
  eventsOf("a.jpg").onDone("file-a");

  expect(begun()).toEqual(["a.jpg", "a.jpg"]);
  expect(await list.settled()).toMatchObject([{ s3id: "file-a", type: "Image" }]);
});

test("saving waits until the last one has arrived", async () => {
  const { list, eventsOf } = openList();
  list.add([photo("a.jpg"), photo("b.jpg")]);
  const settled = vi.fn<() => void>();
  const waiting = list.settled().then(settled);
  eventsOf("a.jpg").onDone("file-a");
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();

  eventsOf("b.jpg").onDone("file-b");

  await waiting;
  expect(settled).toHaveBeenCalledOnce();
});

test("what is no picture, film or sound, is empty, or is one too many is not taken", () => {
  const { list } = openList();

  list.add([new File(["hello"], "note.txt", { type: "text/plain" }), new File([], "empty.png", { type: "image/png" })]);
  expect(list.snapshot().refusals.map(({ reason }) => reason)).toEqual(["wrong-type", "empty"]);
  list.add(Array.from({ length: 41 }, (_, index) => photo(`${index}.jpg`)));

  expect(list.snapshot().entries).toHaveLength(40);
  expect(list.snapshot().refusals).toEqual([{ name: "40.jpg", reason: "too-many" }]);
});

test("what is larger than the server takes is not even begun, and one byte less is", () => {
  const { list, begun } = openList();
  const limits = { Image: 10, Video: 100, Audio: 9 };

  list.add([photo("a.jpg"), new File(["some more bytes"], "b.jpg", { type: "image/jpeg" })], limits);
  // The extension .mp4 may be a film or sound.
  list.add([new File(["some bytes"], "c.mp4")], limits);

  expect(begun()).toEqual(["a.jpg", "c.mp4"]);
  expect(list.snapshot().entries).toHaveLength(2);
});

test("after a reload it goes on with the file it kept, or once the same file is chosen again", async () => {
  const kept = photo("kept.jpg");
  const lost = photo("lost.jpg");
  const first = firstEntries([], [draftUpload("1", kept, 0), draftUpload("2", lost, 1)]);
  const { list, begun, addressOf } = openList(first, new Map([["1", kept]]));
  await expect.poll(() => list.snapshot().entries.map(({ state }) => state)).toEqual(["sending", "missing"]);
  expect(addressOf("kept.jpg")).toBe("/api/uploads/u-1");

  list.add([photo("lost.jpg")]);

  expect(begun()).toEqual(["kept.jpg", "lost.jpg"]);
  expect(addressOf("lost.jpg")).toBe("/api/uploads/u-2");
  expect(list.snapshot().entries).toHaveLength(2);
});

test("one that can no longer be read goes on with what was kept of it, or once it is chosen again", async () => {
  const stored = new Map<string, File>();
  const { list, begun, eventsOf, addressOf } = openList([], stored);
  list.add([photo("kept.jpg"), photo("gone.jpg")]);
  stored.set(idOf(list, "kept.jpg"), photo("kept.jpg"));
  eventsOf("gone.jpg").onAddress("/api/uploads/u-1");

  eventsOf("kept.jpg").onUnreadable();
  eventsOf("gone.jpg").onUnreadable();
  await expect.poll(() => list.snapshot().entries.map(({ state }) => state)).toEqual(["sending", "missing"]);
  list.add([photo("gone.jpg")]);

  expect(begun()).toEqual(["kept.jpg", "gone.jpg", "kept.jpg", "gone.jpg"]);
  expect(addressOf("gone.jpg")).toBe("/api/uploads/u-1");
  expect(list.snapshot().entries).toHaveLength(2);
});

test("a removed one is stopped and given up, and files keep the order they are put in", () => {
  const { list, eventsOf, stopped, givenUp } = openList();
  list.add([photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
  eventsOf("a.jpg").onAddress("/api/uploads/u-a");

  list.remove(idOf(list, "a.jpg"));
  list.move(idOf(list, "c.jpg"), 0);
  list.toggleCover(idOf(list, "b.jpg"));
  list.toggleCover(idOf(list, "c.jpg"));

  expect(stopped).toEqual(["a.jpg"]);
  expect(givenUp).toEqual(["/api/uploads/u-a"]);
  expect(list.snapshot().entries.map(({ name, isCover }) => [name, isCover])).toEqual([
    ["c.jpg", true],
    ["b.jpg", false],
  ]);
});

test("the day of a photo goes along with it, into a draft and onto the server", async () => {
  const { list, eventsOf } = openList();
  list.add([photo("dated.jpg"), photo("undated.jpg")]);
  const days = () => list.snapshot().entries.map(({ takenOn }) => takenOn);
  await expect.poll(days).toEqual(["1993-05-14", undefined]);
  eventsOf("dated.jpg").onDone("file-a");
  eventsOf("undated.jpg").onDone("file-b");

  const media = (await list.settled()) ?? [];

  expect(media.map(({ takenOn }) => takenOn)).toEqual(["1993-05-14", undefined]);
  expect(firstEntries(media, []).map(({ takenOn }) => takenOn)).toEqual(["1993-05-14", undefined]);
});

test("files that a saved memory has taken over leave the form, and nothing of them is given up", () => {
  const { list, eventsOf, givenUp } = openList();
  list.add([photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
  eventsOf("a.jpg").onDone("file-a");
  eventsOf("b.jpg").onAddress("/api/uploads/u-b");

  list.release(["file-a", idOf(list, "b.jpg")]);

  expect(list.snapshot().entries.map(({ name }) => name)).toEqual(["c.jpg"]);
  expect(givenUp).toEqual([]);
});

function openList(first: ReturnType<typeof firstEntries> = [], stored = new Map<string, File>()) {
  const sent: { name: string; address: string | null; events: Events }[] = [];
  const stopped: string[] = [];
  const givenUp: string[] = [];
  const dates = new Map([["dated.jpg", "1993-05-14"]]);
  const list = createUploadList({
    first,
    files: {
      keep: async () => true,
      hold: async () => true,
      find: async (id) => stored.get(id),
      remove: async () => undefined,
    },
    send: (file, address, events) => {
      sent.push({ name: file.name, address, events });
      return { stop: () => stopped.push(file.name) };
    },
    giveUpUpload: async (address) => void givenUp.push(address),
    takenOn: async ({ name }) => dates.get(name),
  });
  list.open();
  const lastOf = (name: string) => sent.findLast((one) => one.name === name);
  return {
    list,
    stopped,
    givenUp,
    begun: () => sent.map(({ name }) => name),
    addressOf: (name: string) => lastOf(name)?.address,
    eventsOf: (name: string) => {
      const events = lastOf(name)?.events;
      if (!events) throw new Error(`${name} was never begun`);
      return events;
    },
  };
}

function photo(name: string): File {
  return new File(["some bytes"], name, { type: "image/jpeg" });
}

function idOf(list: ReturnType<typeof createUploadList>, name: string): string {
  return list.snapshot().entries.find((entry) => entry.name === name)?.id ?? "";
}

function draftUpload(id: string, { name, type, size }: File, position: number) {
  const words = { caption: "", alt: "", isCover: false };
  return {
    id,
    name,
    declared: type,
    kind: "Image",
    bytes: size,
    address: `/api/uploads/u-${id}`,
    position,
    ...words,
  } as const;
}
