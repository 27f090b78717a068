import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

import { figureBoxes, within } from "./figure-boxes.ts";
import { readJpegShape, standInNumber } from "./photo-file.ts";

/** In points from the lower left corner of the page as it was set: left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export interface PdfChanges {
  /** What the page shows, and where paper is cut; undefined leaves pages as they were set. */
  readonly pageBoxes?: { readonly media: Box; readonly bleed: Box; readonly trim: Box } | undefined;
  /** The photo that a stand-in stands for. */
  readonly photo: (number: number) => Promise<Uint8Array>;
  /** Says in the file that it keeps to PDF/UA-1. */
  readonly isAccessible: boolean;
  /** The last page comes first: bound on its left, such a book opens from the right. */
  readonly isFromLast?: boolean;
}

/**
 * Writes what the typesetter set with its last changes, object by object, so that never more than one photo is in
 * memory. The typesetter writes plain objects and a plain table of them; both are read as strictly as they are written.
 */
export async function writePdf(set: Uint8Array, changes: PdfChanges, file: string): Promise<void> {
  const source = Buffer.from(set.buffer, set.byteOffset, set.byteLength);
  const out = createWriteStream(file, { flags: "wx" });
  const isDone = finished(out);
  let length = 0;
  async function write(piece: Uint8Array | string): Promise<void> {
    length += typeof piece === "string" ? Buffer.byteLength(piece, "latin1") : piece.length;
    if (!out.write(typeof piece === "string" ? Buffer.from(piece, "latin1") : piece)) await once(out, "drain");
  }

  const table = readTable(source);
  await write(source.subarray(0, table.starts[0]));
  const offsets: number[] = [];
  const objects = table.starts.map((start, at) => source.subarray(start, table.starts[at + 1] ?? table.xref));
  const boxes = changes.isAccessible ? figureBoxes(objects) : new Map<number, Box>();
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const box = boxes.get(at + 1);
    const pieces = box ? [figureWithBox(object.toString("latin1"), box, changes)] : await changed(object, changes);
    for (const piece of pieces) await write(piece);
  }
  const xref = length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n\r\n`);
  await write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f\r\n${lines.join("")}`);
  await write(`trailer\n${table.trailer}\nstartxref\n${xref}\n%%EOF`);
  out.end();
  await isDone;
}

interface Table {
  /** Where each object begins, in order. */
  readonly starts: readonly number[];
  readonly xref: number;
  readonly trailer: string;
}

function readTable(source: Buffer): Table {
  const tail = source.subarray(-64).toString("latin1");
  const xref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const text = source.subarray(xref).toString("latin1");
  const trailer = /trailer\s+(<<[\s\S]+>>)\s+startxref/.exec(text)?.[1];
  const starts = [...text.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  if (!trailer || starts.length === 0 || starts.some((start, at) => start <= (starts[at - 1] ?? 0))) {
    throw new Error("The typesetter wrote a PDF of another kind than before");
  }
  return { starts, xref, trailer };
}

const pageListStart = /^\d+ 0 obj\n<<\n {2}\/Type \/Pages\n/;
const pageStart = /^\d+ 0 obj\n<<\n {2}\/Type \/Page\n/;
const catalogStart = /^\d+ 0 obj\n<<\n {2}\/Type \/Catalog\n/;
const imageStart =
  /^(\d+ 0 obj\n<<\n) {2}\/Length \d+\n( {2}\/Type \/XObject\n {2}\/Subtype \/Image\n {2}\/Filter \/DCTDecode\n) {2}\/Width 1\n {2}\/Height 1\n([\s\S]*?>>\nstream\n)/;
const metadataStart =
  /^(\d+ 0 obj\n<<\n) {2}\/Length \d+\n( {2}\/Type \/Metadata\n[\s\S]*?>>\nstream\n)([\s\S]*)\nendstream/;
const longestHead = 600;

/** Only the beginning of an object tells its kind: what follows may be text of a member. */
async function changed(object: Buffer, changes: PdfChanges): Promise<(Uint8Array | string)[]> {
  const head = object.subarray(0, longestHead).toString("latin1");
  if (pageStart.test(head)) return [pageWithBoxes(object.toString("latin1"), changes)];
  if (catalogStart.test(head)) return [changedCatalog(object.toString("latin1"), changes)];
  if (pageListStart.test(head) && changes.isFromLast) return [listedFromLast(object.toString("latin1"))];
  if (/^\d+ 0 obj\n<<\n {2}\/Length \d+\n {2}\/Type \/Metadata\n/.test(head) && changes.isAccessible) {
    return [accessibleMetadata(object.toString("latin1"))];
  }
  return changedImage(object, head, changes);
}

async function changedImage(object: Buffer, head: string, { photo }: PdfChanges): Promise<(Uint8Array | string)[]> {
  const image = imageStart.exec(head);
  const number = image && standInNumber(object.subarray(image[0].length));
  return image && number !== undefined && number !== null ? photoObject(image, await photo(number)) : [object];
}

function photoObject([, start, kind, rest]: RegExpExecArray, photo: Uint8Array): (Uint8Array | string)[] {
  const shape = readJpegShape(photo);
  if (!shape) throw new Error("A photo is no JPEG");
  const size = `  /Width ${shape.width}\n  /Height ${shape.height}\n`;
  return [`${start}  /Length ${photo.length}\n${kind}${size}${rest}`, photo, "\nendstream\nendobj\n\n"];
}

function pageWithBoxes(page: string, { pageBoxes }: PdfChanges): string {
  if (!pageBoxes) return page;
  const boxes = [
    `/MediaBox [${pageBoxes.media.join(" ")}]`,
    `/BleedBox [${pageBoxes.bleed.join(" ")}]`,
    `/TrimBox [${pageBoxes.trim.join(" ")}]`,
  ];
  return page.replace(/\/MediaBox \[[^\]]+\]/, boxes.join("\n  "));
}

const figureLayout =
  /(\n {2}\/A \[<<\n {4}\/O \/Layout\n)((?: {4}\/\w+ \/\w+\n)* {2}>>\]\n {2}\/K \[[\d R]+\]\n {2}\/Pg \d+ 0 R\n>>\nendobj\s*)$/;

/** What is cut off at the edge of the page is no part of it. */
function figureWithBox(figure: string, box: Box, { pageBoxes }: PdfChanges): string {
  const seen = within(box, pageBoxes?.media ?? box).map((side) => Math.round(side * 1000) / 1000);
  return figure.replace(
    figureLayout,
    (_, start: string, end: string) => `${start}    /BBox [${seen.join(" ")}]\n${end}`,
  );
}

function changedCatalog(catalog: string, { isAccessible, isFromLast }: PdfChanges): string {
  const turned = isFromLast ? catalog.replace("/Direction /R2L", "/Direction /L2R") : catalog;
  return isAccessible
    ? turned.replace("/ViewerPreferences <<", "/ViewerPreferences <<\n    /DisplayDocTitle true")
    : turned;
}

const pageList = / {2}\/Count (\d+)\n {2}\/Kids \[([\d R]+)\]\n/;

function listedFromLast(object: string): string {
  const [, count, kids] = pageList.exec(object) ?? [];
  const pages = kids?.match(/\d+ 0 R/g) ?? [];
  if (pages.length !== Number(count)) throw new Error("The typesetter lists its pages in another way than before");
  return object.replace(pageList, `  /Count ${pages.length}\n  /Kids [${pages.toReversed().join(" ")}]\n`);
}

function accessibleMetadata(metadata: string): string {
  return metadata.replace(metadataStart, (_, start: string, kind: string, packet: string) => {
    const declared = packet.replace(
      "</rdf:RDF>",
      '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF>',
    );
    return `${start}  /Length ${declared.length}\n${kind}${declared}\nendstream`;
  });
}
