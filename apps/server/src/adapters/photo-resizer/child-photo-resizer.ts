import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import { z } from "zod";

import { BoundedChildError, runBounded } from "#lib/bounded-child.ts";
import type { Resizing, SourcePhoto, PhotoResizer, ResizedPhoto } from "#ports/photo-resizer.ts";

import { type ResizeOrder, ordersFile, outputsFile } from "./resize-order.ts";

const usualProgram = join(import.meta.dirname, "photo-child.ts");
/** Enough that starting the child costs little, few enough that the originals need little disk space. */
const perChild = 12;
const perPhotoMs = 30_000;
const maxMegabytes = 1500;

const printsSchema = z.array(
  z.object({ file: z.string(), width: z.int().positive(), height: z.int().positive() }).nullable(),
);

/** Opens untrusted pictures only in a child process that can be killed. */
export function createChildPhotoResizer(program = usualProgram): PhotoResizer {
  return {
    async resize(sourcePhotos, resizing) {
      const outputs: ResizedPhoto[] = [];
      for (let at = 0; at < sourcePhotos.length; at += perChild) {
        const some = sourcePhotos.slice(at, at + perChild);
        outputs.push(...(await resizeSome(program, some, resizing)));
        resizing.onDone?.(at + some.length);
      }
      return outputs;
    },
  };
}

/**
 * A photo that hangs or uses too much memory must not fail the whole batch: then each is tried in a child of its own.
 */
async function resizeSome(program: string, some: readonly SourcePhoto[], resizing: Resizing): Promise<ResizedPhoto[]> {
  try {
    return await runResizer(program, some, resizing);
  } catch (error) {
    if (!(error instanceof BoundedChildError)) throw error;
    if (some.length === 1) return [];
    const one = async (sourcePhoto: SourcePhoto): Promise<ResizedPhoto[]> =>
      resizeSome(program, [sourcePhoto], resizing);
    const outputs: ResizedPhoto[] = [];
    for (const sourcePhoto of some) outputs.push(...(await one(sourcePhoto)));
    return outputs;
  }
}

async function runResizer(
  program: string,
  some: readonly SourcePhoto[],
  { folder, signal }: Resizing,
): Promise<ResizedPhoto[]> {
  const scratch = join(folder, "lab");
  await mkdir(scratch, { recursive: true });
  try {
    const orders: ResizeOrder[] = [];
    for (const [index, sourcePhoto] of some.entries()) {
      const from = join(scratch, `${index}`);
      const output = await wantedIn(folder, sourcePhoto);
      const screen = sourcePhoto.screen && (await wantedIn(folder, sourcePhoto.screen));
      if (await writeOut(sourcePhoto, from, signal)) orders.push({ from, output, screen });
    }
    await writeFile(join(scratch, ordersFile), JSON.stringify(orders));
    await runBounded({
      command: process.execPath,
      args: [program, scratch],
      onOutput: () => undefined,
      timeoutMs: perPhotoMs * some.length,
      maxMegabytes,
      signal,
    });
    const answers = printsSchema.parse(JSON.parse(await readFile(join(scratch, outputsFile), "utf8")));
    return answers.flatMap((output) => (output ? [{ ...output, file: output.file.slice(folder.length + 1) }] : []));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function writeOut(sourcePhoto: SourcePhoto, path: string, signal: AbortSignal): Promise<boolean> {
  const source = await sourcePhoto.open();
  if (!source) return false;
  await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal });
  return true;
}

async function wantedIn(folder: string, wanted: Pick<SourcePhoto, "file" | "maxWidth" | "maxHeight">) {
  const to = join(folder, wanted.file);
  await mkdir(dirname(to), { recursive: true });
  return { to, maxWidth: Math.round(wanted.maxWidth), maxHeight: Math.round(wanted.maxHeight) };
}
