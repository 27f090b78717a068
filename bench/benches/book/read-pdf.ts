import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { z } from "zod";

import { type PlacedImage, placedImages } from "./placed-images.ts";

const run = promisify(execFile);

const streamSchema = z.object({ datafile: z.string(), dict: z.record(z.string(), z.unknown()) });
const objectSchema = z.object({ value: z.unknown().optional(), stream: streamSchema.optional() });
const fileSchema = z.object({
  pages: z.array(z.object({ object: z.string(), contents: z.array(z.string()) })),
  outlines: z.array(z.object({ destpageposfrom1: z.number().nullish() })),
  qpdf: z.tuple([z.unknown(), z.record(z.string(), objectSchema)]),
});
const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const pageSchema = z.object({ "/MediaBox": boxSchema, "/Resources": z.unknown() });
const resourcesSchema = z.object({ "/XObject": z.record(z.string(), z.string()).optional() });
const photoSchema = z.object({ "/Filter": z.literal("/DCTDecode"), "/Width": z.number(), "/Height": z.number() });

export interface PdfPhoto extends PlacedImage {
  /** The number of the file's object: a photo that is shown twice is there once. */
  readonly object: string;
  readonly pixels: { readonly width: number; readonly height: number };
}

export interface PdfPage {
  readonly photos: readonly PdfPhoto[];
  /** Words other than the running head and the folio. */
  readonly hasWords: boolean;
}

export interface ReadPdf {
  readonly pages: readonly PdfPage[];
  /** Counted from 1: where the first entry of its table of contents leads. */
  readonly firstChapterPage: number;
}

/** What stands on the pages of a PDF, read by qpdf. */
export async function readPdf(file: string): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), "bench-pdf-"));
  try {
    const streams = ["--json-stream-data=file", `--json-stream-prefix=${join(folder, "stream")}`];
    await run("qpdf", ["--json=2", ...streams, "--decode-level=generalized", file, join(folder, "pdf.json")]);
    const { pages, outlines, qpdf } = fileSchema.parse(JSON.parse(await readFile(join(folder, "pdf.json"), "utf8")));
    const objects = qpdf[1];
    const read: PdfPage[] = [];
    for (const { object, contents } of pages) {
      const pieces = contents.map((name) => readFile(objects[`obj:${name}`]?.stream?.datafile ?? "", "latin1"));
      read.push(pageOf(object, (await Promise.all(pieces)).join("\n"), objects));
    }
    refuseHiddenPhotos(read, objects);
    return { pages: read, firstChapterPage: outlines[0]?.destpageposfrom1 ?? 1 };
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Objects = z.infer<typeof fileSchema>["qpdf"][1];

function pageOf(object: string, content: string, objects: Objects): PdfPage {
  const page = pageSchema.parse(objects[`obj:${object}`]?.value);
  const resources = page["/Resources"];
  const own = resourcesSchema.parse(typeof resources === "string" ? objects[`obj:${resources}`]?.value : resources);
  const photos = placedImages(content, page["/MediaBox"]).flatMap((image): PdfPhoto[] => {
    const name = own["/XObject"]?.[`/${image.name}`] ?? "";
    const photo = photoSchema.safeParse(objects[`obj:${name}`]?.stream?.dict);
    if (!photo.success) return [];
    return [{ ...image, object: name, pixels: { width: photo.data["/Width"], height: photo.data["/Height"] } }];
  });
  return { photos, hasWords: /\sT[jJ]\s/.test(content.replaceAll(/\/Artifact\b[\s\S]*?\bEMC\b/g, "")) };
}

/** Photos inside of groups are not looked for: a measure that overlooks some would only look good. */
function refuseHiddenPhotos(pages: readonly PdfPage[], objects: Objects): void {
  const placed = new Set(pages.flatMap(({ photos }) => photos.map(({ object }) => `obj:${object}`)));
  const all = Object.keys(objects).filter((name) => photoSchema.safeParse(objects[name]?.stream?.dict).success);
  const hidden = all.filter((name) => !placed.has(name));
  if (hidden.length > 0) throw new Error(`These photos of the PDF are on no page: ${hidden.join(", ")}`);
}

/** Every page as a PNG of this width, in order, drawn by Poppler into the folder. */
export async function drawPdf(file: string, folder: string, width: number): Promise<string[]> {
  await run("pdftoppm", ["-png", "-scale-to-x", String(width), "-scale-to-y", "-1", file, join(folder, "page")]);
  const names = (await readdir(folder)).filter((name) => /^page-\d+\.png$/.test(name));
  return names
    .toSorted((one, other) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other)))
    .map((name) => join(folder, name));
}
