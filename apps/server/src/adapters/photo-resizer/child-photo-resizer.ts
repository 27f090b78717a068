import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import { z } from "zod";

import { BoundedChildError, runBounded } from "#lib/bounded-child.ts";
import type { Development, Negative, PhotoLab, Print } from "#ports/photo-resizer.ts";

import { type LabOrder, ordersFile, printsFile } from "./resize-order.ts";

const usualProgram = join(import.meta.dirname, "photo-child.ts");
/** Enough that starting the child costs little, few enough that the originals need little room. */
const perChild = 12;
const perPhotoMs = 30_000;
const maxMegabytes = 1500;

const printsSchema = z.array(
  z.object({ file: z.string(), width: z.int().positive(), height: z.int().positive() }).nullable(),
);

/** Opens somebody else's pictures only in a child that can be killed. */
export function createChildPhotoLab(program = usualProgram): PhotoLab {
  return {
    async develop(negatives, development) {
      const prints: Print[] = [];
      for (let at = 0; at < negatives.length; at += perChild) {
        const some = negatives.slice(at, at + perChild);
        prints.push(...(await developSome(program, some, development)));
        development.onDone?.(at + some.length);
      }
      return prints;
    },
  };
}

/** One that hangs or swells must not take its neighbours along: then each is tried by itself. */
async function developSome(program: string, some: readonly Negative[], development: Development): Promise<Print[]> {
  try {
    return await runLab(program, some, development);
  } catch (error) {
    if (!(error instanceof BoundedChildError)) throw error;
    if (some.length === 1) return [];
    const one = async (negative: Negative): Promise<Print[]> => developSome(program, [negative], development);
    const prints: Print[] = [];
    for (const negative of some) prints.push(...(await one(negative)));
    return prints;
  }
}

async function runLab(program: string, some: readonly Negative[], { folder, signal }: Development): Promise<Print[]> {
  const bench = join(folder, "lab");
  await mkdir(bench, { recursive: true });
  try {
    const orders: LabOrder[] = [];
    for (const [index, negative] of some.entries()) {
      const from = join(bench, `${index}`);
      const print = await wantedIn(folder, negative);
      const screen = negative.screen && (await wantedIn(folder, negative.screen));
      if (await writeOut(negative, from, signal)) orders.push({ from, print, screen });
    }
    await writeFile(join(bench, ordersFile), JSON.stringify(orders));
    await runBounded({
      command: process.execPath,
      args: [program, bench],
      onOutput: () => undefined,
      timeoutMs: perPhotoMs * some.length,
      maxMegabytes,
      signal,
    });
    const answers = printsSchema.parse(JSON.parse(await readFile(join(bench, printsFile), "utf8")));
    return answers.flatMap((print) => (print ? [{ ...print, file: print.file.slice(folder.length + 1) }] : []));
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}

async function writeOut(negative: Negative, path: string, signal: AbortSignal): Promise<boolean> {
  const source = await negative.open();
  if (!source) return false;
  await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal });
  return true;
}

async function wantedIn(folder: string, wanted: Pick<Negative, "file" | "maxWidth" | "maxHeight">) {
  const to = join(folder, wanted.file);
  await mkdir(dirname(to), { recursive: true });
  return { to, maxWidth: Math.round(wanted.maxWidth), maxHeight: Math.round(wanted.maxHeight) };
}
