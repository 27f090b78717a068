import type { z } from "zod";

import { readMarkdown, type ReadText } from "../text/markdown.ts";
import { type TextBuilder, createTextBuilder } from "../text/text-builder.ts";
import { cleanTitle } from "../text/title.ts";
import { type DayOneEntry, richTextShape } from "./shape.ts";

const moment = /^dayone-(?:moment|photo|video|audio|pdf):\/{1,2}(?:[a-z]+\/)?([\da-z-]+)$/i;

/** The text of an entry; references are the identifiers of its files. */
export function readDayOneText(entry: DayOneEntry): ReadText {
  if (entry.text !== undefined && entry.text.trim() !== "") {
    const read = readMarkdown(entry.text, (address) => moment.test(address));
    return { ...read, references: read.references.map((address) => moment.exec(address)?.[1] ?? address) };
  }
  return entry.richText === undefined ? nothing : readRichText(entry.richText);
}

const nothing: ReadText = { text: [], heading: null, references: [] };

function readRichText(json: string): ReadText {
  const read = richTextShape.safeParse(parsed(json));
  if (!read.success) return nothing;
  const { contents } = read.data;
  const [first] = contents;
  const heading = first && isHeader(first) ? cleanTitle(first.text ?? "") : null;
  const out = createTextBuilder();
  for (const content of heading === null ? contents : contents.slice(1)) addContent(out, content);
  const references = contents.flatMap(({ embeddedObjects }) => embeddedObjects.flatMap((one) => one.identifier ?? []));
  return { text: out.finish(), heading, references };
}

type Content = z.infer<typeof richTextShape>["contents"][number];

function addContent(out: TextBuilder, content: Content): void {
  if (content.attributes?.line?.listStyle !== undefined) out.add("• ");
  out.add(content.text ?? "", isHeader(content) || content.attributes?.bold === true);
}

function isHeader({ attributes }: Content): boolean {
  return (attributes?.line?.header ?? 0) > 0;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
