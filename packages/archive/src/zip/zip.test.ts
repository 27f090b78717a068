import { array, assert, asyncProperty, nat, tuple } from "fast-check";
import { expect, test } from "vitest";

import type { SourceFile } from "../entries.ts";
import { UnreadableFileError, UnreadableSourceError } from "../report.ts";
import { openSource } from "../source.ts";
import { type TestEntry, buildZip, buildZip64, inMemory } from "../testing/build-zip.ts";
import { usualZipLimits } from "./directory.ts";

async function open(...zips: Buffer[]) {
  return await openSource(zips.map((zip, index) => ({ name: `part-${index + 1}.zip`, access: inMemory(zip) })));
}

async function textOf(file: SourceFile | undefined): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file?.open() ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

async function outcome(zip: Buffer): Promise<string> {
  try {
    for (const file of (await open(zip)).files) await textOf(file);
    return "read";
  } catch (error) {
    if (error instanceof UnreadableSourceError) return "refused";
    return error instanceof UnreadableFileError ? "reported" : String(error);
  }
}

async function refusedWhole(zip: Buffer, limits = usualZipLimits): Promise<string> {
  try {
    await openSource([{ name: "part.zip", access: inMemory(zip) }], undefined, limits);
  } catch (error) {
    if (error instanceof UnreadableSourceError) return error.problem.reason;
    throw error;
  }
  return "read";
}

test("files packed and stored, in several parts, are read as they were", async () => {
  const source = await open(
    buildZip([
      { name: "folder/", data: "" },
      { name: "folder/packed.txt", data: "again and again ".repeat(50_000) },
      { name: "folder/Grüße.txt", data: "stored", isStored: true },
      { name: "__MACOSX/._folder", data: "litter" },
    ]),
    buildZip64([{ name: "folder/packed.txt", data: "of another part" }]),
  );
  expect(source.files.map(({ id }) => id)).toEqual([
    "0:folder/packed.txt",
    "0:folder/Grüße.txt",
    "1:folder/packed.txt",
  ]);
  expect(await textOf(source.file("0:folder/packed.txt"))).toBe("again and again ".repeat(50_000));
  expect(await textOf(source.file("0:folder/Grüße.txt"))).toBe("stored");
  expect(await textOf(source.file("1:folder/packed.txt"))).toBe("of another part");
  expect(source.problems).toEqual([]);
});

test("names in UTF-8 are read even where the zip does not say so, others as they were written then", async () => {
  const source = await open(
    buildZip([
      { name: "Übung.txt", data: "a", flags: 0 },
      { name: Uint8Array.from([0x81, 0x2e, 0x6a, 0x70, 0x67]), data: "b", flags: 0 },
    ]),
  );
  expect(source.files.map(({ path }) => path)).toEqual(["Übung.txt", "ü.jpg"]);
});

const hostileNames = [
  "../evil.txt",
  "a/../../evil.txt",
  "a/./b.txt",
  "/etc/passwd",
  String.raw`..\evil.txt`,
  String.raw`a\b.txt`,
  "C:/evil.txt",
  "c:evil.txt",
  "a//b.txt",
  "nul\0.txt",
  "",
  "x".repeat(2000),
];

test.each(hostileNames)("the name %j is refused by name, and the rest goes in", async (name) => {
  const source = await open(
    buildZip([
      { name, data: "evil" },
      { name: "good.txt", data: "good" },
    ]),
  );
  expect(source.problems).toMatchObject([{ reason: "unsafe-name" }]);
  expect(source.files.map(({ path }) => path)).toEqual(["good.txt"]);
});

const hardLink = Buffer.alloc(4 + 16);
hardLink.writeUInt16LE(0x00_0d, 0);
hardLink.writeUInt16LE(16, 2);

test.each<[string, TestEntry, string]>([
  ["a symbolic link", { name: "link", data: "/etc/passwd", unixMode: 0xa1ff }, "not-a-file"],
  ["a hard link", { name: "link", data: "", extra: hardLink }, "not-a-file"],
  ["a device", { name: "zero", unixMode: 0x21b6 }, "not-a-file"],
  ["a pipe", { name: "pipe", unixMode: 0x11b6 }, "not-a-file"],
  ["what is locked", { name: "locked.txt", data: "secret", flags: 0x801 }, "encrypted"],
  ["what is packed in an unknown way", { name: "odd.txt", data: "odd", method: 99 }, "damaged"],
  ["what is stored in two sizes", { name: "odd.txt", data: "odd", isStored: true, saysBytes: 2 }, "damaged"],
  ["the second of two names that only differ in case", { name: "GOOD.txt", data: "other" }, "duplicate-name"],
])("%s is refused by name, and the rest goes in", async (_what, entry, reason) => {
  const source = await open(buildZip([{ name: "good.txt", data: "good" }, entry]));
  expect(source.problems).toMatchObject([{ name: entry.name, reason }]);
  expect(await textOf(source.files[0])).toBe("good");
});

test("a bomb is not unpacked, neither a single one nor one of many files", async () => {
  const limits = { ...usualZipLimits, innocentBytes: 100_000 };
  const spaces = " ".repeat(200_000);
  const single = buildZip([
    { name: "b", data: spaces },
    { name: "noise", data: noise(5000), isStored: true },
  ]);
  const source = await openSource([{ name: "single.zip", access: inMemory(single) }], undefined, limits);
  expect(source.problems).toMatchObject([{ name: "b", reason: "bomb" }]);
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `b${index}`, data: spaces.slice(0, 90_000) }));
  expect(await refusedWhole(buildZip(many), limits)).toBe("bomb");
  const overlapping = [
    { name: "a", data: "abc" },
    { name: "b", data: "abc", saysOffset: 0 },
  ];
  expect(await refusedWhole(buildZip(overlapping))).toBe("bomb");
});

test("what unpacks to more than the zip says stops there", async () => {
  const source = await open(buildZip([{ name: "liar.txt", data: "longer than it says", saysBytes: 3 }]));
  await expect(textOf(source.files[0])).rejects.toMatchObject({ problem: { name: "liar.txt", reason: "bomb" } });
});

test.each<[string, Partial<TestEntry>, string]>([
  ["its checksum", { saysCrc: 1 }, "damaged"],
  ["its size", { saysBytes: 4000 }, "truncated"],
  ["its name", { localName: "other.txt" }, "damaged"],
  ["its packing", { localMethod: 0 }, "damaged"],
  ["its place", { saysOffset: 5 }, "damaged"],
])("a file that is wrong about %s is reported when it is read", async (_what, lie, reason) => {
  const source = await open(buildZip([{ name: "lie.txt", data: "some words", ...lie }]));
  await expect(textOf(source.files[0])).rejects.toMatchObject({ problem: { name: "lie.txt", reason } });
});

test("a million entries are refused without being listed", async () => {
  const access = inMemory(buildZip64([{ name: "one.txt", data: "one" }], 1_000_000));
  await expect(openSource([{ name: "million.zip", access }])).rejects.toMatchObject({
    problem: { name: "million.zip", reason: "too-many", sentence: expect.stringContaining("100,000") },
  });
  const three = ["a", "b", "c"].map((name) => ({ name, data: name }));
  expect(await refusedWhole(buildZip(three), { ...usualZipLimits, entries: 2 })).toBe("too-many");
  expect(await refusedWhole(buildZip(three), { ...usualZipLimits, directoryBytes: 100 })).toBe("too-many");
});

test("others are answered while a long list of files is read", async () => {
  const zip = buildZip(Array.from({ length: 20_000 }, (_, index) => ({ name: `${index}.jpg`, data: "" })));
  let answered = 0;
  const others = setInterval(() => (answered += 1), 0);

  const { files } = await open(zip);
  clearInterval(others);

  expect(files).toHaveLength(20_000);
  expect(answered).toBeGreaterThan(2);
});

test("a list that is too long is refused before it is read", async () => {
  const zip = buildZip64([{ name: "a.jpg", data: "a" }], 100_001);
  const reads: number[] = [];
  const whole = inMemory(zip);
  const access = {
    size: whole.size,
    read(start: number, length: number) {
      reads.push(start);
      return whole.read(start, length);
    },
  };

  await expect(openSource([{ name: "many.zip", access }])).rejects.toThrow("more than 100,000 files");
  expect(reads.length).toBeLessThan(6);
});

test("a zip that ends too early says so, wherever it was cut", async () => {
  const whole = buildZip(Array.from({ length: 5 }, (_, index) => ({ name: `${index}.txt`, data: noise(500) })));
  for (let cut = 1; cut < whole.length; cut += 97) expect(await refusedWhole(whole.subarray(0, cut))).toBe("truncated");
});

test("whatever bytes are changed in a zip, it is read, refused or reported, and nothing else happens", async () => {
  const honest = buildZip([
    { name: "a.txt", data: "some words ".repeat(20) },
    { name: "folder/b.jpg", data: noise(100), isStored: true },
    { name: "c.json", data: '{"c":true}' },
  ]);
  const change = tuple(nat(honest.length - 1), nat(255));
  await assert(
    asyncProperty(array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const bytes = Buffer.from(honest);
      for (const [at, value] of changes) bytes[at] = value;
      expect(await outcome(bytes)).toMatch(/^(?:read|refused|reported)$/);
    }),
    { seed: 10, numRuns: 200 },
  );
}, 30_000);

test("reading the list of a large zip reads none of its files", async () => {
  const access = inMemory(buildZip([{ name: "film.mp4", data: noise(3_000_000), isStored: true }]));
  await openSource([{ name: "large.zip", access }]);
  expect(access.bytesRead).toBeLessThan(300_000);
});

/** Bytes that cannot be packed, the same each time. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 16;
  }
  return bytes;
}
