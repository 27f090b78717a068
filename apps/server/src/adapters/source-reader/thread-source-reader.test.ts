import { createHash } from "node:crypto";

import { UnreadableFileError, UnreadableSourceError } from "@lane/archive/report.ts";
import { buildZip, inMemory } from "@lane/archive/testing/build-zip.ts";
import { dayOneZip } from "@lane/archive/testing/journals.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, onTestFinished, test } from "vitest";

import { createThreadSourceReader } from "./thread-source-reader.ts";

const never = new AbortController().signal;
const wish = { photos: "by-day", locale: "en-GB", currentYear: 2026 } as const;
const reader = createThreadSourceReader();

async function opened(zip: Uint8Array, signal = never) {
  const source = await reader.open([{ name: "a.zip", access: inMemory(zip) }], signal);
  onTestFinished(() => source.close());
  return source;
}

function longZip(text: string, count: number): Buffer {
  return dayOneZip(
    Array.from({ length: count }, (_, index) => ({
      uuid: String(index).padStart(32, "0"),
      creationDate: "1990-03-05T10:00:00Z",
      text: `Day ${index}\n\n${text}`,
    })),
  );
}

test("what a journal holds comes in its order, with its texts as they are kept", async () => {
  const source = await opened(longZip("It **rained**.", 250));

  const format = await source.recognise("day-one");
  const titles: string[] = [];
  const texts = new Set<string>();
  for await (const item of source.read(format, wish)) {
    if (item.kind !== "entry") throw new Error(item.problem.sentence);
    titles.push(item.entry.title);
    texts.add(item.entry.description);
  }

  expect(titles).toEqual(Array.from({ length: 250 }, (_, index) => `Day ${index}`));
  expect([...texts]).toEqual(["<p>It <strong>rained</strong>.</p>"]);
});

test("files come whole, also when they are left in the middle and begun anew", async () => {
  const bytes = createHash("sha256").update("x").digest();
  const film = Buffer.alloc(900_000, bytes);
  const source = await opened(buildZip([{ name: "film.mp4", data: film }]));

  const left = await source.file("0:film.mp4");
  for await (const piece of left?.content ?? []) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of (await source.file("0:film.mp4"))?.content ?? []) pieces.push(piece);

  expect(Buffer.concat(pieces).equals(film)).toBe(true);
  expect(await source.hashOf("0:film.mp4")).toBe(createHash("sha256").update(film).digest("hex"));
  expect(await source.file("0:nothing.mp4")).toBeUndefined();
});

test("what is wrong with a source or a file is told as such", async () => {
  const cut = buildZip([{ name: "film.mp4", data: Buffer.alloc(5000, 7), isStored: true }]);
  cut.fill(9, 100, 200);
  const source = await opened(cut);

  await expect(reader.open([{ name: "a.zip", access: inMemory(Buffer.from("no zip")) }], never)).rejects.toThrow(
    UnreadableSourceError,
  );
  await expect(source.hashOf("0:film.mp4")).rejects.toThrow(UnreadableFileError);
});

test("an error of whoever has the bytes comes back as it was, and is no fault of the zip", async () => {
  const failure = new Error("The bucket is silent");
  const access = { size: 1000, read: () => Promise.reject(failure) };

  await expect(reader.open([{ name: "a.zip", access }], never)).rejects.toBe(failure);
});

test("whoever has enough hears at once, however long the bytes take", async () => {
  const leaving = new AbortController();
  const asked = Promise.withResolvers<void>();
  const access = {
    size: 1000,
    read: () => {
      asked.resolve();
      return new Promise<Uint8Array>(() => {});
    },
  };

  const opening = reader.open([{ name: "a.zip", access }], leaving.signal);
  await asked.promise;
  leaving.abort(new Error("enough"));

  await expect(opening).rejects.toThrow("enough");
});

const manyFiles = testSize({ short: 3000, long: 60_000 });

test(`${manyFiles} files are looked through elsewhere`, async () => {
  const empty = Array.from({ length: manyFiles }, (_, index) => ({ name: `${index}.jpg`, data: "", isStored: true }));
  const zip = buildZip(empty);
  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  let problems = 0;

  const source = await opened(zip);
  for await (const { kind } of source.read(await source.recognise("photos"), wish))
    problems += Number(kind === "problem");

  expect(problems).toBe(manyFiles);
  expect(process.threadCpuUsage(ownBefore).user).toBeLessThan(process.cpuUsage(before).user / 2);
});
