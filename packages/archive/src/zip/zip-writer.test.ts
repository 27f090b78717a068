import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";

import { expect, test } from "vitest";

import { createZipWriter, type NewEntry, type ZipLimits } from "./zip-writer.ts";

const words = "Ünder the plum tree. ".repeat(2000);
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 251));

function text(name: string, content: string): NewEntry {
  return { name, source: pieces(Buffer.from(content), 1000), isPacked: true, expectedBytes: content.length };
}

function file(name: string, bytes: Buffer, expectedBytes = bytes.length): NewEntry {
  return { name, source: pieces(bytes, 4096), isPacked: false, expectedBytes };
}

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function zipOf(entries: readonly NewEntry[], limits?: ZipLimits): Promise<Buffer> {
  const parts: Buffer[] = [];
  const writer = createZipWriter(
    {
      async append(bytes) {
        parts.push(Buffer.from(bytes));
      },
      async overwrite(position, bytes) {
        const whole = Buffer.concat(parts);
        whole.set(bytes, position);
        parts.splice(0, parts.length, whole);
      },
    },
    limits ? { limits } : {},
  );
  for (const entry of entries) await writer.add(entry);
  await writer.finish();
  return Buffer.concat(parts);
}

const usual = (): NewEntry[] => [
  text("archive.json", words),
  file("media/1976/07-1.jpg", picture),
  text("empty.txt", ""),
];

test("what is written stands before each entry: its name, sizes and checksum", async () => {
  const zip = await zipOf(usual());

  const packedBytes = zip.readUInt32LE(18);
  const start = 30 + "archive.json".length;
  expect(zip.readUInt32LE(14)).toBe(crc32(words));
  expect(zip.readUInt32LE(22)).toBe(Buffer.byteLength(words));
  expect(inflateRawSync(zip.subarray(start, start + packedBytes)).toString()).toBe(words);
  const next = start + packedBytes;
  expect(zip.readUInt32LE(next + 14)).toBe(crc32(picture));
  const stored = next + 30 + "media/1976/07-1.jpg".length;
  expect(zip.subarray(stored, stored + picture.length)).toEqual(picture);
});

test("the same content makes the same zip", async () => {
  expect(await zipOf(usual())).toEqual(await zipOf(usual()));
});

test("others can open it, also where its numbers take eight bytes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  const outcomes: unknown[] = [];
  for (const limits of [undefined, { bytes: 100, entries: 2 }]) {
    const path = join(folder, "test.zip");
    writeFileSync(path, await zipOf(usual(), limits));
    outcomes.push(testedByUnzip(path));
  }
  rmSync(folder, { recursive: true });

  expect(outcomes).toEqual([undefined, undefined]);
});

test("a name that leads anywhere else is refused, and so is the same name twice", async () => {
  for (const name of ["../a", "/a", "a/../b", "a\\b", "C:a", "a//b", "", "a/", ".hidden", "a\0b", "a b", "ä"]) {
    await expect(zipOf([text(name, "x")]), name).rejects.toThrow("Not a name");
  }
  await expect(zipOf([text("a", "x"), text("a", "y")])).rejects.toThrow("Twice");
});

test("an entry that outgrows its place is an error, never a broken zip", async () => {
  await expect(zipOf([file("a.mp4", picture, 10)], { bytes: 1000, entries: 10 })).rejects.toThrow("Larger");
});

test("what fails while it is read fails the entry", async () => {
  for (const isPacked of [true, false]) {
    await expect(zipOf([{ name: "a.txt", source: broken(), isPacked, expectedBytes: 1 }])).rejects.toThrow("gone");
  }
});

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from("a");
  throw new Error("gone");
}

/** Its complaint; undefined where all is well or this machine has no unzip. */
function testedByUnzip(path: string): string | undefined {
  const { status, stdout } = spawnSync("unzip", ["-t", path], { encoding: "utf8" });
  return status === 0 || status === null ? undefined : stdout;
}
