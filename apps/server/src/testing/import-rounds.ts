import { deepStrictEqual } from "node:assert/strict";
import { createHash, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { jpeg } from "@lane/archive/testing/pictures.ts";
import { importDetailsSchema } from "@lane/contract/imports.ts";
import { z } from "zod";

import { systemClock } from "#adapters/clock/system-clock.ts";

import { journal } from "./journal.ts";
import { type RunningProduct, startProduct } from "./running-product.ts";
import { tusMetadata } from "./tus.ts";

const dayMs = 24 * 60 * 60 * 1000;
const firstYear = 1990;
const lookEveryMs = 20;

interface ImportRounds {
  readonly entries: number;
  /** How often the server is killed while it reads the zip, imports it, and undoes the import. */
  readonly kills: { readonly reading: number; readonly importing: number; readonly undoing: number };
}

const oneImport = z.object({ import: importDetailsSchema });

type Details = z.infer<typeof importDetailsSchema>;

/**
 * Imports one zip and undoes the import on a server that is killed again and again; throws when a memory is duplicated,
 * incomplete or missing. Returns how often the server died at work.
 */
export async function killWhileImporting({ entries, kills }: ImportRounds, settings = {}): Promise<number> {
  const product = await startProduct(settings);
  try {
    await product.post("/api/timeline/create", { startYear: firstYear });
    const path = await begin(product, zipOf(entries));
    const reading = await killOften(product, path, { state: "reading", kills: kills.reading });
    const found = await until(product, path, "reading");
    deepStrictEqual(
      [found.state, found.entries, found.media, found.duplicates, found.problems],
      ["read", entries, entries, 0, []],
    );

    await answered(product.post(`${path}/start`, { withoutYears: [], mark: null }));
    const importing = await killOften(product, path, { state: "importing", kills: kills.importing });
    const done = await until(product, path, "importing");
    deepStrictEqual([done.state, done.stop, done.made, done.edited, done.problems], ["done", null, entries, 0, []]);
    await product.atRest();
    deepStrictEqual(await titlesIn(product), titlesOf(entries));
    deepStrictEqual(await originalsIn(product), hashesOf(entries));

    await answered(product.post(`${path}/undo`, { edited: "keep" }));
    const undoing = await killOften(product, path, { state: "undoing", kills: kills.undoing });
    const undone = await until(product, path, "undoing");
    deepStrictEqual([undone.state, undone.made], ["undone", 0]);
    await product.atRest();
    deepStrictEqual(await titlesIn(product), []);
    deepStrictEqual(await originalsIn(product), []);
    return reading + importing + undoing;
  } finally {
    await product.stop();
  }
}

interface Killing {
  readonly state: Details["state"];
  readonly kills: number;
}

/** Kills the product at random moments spread over the whole import; returns how often the import was still running. */
async function killOften(product: RunningProduct, path: string, { state, kills }: Killing): Promise<number> {
  let deaths = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const isAtWork = await reaches(product, path, { state, share: kill / kills });
    await pause(randomInt(60));
    await product.kill();
    deaths += isAtWork ? 1 : 0;
    await product.inside(({ database }) =>
      // Expires the dead process's claim, so that the test does not wait half a minute for it.
      database.db.updateTable("jobs").set({ claimed_until: 0 }).where("status", "=", "running").execute(),
    );
    await product.startAgain();
  }
  return deaths;
}

async function reaches(
  product: RunningProduct,
  path: string,
  { state, share }: { state: Details["state"]; share: number },
): Promise<boolean> {
  for (;;) {
    const now = await look(product, path);
    if (now.state !== state) return false;
    const { done, total } = now.progress ?? { done: 0, total: null };
    // The total is not known before the source is read.
    if (total === null || done >= total * share) return true;
    await pause(lookEveryMs);
  }
}

async function until(product: RunningProduct, path: string, state: Details["state"]): Promise<Details> {
  for (;;) {
    const now = await look(product, path);
    if (now.state !== state) return now;
    await pause(lookEveryMs);
  }
}

async function look(product: RunningProduct, path: string): Promise<Details> {
  return answered(product.send(path));
}

async function answered(asking: Promise<Response>): Promise<Details> {
  const answer = await asking;
  if (!answer.ok) throw new Error(await answer.text());
  return oneImport.parse(await answer.json()).import;
}

async function begin(product: RunningProduct, { name, bytes }: ReturnType<typeof journal>): Promise<string> {
  const wish = tusMetadata({ name, type: "", purpose: "import" });
  const made = await product.send("/api/uploads", {
    method: "POST",
    headers: { "upload-length": String(bytes.length), "upload-metadata": wish },
  });
  const uploadId = made.headers.get("location")?.split("/").at(-1);
  const headers = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  await product.send(`/api/uploads/${uploadId}`, { method: "PATCH", headers, body: Uint8Array.from(bytes) });
  const { id } = await answered(product.post("/api/imports", { format: "day-one", uploadIds: [uploadId] }));
  return `/api/imports/${id}`;
}

function zipOf(entries: number) {
  const numbers = Array.from({ length: entries }, (_, number) => number);
  const pictures = numbers.map((number) => {
    const data = pictureOf(number);
    return { md5: createHash("md5").update(data).digest("hex"), data };
  });
  return journal(
    numbers.map((number) => ({
      uuid: `entry-${number}`,
      creationDate: `${firstYear + (number % 10)}-07-04T10:00:00Z`,
      text: `${titleOf(number)}\n\nIt rained **a lot**.`,
      photos: pictures.slice(number, number + 1).map(({ md5 }) => ({ md5, identifier: md5, type: "jpeg" })),
    })),
    pictures.map(({ md5, data }) => ({ name: `photos/${md5}.jpeg`, data, isStored: true })),
  );
}

function pictureOf(number: number): Buffer {
  return jpeg(null, `${number}`.padEnd(40_000));
}

function titleOf(number: number): string {
  return `Entry ${String(number).padStart(5, "0")}`;
}

function titlesOf(entries: number): string[] {
  return Array.from({ length: entries }, (_, number) => titleOf(number));
}

function hashesOf(entries: number): string[] {
  const hashes = Array.from({ length: entries }, (_, number) =>
    createHash("sha256").update(pictureOf(number)).digest("hex"),
  );
  return hashes.toSorted(inOrder);
}

async function titlesIn(product: RunningProduct): Promise<string[]> {
  return product.inside(async ({ database: { db } }) => {
    const rows = await db.selectFrom("memories").select("title").orderBy("title").execute();
    return rows.map(({ title }) => title);
  });
}

/**
 * Verifies, days later, that a sweep leaves no missing, changed or orphaned blob; returns the hashes of all originals.
 */
async function originalsIn(product: RunningProduct): Promise<string[]> {
  return product.inside(
    async ({ composition: { services }, database: { db } }) => {
      await services.fileGarbage.sweepOrphans();
      const { checked, ...wrong } = await services.verify.verify({ isQuick: false, onFinding: () => undefined });
      deepStrictEqual(wrong, { missing: 0, changed: 0, orphaned: 0 });
      const files = await db.selectFrom("files").select(["sha256", "state"]).execute();
      deepStrictEqual(
        files.filter(({ state }) => state !== "ready"),
        [],
      );
      if (checked < files.length) throw new Error("Not all files were looked at");
      return files.map(({ sha256 }) => sha256).toSorted(inOrder);
    },
    { now: () => systemClock.now() + 3 * dayMs },
  );
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other);
}
