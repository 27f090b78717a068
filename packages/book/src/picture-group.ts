import type { BookPhoto } from "./book-input.ts";
import { captionHeight, longestPosition, narrowestCaption } from "./caption-size.ts";
import { type Frame, mostCut, placed, type PlacedPhoto, shapeOf, widestSharp } from "./picture-size.ts";

/** Pictures that are printed together, as rows. */
export interface PictureGroup extends Frame {
  readonly rows: readonly PictureRow[];
  /** Below all of them, for captions that have no room under their own pictures. */
  readonly note: Frame;
}

export interface PictureRow extends Frame {
  readonly cells: readonly PictureCell[];
  /** Under the pictures; the same for all of a row. */
  readonly captionHeight: number;
}

export interface PictureCell {
  readonly photo: PlacedPhoto;
  /** Under its own picture; otherwise its caption stands below the group, with its position. */
  readonly hasOwnCaption: boolean;
}

export const gapMm = 2;
/** More are two groups. */
export const mostTogether = 6;
const mostInRow = 3;

interface Paper {
  readonly fontPt: number;
}

/** The photos in groups of two to six; a single one is a group of its own. */
export function inGroups(photos: readonly BookPhoto[]): BookPhoto[][] {
  const groups = Math.ceil(photos.length / mostTogether);
  return Array.from({ length: groups }, (_, at) =>
    photos.slice(Math.round((at * photos.length) / groups), Math.round(((at + 1) * photos.length) / groups)),
  );
}

/** Every way to lay a group out within this width, without cutting anything off. */
export function compositions(photos: readonly BookPhoto[], width: number, paper: Paper): PictureGroup[] {
  return rowCounts(photos.length).map((counts) => {
    let at = 0;
    const rows = counts.map((count) => rowOf(photos.slice(at, (at += count)), width, paper));
    return stacked(rows, noteOf(rows, width, paper));
  });
}

/** As rows of one to three pictures. */
function rowCounts(photos: number): number[][] {
  if (photos === 0) return [[]];
  return Array.from({ length: Math.min(mostInRow, photos) }, (_, at) => at + 1).flatMap((first) =>
    rowCounts(photos - first).map((rest) => [first, ...rest]),
  );
}

/** A row is as high as lets it fill the line, unless one of its pictures has too few pixels for that. */
function rowOf(photos: readonly BookPhoto[], width: number, paper: Paper): PictureRow {
  const shapes = photos.map(shapeOf);
  const gaps = gapMm * (photos.length - 1);
  const filling = (width - gaps) / shapes.reduce((sum, shape) => sum + shape, 0);
  const sharp = Math.min(...photos.map((photo, at) => widestSharp(photo) / (shapes[at] ?? 1)));
  return rowOfHeight(photos, shapes, Math.min(filling, sharp), paper);
}

function rowOfHeight(
  photos: readonly BookPhoto[],
  shapes: readonly number[],
  height: number,
  paper: Paper,
): PictureRow {
  const cells = photos.map((photo, at) => cellOf(placed(photo, { width: height * (shapes[at] ?? 1), height })));
  return withCaptions(cells, paper);
}

function cellOf(photo: PlacedPhoto): PictureCell {
  return { photo, hasOwnCaption: photo.photo.caption !== "" && photo.width >= narrowestCaption };
}

function withCaptions(cells: readonly PictureCell[], paper: Paper): PictureRow {
  const captions = cells.map(({ photo, hasOwnCaption }) =>
    hasOwnCaption ? captionHeight(photo.photo.caption, photo.width, paper.fontPt) : 0,
  );
  const width = cells.reduce((sum, { photo }) => sum + photo.width, 0) + gapMm * (cells.length - 1);
  const height = Math.max(0, ...cells.map(({ photo }) => photo.height));
  const captionsHeight = Math.max(0, ...captions);
  return { cells, width, height: height + captionsHeight, captionHeight: captionsHeight };
}

function stacked(rows: readonly PictureRow[], note: Frame): PictureGroup {
  return {
    rows,
    note,
    width: Math.max(0, ...rows.map((row) => row.width)),
    height: rows.reduce((sum, row) => sum + row.height, 0) + gapMm * Math.max(0, rows.length - 1) + note.height,
  };
}

function noteOf(rows: readonly PictureRow[], width: number, { fontPt }: Paper): Frame {
  const captions = rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ photo, hasOwnCaption }) => (hasOwnCaption || photo.photo.caption === "" ? [] : [photo.photo.caption]));
  if (captions.length === 0) return { width, height: 0 };
  const words = captions.map((caption) => `${longestPosition} ${caption}`).join(" · ");
  return { width, height: captionHeight(words, width, fontPt) };
}

/** How unlike the pictures of a group are in size, and how far its rows are from filling the line: 0 is best. */
export function unevenness({ rows, width }: PictureGroup): number {
  const areas = rows.flatMap((row) => row.cells.map(({ photo }) => Math.log(photo.width * photo.height)));
  const mean = areas.reduce((sum, area) => sum + area, 0) / Math.max(1, areas.length);
  const spread = areas.reduce((sum, area) => sum + (area - mean) ** 2, 0) / Math.max(1, areas.length);
  const short = rows.reduce((sum, row) => sum + (1 - row.width / width), 0);
  return spread + 2 * short;
}

/** How much higher or lower a group can be made by cutting its pictures; each gives the same share. */
export function stretchOf(group: PictureGroup): { readonly least: number; readonly most: number } {
  const pictures = picturesHeight(group);
  const spared = 1 - mostCut;
  return { least: group.height - pictures * (1 - spared), most: group.height + pictures * (1 / spared - 1) };
}

function picturesHeight({ rows }: PictureGroup): number {
  return rows.reduce((sum, row) => sum + row.height - row.captionHeight, 0);
}

/** The group at another height: its pictures keep their widths and lose a strip of what they show. */
export function stretched(group: PictureGroup, height: number): PictureGroup {
  const { least, most } = stretchOf(group);
  const wanted = Math.min(most, Math.max(least, height));
  const factor = 1 + (wanted - group.height) / picturesHeight(group);
  const rows = group.rows.map((row): PictureRow => ({
    ...row,
    height: (row.height - row.captionHeight) * factor + row.captionHeight,
    cells: row.cells.map((cell) => ({
      ...cell,
      photo: sharpEnough(cell.photo, { width: cell.photo.width, height: cell.photo.height * factor }),
    })),
  }));
  return stacked(rows, group.note);
}

/** A picture without the pixels to grow keeps its size. */
function sharpEnough(before: PlacedPhoto, frame: Frame): PlacedPhoto {
  const after = placed(before.photo, frame);
  return after.imageWidth > widestSharp(before.photo) + 0.01 ? before : after;
}
