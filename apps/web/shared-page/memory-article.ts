import type { SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";

import type { Addresses } from "./addresses.ts";
import { el } from "./dom.ts";
import { candle, flower, stone } from "./marks.ts";
import { type Picture, picturesOf, print } from "./pictures.ts";
import { filmPlayer, soundPlayer } from "./players.ts";
import type { Texts } from "./texts/en.ts";
import type { Reader } from "./texts/texts.ts";
import { dateOf, paragraphsOf } from "./words.ts";

export interface MemoryTools {
  readonly reader: Reader;
  readonly addresses: Addresses;
  readonly onEnlarge: (pictures: readonly Picture[], index: number) => void;
}

/** One memory: its cover, what it is and when it was, its words, and then all else. */
export function memoryArticle(memory: SharedMemory, isFirst: boolean, tools: MemoryTools): HTMLElement {
  const { media, title, text, question } = memory;
  const { texts } = tools.reader;
  const lead = leadOf(media);
  const show = showerOf(media, tools);
  const others = media.filter((one) => one !== lead);
  const headingId = headingIdOf(memory);
  return el(
    "article",
    { "aria-labelledby": headingId },
    lead ? el("div", { class: "cover" }, show(lead, { sizes: "(min-width: 60rem) 60rem, 100vw", isFirst })) : null,
    el(
      "div",
      { class: "words" },
      el("h2", { id: headingId, tabindex: -1, dir: "auto" }, title),
      el("p", { class: "when" }, ...marksOf(memory, texts), dateOf(memory, tools.reader)),
      question === null ? null : el("p", { class: "question", dir: "auto" }, question),
      ...paragraphsOf(text),
    ),
    wallOf(others, show),
    ...others.filter(({ type }) => type !== "Image").map((one) => show(one, later)),
  );
}

export function headingIdOf({ id }: SharedMemory): string {
  return `memory-${id}`;
}

function marksOf({ id, memoryType, isCandle }: SharedMemory, texts: Texts): SVGSVGElement[] {
  const marks = isCandle ? [candle(texts.candle)] : [];
  if (memoryType === "Flower") marks.unshift(flower(id, texts.flower));
  if (memoryType === "Stone") marks.unshift(stone(id, texts.stone));
  return marks;
}

/** The file that stands for a memory: the chosen cover, else the first photo, else the first film. */
function leadOf(media: readonly SharedMedia[]): SharedMedia | undefined {
  const seen = media.filter(({ type, url }) => type !== "Audio" && url !== null);
  return seen.find(({ isCover }) => isCover) || seen.find(({ type }) => type === "Image") || seen[0];
}

interface Place {
  readonly sizes: string;
  readonly isFirst: boolean;
}

const later: Place = { sizes: "(min-width: 48rem) 24rem, 100vw", isFirst: false };

function showerOf(media: readonly SharedMedia[], { reader: { texts }, addresses, onEnlarge }: MemoryTools) {
  const pictures = picturesOf(media, texts);
  return (one: SharedMedia, place: Place): HTMLElement => {
    if (one.url === null) return el("p", { class: "note" }, one.caption || one.alt, " ", texts.notShown);
    const index = pictures.findIndex((picture) => picture.media === one);
    const picture = pictures[index];
    if (picture) return print(picture, { ...place, addresses, texts, onEnlarge: () => onEnlarge(pictures, index) });
    const number = media.filter(({ type }) => type === one.type).indexOf(one) + 1;
    const options = { media: one, number, addresses, texts };
    return one.type === "Audio" ? soundPlayer(options) : filmPlayer(options);
  };
}

/** Pictures in rows of about one height, each in its own proportions; nothing moves when they arrive. */
function wallOf(media: readonly SharedMedia[], show: (one: SharedMedia, place: Place) => HTMLElement) {
  const pictures = media.filter(({ type }) => type === "Image");
  if (pictures.length === 0) return null;
  const items = pictures.map((one) => {
    const item = el("li", {}, show(one, later));
    item.style.setProperty("--ratio", String(ratioOf(one)));
    return item;
  });
  return el("ul", { class: "wall" }, ...items);
}

/** Wider than a panorama or taller than two phones, a picture would leave its row no room. */
function ratioOf({ width, height }: SharedMedia): number {
  const ratio = width && height ? width / height : 4 / 3;
  return Math.min(Math.max(ratio, 0.5), 3);
}
