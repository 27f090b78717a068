import type { RichText } from "@lane/domain/rich-text.ts";

import { placeText } from "../text/details.ts";
import { type HtmlElement, type WordsGo, readHtml } from "../text/html.ts";

export interface Asset {
  readonly id: string;
  readonly address: string | null;
}

export interface JournalPage {
  readonly text: RichText;
  readonly title: string;
  /** The day, in the words of the person's language. */
  readonly header: string;
  readonly assets: readonly Asset[];
  /** Places, moods, songs and paths, as they were drawn beside the text. */
  readonly details: readonly string[];
}

/** Places, moods, songs and paths are drawn as well; only these are files of the person. */
const fileAsset = /^assetType_(?:photo|livePhoto|video|audio)$/i;
const detail = "detail ";
const boldRule = /span\.(s\d+)\s*\{[^}]*font-weight:\s*(?:bold|[6-9]00)[^}]*\}/g;

/** Its elements are not closed as they were opened, so that only their order counts. */
export function readPage(html: string): JournalPage {
  const boldClasses = new Set([...html.matchAll(boldRule)].map(([, name]) => name));
  const assets: Asset[] = [];
  let frame: HtmlElement | null = null;
  const { text, asides } = readHtml(html, {
    wordsOf,
    isBold: ({ tag, classes }) => tag === "span" && classes.some((name) => boldClasses.has(name)),
    onElement(element) {
      if (element.classes.includes("gridItem")) {
        frame = element;
        if (isFile(element)) assets.push({ id: element.id, address: null });
      } else if (isShown(element)) place(assets, frame, element);
    },
  });
  const details = [...asides].filter(([name]) => name.startsWith(detail)).flatMap(([, words]) => placeText([words]));
  return { text, title: asides.get("title") ?? "", header: asides.get("header") ?? "", assets, details };
}

function wordsOf(element: HtmlElement): WordsGo {
  const { classes } = element;
  if (classes.includes("pageHeader")) return { aside: "header" };
  if (classes.includes("title")) return { aside: "title" };
  if (classes.includes("gridItem") && !isFile(element)) return { aside: detail + element.id, isAnywhere: true };
  return classes.includes("assetGrid") || classes.includes("gridItem") ? "nowhere" : "text";
}

function isFile({ classes }: HtmlElement): boolean {
  return classes.some((name) => fileAsset.test(name));
}

function isShown({ tag, address }: HtmlElement): boolean {
  return address !== null && ["img", "video", "audio", "source"].includes(tag);
}

/** The first address in a frame is its file; what stands outside of any frame is one of its own. */
function place(assets: Asset[], frame: HtmlElement | null, { address }: HtmlElement): void {
  if (frame === null) assets.push({ id: "", address });
  else if (isFile(frame) && assets.at(-1)?.address === null) assets[assets.length - 1] = { id: frame.id, address };
}
