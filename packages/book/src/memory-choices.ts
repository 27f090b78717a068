import type { BookMemory, BookPhoto } from "./book-input.ts";
import { captionHeight } from "./caption-size.ts";
import type { MeasuredMemory, PageBlock, SolidBlock, TextBlock } from "./page-blocks.ts";
import type { PageChoice } from "./page-choices.ts";
import { textHeight, type TypeArea } from "./page-flow.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { compositions, inGroups, type PictureGroup, unevenness } from "./picture-group.ts";
import { fills, leastPpi, placed, printPpi, shapeOf, widestSharp } from "./picture-size.ts";

export interface PageShape {
  readonly geometry: PageGeometry;
  readonly area: TypeArea;
}

/** The air above each kind of block, in millimetres. */
export const gapsOf = { memory: 9, text: 2.4, pictures: 3.2, quote: 5, recording: 4, spoken: 2 };
/** The part of the width that a picture beside its text takes, and the air between them. */
const besideShare = 0.42;
const besideGap = 5;
const columnGap = 6;
const tallestBeside = 0.8;
/** The part of the page's height that a memory's pictures take when nothing asks for more or less. */
const wantedHeight = [0, 0.42, 0.38, 0.5, 0.55, 0.6, 0.66];
const smallShare = 0.5;
const fewLines = 8;
const tallestGroup = 0.94;
const widths = [1, 0.82, 0.66, 0.52, 0.42];
const mostGroupChoices = 5;

/** The width of the text beside a picture. */
export function besideWidth({ textWidth }: PageGeometry): number {
  return textWidth * (1 - besideShare) - besideGap;
}

/** The width of one of two columns. */
export function columnWidth({ textWidth }: PageGeometry): number {
  return (textWidth - columnGap) / 2;
}

/** Every sensible way to set a memory. */
export function memoryChoices(memory: MeasuredMemory, shape: PageShape): PageChoice[] {
  const choices = [...alongText(memory, shape), ...besideText(memory, shape), ...toTheEdge(memory, shape)];
  const { startsPage } = memory.memory;
  return startsPage ? choices.map((choice) => ({ ...choice, startsPage: true })) : choices;
}

/** The words of a memory, with what stands between its paragraphs. */
function wordsWith(memory: MeasuredMemory, inserted: ReadonlyMap<number, readonly SolidBlock[]>): PageBlock[] {
  const { lines } = memory;
  const cuts = [...new Set([...inserted.keys(), 0, lines.length])].toSorted((one, other) => one - other);
  return cuts.flatMap((from, at): PageBlock[] => {
    const solid = inserted.get(from) ?? [];
    const to = cuts[at + 1] ?? from;
    const above = from === 0 && solid.length === 0 ? gapsOf.text : gapsOf.pictures;
    const words = textOf({ of: "memory", memory }, lines.slice(from, to), from, above);
    // A picture after a few lines stands with them, and never alone above the next memory.
    const isSticky = from === 0 && inserted.has(to) && sum(lines.slice(0, to)) <= fewLines;
    return [
      ...solid.map((block) => ({ ...block, isSticky: words.length > 0 })),
      ...words.map((block) => ({ ...block, isSticky })),
    ];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function textOf(source: TextBlock["source"], lines: readonly number[], from: number, above: number): TextBlock[] {
  return lines.length > 0 ? [{ kind: "text", above, source, from, lines }] : [];
}

function headOf(memory: MeasuredMemory, isSticky: boolean): PageBlock {
  const above = memory.memory.isFurtherTelling === true ? gapsOf.quote : gapsOf.memory;
  return { kind: "head", memory, above, height: memory.head, isSticky };
}

/** The quote stands after the first paragraph, or before the only one. */
function quoteAt({ lines }: MeasuredMemory): number {
  return lines.length > 1 ? 1 : 0;
}

function quoteOf(memory: MeasuredMemory): SolidBlock[] {
  return memory.quote === 0 ? [] : [{ kind: "quote", memory, above: gapsOf.quote, height: memory.quote }];
}

export function recordingsOf(memory: MeasuredMemory): PageBlock[] {
  return memory.recordings.flatMap(({ box, spoken }, at): PageBlock[] => [
    { kind: "recording", memory, at, above: gapsOf.recording, height: box, isSticky: spoken.length > 0 },
    ...textOf({ of: "recording", memory, at }, spoken, 0, gapsOf.spoken),
  ]);
}

/** All of a memory, with its pictures before a paragraph. */
function whole(memory: MeasuredMemory, pictures: ReadonlyMap<number, readonly SolidBlock[]>): PageBlock[] {
  const inserted = new Map(pictures);
  const quote = quoteOf(memory);
  if (quote.length > 0) {
    const at = quoteAt(memory);
    inserted.set(at, [...(inserted.get(at) ?? []), ...quote]);
  }
  const rest = [...wordsWith(memory, inserted), ...recordingsOf(memory)];
  return [headOf(memory, rest.length > 0), ...rest];
}

function picturesOf(memory: MeasuredMemory, group: PictureGroup): SolidBlock {
  return { kind: "pictures", memory, group, above: gapsOf.pictures, height: group.height };
}

/** Pictures over the width of the text: before it, in it, or after it. */
function alongText(memory: MeasuredMemory, shape: PageShape): PageChoice[] {
  const [first, ...others] = inGroups(memory.photos);
  if (!first) return [{ blocks: whole(memory, new Map()), cost: 0 }];
  const rest = others.flatMap((photos) => groupChoices(photos, memory, shape).slice(0, 1));
  return groupChoices(first, memory, shape).flatMap(({ group, cost }) => {
    const end = memory.lines.length;
    const places: readonly (readonly [at: number, cost: number])[] =
      end === 0 ? [[0, 0]] : [[0, 0], [end, 0.35], ...(end > 2 ? [[Math.ceil(end / 2), 0.25] as const] : [])];
    return places.map(([at, further]) => {
      const pictures = new Map([[at, [picturesOf(memory, group)]]]);
      for (const [index, one] of rest.entries()) {
        const place = Math.round(((index + 1) * end) / rest.length);
        pictures.set(place, [...(pictures.get(place) ?? []), picturesOf(memory, one.group)]);
      }
      return { blocks: whole(memory, pictures), cost: cost + further };
    });
  });
}

interface GroupChoice {
  readonly group: PictureGroup;
  readonly cost: number;
}

/** A few sizes and arrangements of pictures, the best ones first. */
function groupChoices(
  photos: readonly BookPhoto[],
  { memory }: MeasuredMemory,
  { geometry }: PageShape,
): GroupChoice[] {
  const isSmall = memory.layout === "small";
  const wanted = (wantedHeight[photos.length] ?? 0.66) * geometry.textHeight * (isSmall ? smallShare : 1);
  const allowed = widths.filter((width) => (isSmall ? width < 0.7 : memory.layout === null || width > 0.6));
  const all = allowed.flatMap((width) =>
    compositions(photos, width * geometry.textWidth, geometry)
      .filter(({ height }) => height <= tallestGroup * geometry.textHeight)
      .map((group) => ({ group, cost: Math.log(group.height / wanted) ** 2 + 0.5 * unevenness(group) })),
  );
  if (all.length === 0) return [smallest(photos, geometry)];
  const chosen: GroupChoice[] = [];
  for (const choice of all.toSorted((one, other) => one.cost - other.cost)) {
    const isNew = chosen.every(({ group }) => Math.abs(group.height - choice.group.height) > 6);
    if (isNew) chosen.push(choice);
    if (chosen.length === mostGroupChoices) break;
  }
  return chosen;
}

/** Pictures so tall that no width of ours lets them stand on a page. */
function smallest(photos: readonly BookPhoto[], geometry: PageGeometry): GroupChoice {
  const most = tallestGroup * geometry.textHeight;
  const narrow = compositions(photos, geometry.textWidth, geometry).flatMap((group) =>
    compositions(photos, (geometry.textWidth * most * 0.9) / group.height, geometry),
  );
  const [group] = narrow.filter(({ height }) => height <= most).toSorted((one, other) => other.height - one.height);
  if (!group) throw new Error("Pictures fit on no page");
  return { group, cost: 0 };
}

/** What a person's wish for the size adds to the cost of a picture beside its words. */
const besideWish = { small: -0.3, normal: 0.4, page: 0, none: 0.1 };

/** A single picture with its words at its side. */
function besideText(memory: MeasuredMemory, shape: PageShape): PageChoice[] {
  const { linesBeside } = memory;
  const { layout } = memory.memory;
  const group = layout === "page" ? undefined : groupBeside(memory, shape);
  if (!group || !linesBeside) return [];
  const words = textHeight(sum(linesBeside), shape.area);
  const height = Math.max(group.height, words);
  if (height > tallestBeside * shape.geometry.textHeight) return [];
  const unlike = Math.abs(Math.log(Math.max(words, 8) / group.height));
  const block: SolidBlock = { kind: "beside", memory, group, above: gapsOf.pictures, height };
  const blocks = [headOf(memory, true), ...quoteOf(memory), block, ...recordingsOf(memory)];
  return [{ blocks, cost: 0.3 * unlike + besideWish[layout ?? "none"] }];
}

function groupBeside({ photos }: MeasuredMemory, { geometry }: PageShape): PictureGroup | undefined {
  const [photo, other] = photos;
  if (!photo || other) return undefined;
  const widest = Math.min(geometry.textWidth * besideShare, widestSharp(photo));
  const width = Math.min(widest, tallestBeside * geometry.textHeight * shapeOf(photo));
  return width < widest * 0.5 ? undefined : compositions([photo], width, geometry)[0];
}

function pageOf({ trimWidth, trimHeight, bleed }: PageGeometry) {
  return { width: trimWidth + 2 * bleed, height: trimHeight + 2 * bleed };
}

/** Two facing pages: the inner edges are not cut. */
export function spreadOf({ trimWidth, trimHeight, bleed }: PageGeometry) {
  return { width: 2 * (trimWidth + bleed), height: trimHeight + 2 * bleed };
}

/** Pictures over two pages are for what matters most: by a person's choice, or by the size on the lifeline. */
export function mayFillSpread({ layout, size }: Pick<BookMemory, "layout" | "size">): boolean {
  return layout === "page" || (layout === null && size === "large");
}

/** The first picture as a whole page, over two of them, or as a band over the head of one. */
function toTheEdge(memory: MeasuredMemory, shape: PageShape): PageChoice[] {
  const { layout, size } = memory.memory;
  const [photo, ...others] = memory.photos;
  if (!photo || layout === "small" || layout === "normal") return [];
  const ppi = layout === "page" ? leastPpi : printPpi;
  const cost = layout === "page" ? -20 : size === "large" ? -1 : 1.2;
  const rest = alongText({ ...memory, photos: others }, shape).slice(0, 2);
  const windows = [
    { kind: "page", window: pageOf(shape.geometry), further: 0, isAllowed: true },
    { kind: "spread", window: spreadOf(shape.geometry), further: -0.5, isAllowed: mayFillSpread(memory.memory) },
  ] as const;
  const choices = windows.flatMap(({ kind, window, further, isAllowed }): PageChoice[] => {
    if (!isAllowed || !fills(photo, window, ppi)) return [];
    const picture: PageBlock = { kind, above: 0, memory, photo };
    return rest.flatMap((own) => [
      { blocks: [picture, ...own.blocks], cost: own.cost + cost + further },
      { blocks: [...own.blocks, picture], cost: own.cost + cost + further + 0.3 },
    ]);
  });
  return [...choices, ...bandOf(memory, photo, rest, shape, { ppi, cost })];
}

const lowestBand = 0.6;

function bandOf(
  memory: MeasuredMemory,
  photo: BookPhoto,
  rest: readonly PageChoice[],
  { geometry }: PageShape,
  { ppi, cost }: { readonly ppi: number; readonly cost: number },
): PageChoice[] {
  const { width } = pageOf(geometry);
  const height = width / shapeOf(photo);
  if (height > lowestBand * geometry.trimHeight || widestSharp(photo, ppi) < width) return [];
  const caption = photo.caption === "" ? 0 : captionHeight(photo.caption, geometry.textWidth, geometry.fontPt);
  const below = height - geometry.bleed - geometry.top + caption;
  if (below < 10) return [];
  const band: PageBlock = {
    kind: "band",
    memory,
    photo: placed(photo, { width, height }),
    above: 0,
    height: below,
    isSticky: true,
  };
  return rest.map((own) => ({ blocks: [band, ...own.blocks], cost: own.cost + cost, startsPage: true }));
}
