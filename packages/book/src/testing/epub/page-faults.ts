import { posix } from "node:path";

import { foreignLetters, isLanguage } from "../letters.ts";
import { elementsOf, readXml, wordsIn, type XmlElement } from "../xml.ts";
import type { Epub } from "./opened-epub.ts";

/** What is wrong with one page of the book. */
export function pageFaults(path: string, epub: Epub): string[] {
  const page = epub.pages.get(path);
  if (!page) return [];
  const faults = [
    ...headFaults(page),
    ...idFaults(page),
    ...headingFaults(page),
    ...pictureFaults(page),
    ...dangerFaults(page),
    ...linkFaults(page, path, epub),
    ...spokenFaults(page, page.attributes.get("lang") ?? "", "ltr"),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

function headFaults(page: XmlElement): string[] {
  const [lang, xmlLang] = [page.attributes.get("lang"), page.attributes.get("xml:lang")];
  const title = elementsOf(page).find(({ name }) => name === "title");
  const faults: string[] = [];
  if (!lang || !isLanguage(lang)) faults.push("it has no language");
  if (lang !== xmlLang) faults.push("it says two languages");
  if (!title || wordsIn(title).trim() === "") faults.push("it has no title");
  return faults;
}

function idFaults(page: XmlElement): string[] {
  const ids = elementsOf(page).flatMap(({ attributes }) => attributes.get("id") ?? []);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements are called “${id}”`);
}

function headingFaults(page: XmlElement): string[] {
  const headings = elementsOf(page).filter(({ name }) => /^h[1-6]$/.test(name));
  return headings.flatMap((heading, at) => {
    const [level, before] = [heading, headings[at - 1]].map((one) => Number(one?.name[1] ?? 0));
    const skips = (level ?? 0) > (before ?? 0) + 1 ? [`“${wordsIn(heading)}” skips a level of headings`] : [];
    return wordsIn(heading).trim() === "" ? [...skips, "a heading is empty"] : skips;
  });
}

function pictureFaults(page: XmlElement): string[] {
  const pictures = elementsOf(page).filter(({ name }) => name === "img");
  const inFigures = elementsOf(page)
    .filter(({ name }) => name === "figure")
    .flatMap(elementsOf);
  return pictures.flatMap((picture) => {
    const alt = picture.attributes.get("alt");
    if (alt === undefined) return [`${picture.attributes.get("src")} has no alternative text`];
    return alt.trim() === "" && inFigures.includes(picture)
      ? [`${picture.attributes.get("src")} is a figure without words`]
      : [];
  });
}

/** Nothing in a book is run, and nothing it shows comes from elsewhere. */
function dangerFaults(page: XmlElement): string[] {
  return elementsOf(page).flatMap(({ name, attributes }) => {
    const events = [...attributes.keys()].filter((key) => /^on/i.test(key));
    const sources = ["src", "srcset", "poster", "data", "xlink:href"].concat(name === "a" ? [] : ["href"]);
    const remote = sources
      .flatMap((key) => attributes.get(key) ?? [])
      .filter((address) => /^(?:[a-z]+:|\/\/)/i.test(address));
    return [
      ...(/^(?:script|iframe|object|embed|form|foreignobject)$/i.test(name) ? [`it holds an element <${name}>`] : []),
      ...events.map((event) => `something happens by ${event}`),
      ...remote.map((address) => `it shows ${address} from elsewhere`),
    ];
  });
}

function linkFaults(page: XmlElement, path: string, epub: Epub): string[] {
  return elementsOf(page).flatMap(({ name, attributes }) => {
    const target = attributes.get("src") ?? attributes.get("href");
    if (target === undefined || (name === "a" && /^https?:/.test(target))) return [];
    if (/^[a-z]+:/i.test(target)) return [`${target} is no address to follow`];
    return isThere(target, path, epub) ? [] : [`${target} leads nowhere`];
  });
}

function isThere(target: string, path: string, { pages, items }: Epub): boolean {
  const [file = "", fragment] = target.split("#");
  const found = file === "" ? path : posix.join(posix.dirname(path), decodeURI(file));
  const page = pages.get(found);
  if (!items.some((item) => item.path === found)) return false;
  return (
    fragment === undefined ||
    (page !== undefined && elementsOf(page).some((one) => one.attributes.get("id") === fragment))
  );
}

const blocks = /^(?:p|h[1-6]|li|figcaption|em|span|strong)$/;
const strong = /[\p{L}]/u;
const rightToLeft = /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u;

/** Its own words are in the language it says, and run the way it says. */
function spokenFaults(element: XmlElement, above: string, direction: string): string[] {
  const language = element.attributes.get("lang") ?? above;
  const dir = element.attributes.get("dir") ?? direction;
  const own = element.children.filter((child) => typeof child === "string").join(" ");
  const faults: string[] = [];
  if (!isLanguage(language)) faults.push(`“${language}” is no language`);
  else {
    const letters = foreignLetters(own, language);
    if (letters)
      faults.push(`“${own.trim().slice(0, 40)}” is written in ${letters} letters and said to be in “${language}”`);
  }
  const first = strong.exec(own)?.[0];
  if (first && blocks.test(element.name) && rightToLeft.test(first) !== (dir === "rtl")) {
    faults.push(`“${own.trim().slice(0, 40)}” runs the wrong way`);
  }
  const inside = element.children.flatMap((child) =>
    typeof child === "string" ? [] : spokenFaults(child, language, dir),
  );
  return [...faults, ...inside];
}

/** A drawing is well-formed, runs nothing and shows nothing from elsewhere. */
export function drawingFaults(path: string, files: ReadonlyMap<string, Buffer>): string[] {
  try {
    return dangerFaults(readXml(files.get(path)?.toString("utf8") ?? "")).map((fault) => `${path}: ${fault}`);
  } catch (error) {
    return [`${path} is no XML: ${error instanceof Error ? error.message : ""}`];
  }
}
