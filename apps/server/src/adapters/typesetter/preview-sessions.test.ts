import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { expect, test as base, vi } from "vitest";

import { createDiskScratchFolders } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { CannotExportError } from "#ports/exporter.ts";

import { createPreviewSessions } from "./preview-sessions.ts";

// Real children on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 120_000 });

const signal = new AbortController().signal;
const clock = { now: () => 1_778_846_400_000 };

/**
 * Answers every book with as many pages as its title says, and every page with its own process and what it has laid out
 * so far. A title of words does what they say.
 */
const program = `
import { createInterface } from "node:readline";
import { existsSync } from "node:fs";
const [, , folder] = process.argv;
const answer = (it) => console.log(JSON.stringify(it));
let titles = [];
createInterface({ input: process.stdin }).on("line", async (line) => {
  const call = JSON.parse(line);
  if (call.what === "draw") {
    const hasPhoto = existsSync(folder + "/photos/one.jpg");
    return answer({ type: "drawn", pictures: call.pages.map((page) => ({ page, webp: [process.pid, hasPhoto, ...titles].join(" ") })) });
  }
  const { title } = call.book;
  titles.push(title);
  if (title === "endless") return;
  if (title === "dying") process.exit(1);
  if (title === "swelling") { const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 1); return; }
  if (title === "refused") return answer({ type: "failed", reason: "too many pages" });
  if (title === "slow") await new Promise((done) => setTimeout(done, 400));
  answer({ type: "laid out", pageCount: Number(title) || 0, coarsePhotos: [], unprintable: [], places: [], photos: [{ page: 1, file: "photos/one.jpg" }] });
});
`;

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lane-previews-"));
    await writeFile(join(folder, "child.mjs"), program);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

function open(folder: string, quietMs?: number) {
  const sessions = createPreviewSessions({
    scratchFolders: createDiskScratchFolders({ folder: join(folder, "previews"), clock }),
    clock,
    program: join(folder, "child.mjs"),
    maxMegabytes: 300,
    ...(quietMs === undefined ? {} : { quietMs }),
  });
  const found: string[][] = [];
  async function findPhotos(files: readonly string[]) {
    found.push([...files]);
    return files.map((file) => ({ file, open: openPhoto }));
  }
  async function draw(name: string, title: string, pages = [1]): Promise<string[]> {
    const [picture] = await sessions.draw(windowOf(name), { title }, { pages, widthPx: 10, findPhotos }, signal);
    return picture?.webp.split(" ") ?? [];
  }
  const lay = (name: string, title: string, wanted = signal) => sessions.layOut(windowOf(name), { title }, wanted);
  return { draw, found, lay, close: () => sessions.close() };
}

/** A name is an account, or an account and one of its windows. */
function windowOf(name: string) {
  return { accountId: name.split(" ")[0] ?? "", id: name };
}

async function openPhoto() {
  return Readable.from([Buffer.from("photo")]);
}

const isRunning = (pid: string | undefined): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test("one child answers all of an account, and lays a book out once", async ({ folder }) => {
  const { lay, draw, found, close } = open(folder);

  const { pageCount } = await lay("ada", "12");
  const [pid, hasPhoto, ...titles] = await draw("ada", "12");
  const later = await draw("ada", "14", [1]);
  const others = await draw("ada", "14", [2]);
  await close();

  expect(pageCount).toBe(12);
  expect([hasPhoto, titles]).toEqual(["true", ["12"]]);
  expect([later, others]).toEqual([
    [pid, "true", "12", "14"],
    [pid, "true", "12", "14"],
  ]);
  // A photo is fetched for the page that shows it, and once.
  expect(found).toEqual([["photos/one.jpg"]]);
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await readdir(join(folder, "previews"))).toEqual([]);
});

test("a third account ends the child of the one that asked longest ago", async ({ folder }) => {
  const { draw, close } = open(folder);
  const [ada] = await draw("ada", "1");
  const [ben] = await draw("ben", "1");
  const [still] = await draw("ada", "1");

  await draw("cleo", "1");

  expect(still).toBe(ada);
  await expect.poll(() => isRunning(ben)).toBe(false);
  expect(isRunning(ada)).toBe(true);
  expect((await draw("ben", "1"))[0]).not.toBe(ben);
  await close();
});

test("a child that was killed is replaced without anybody noticing", async ({ folder }) => {
  const { draw, close } = open(folder);
  const [pid] = await draw("ada", "1");
  process.kill(Number(pid), "SIGKILL");

  const [next, , ...titles] = await draw("ada", "1");

  expect(next).not.toBe(pid);
  expect(titles).toEqual(["1"]);
  await close();
});

test("a child nobody asks any more ends with its folder", async ({ folder }) => {
  const { draw } = open(folder, 50);
  const [pid] = await draw("ada", "1");

  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  await expect.poll(() => readdir(join(folder, "previews")), { timeout: 10_000 }).toEqual([]);
});

test.for([
  ["swelling", new CannotExportError("This book is too large for a preview")],
  ["refused", new CannotExportError("This is too many pages for one book. Please choose fewer memories")],
  ["dying", expect.objectContaining({ name: "LostChildError" })],
] as const)("after a book that is %s the next one is laid out", async ([title, error], { folder }) => {
  const { lay, close } = open(folder);

  const failure = await lay("ada", title).catch((thrown: unknown) => thrown);

  expect(failure).toEqual(error);
  expect(await lay("ada", "8")).toMatchObject({ pageCount: 8 });
  await close();
});

test("nobody waits for a layout that is not wanted any more, and one that waits is never begun", async ({ folder }) => {
  const { lay, draw, close } = open(folder);
  const [first, second] = [new AbortController(), new AbortController()];
  const running = lay("ada", "slow", first.signal).catch((error: Error) => error.message);
  const waiting = lay("ada", "7", second.signal).catch((error: Error) => error.message);

  second.abort(new Error("not this one"));
  first.abort(new Error("nor that one"));

  expect([await running, await waiting]).toEqual(["nor that one", "not this one"]);
  const [, , ...titles] = await draw("ada", "9");
  expect(titles.filter((title) => title !== "slow")).toEqual(["9"]);
  await close();
});

test("pages of the book of before are not drawn while the next one waits to be laid out", async ({ folder }) => {
  const { lay, draw, close } = open(folder);
  await lay("ada", "1");

  const busy = lay("ada", "slow");
  const stale = draw("ada", "1").catch((error: Error) => error.name);
  const next = lay("ada", "3");

  await busy;
  expect(await stale).toBe("SupersededError");
  expect(await next).toMatchObject({ pageCount: 3 });
  await close();
});

test("two windows of an account each get their own book, from one child", async ({ folder }) => {
  const { lay, draw, close } = open(folder);
  const [pid] = await draw("ada laptop", "1");

  const busy = lay("ada laptop", "slow");
  const [phone, laptop, pages] = await Promise.all([
    lay("ada phone", "7"),
    draw("ada laptop", "slow"),
    draw("ada phone", "7"),
  ]);

  expect([(await busy).pageCount, phone.pageCount]).toEqual([0, 7]);
  expect([laptop[0], laptop.at(-1)]).toEqual([pid, "slow"]);
  expect([pages[0], pages.at(-1)]).toEqual([pid, "7"]);
  await close();
});

test("accounts that come at once leave no more children behind than have room", async ({ folder }) => {
  const { draw, close } = open(folder);
  const before = [await draw("ada", "1"), await draw("ben", "1")].map(([pid]) => pid);

  const after = (await Promise.all([draw("cleo", "1"), draw("dora", "1")])).map(([pid]) => pid);

  expect(before.map(isRunning)).toEqual([false, false]);
  expect(after.map(isRunning)).toEqual([true, true]);
  await close();
});
