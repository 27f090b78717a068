import { posix } from "node:path";

import type { Epub, Item } from "./epub/opened-epub.ts";
import { drawingFaults, pageFaults } from "./epub/page-faults.ts";
import { elementsOf, readXml, wordsIn, type XmlElement } from "./xml.ts";
import { readZip, type ZipFile } from "./zip-file.ts";

/** What keeps an EPUB from being sound and accessible, in sentences; none for one that is. */
export function epubFaults(file: string): string[] {
  return faultsOfFiles(readZip(file));
}

export function faultsOfFiles(files: readonly ZipFile[]): string[] {
  const faults = containerFaults(files);
  const byName = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const [container] = read("META-INF/container.xml", byName, faults);
  const path =
    container &&
    elementsOf(container)
      .find(({ name }) => name === "rootfile")
      ?.attributes.get("full-path");
  const [book] = path ? read(path, byName, faults) : [];
  if (!path || !book) return [...faults, "Nothing says what the book is made of"];
  const items = itemsOf(book, posix.dirname(path));
  const ids = new Map(items.map((item) => [item.id, item]));
  const refs = elementsOf(book).filter(({ name }) => name === "itemref");
  const spine = refs.flatMap(({ attributes }) => ids.get(attributes.get("idref") ?? "") ?? []);
  if (spine.length < refs.length) faults.push("The order of the pages names one that is not there");
  const xhtml = items.filter(({ mediaType }) => mediaType === "application/xhtml+xml");
  const pages = new Map(
    xhtml.flatMap((item) => read(item.path, byName, faults).map((page) => [item.path, page] as const)),
  );
  const epub = { files: byName, items, spine, pages };
  return [
    ...faults,
    ...metadataFaults(book),
    ...manifestFaults(epub, path),
    ...navigationFaults(epub),
    ...[...pages.keys()].flatMap((page) => pageFaults(page, epub)),
    ...items
      .filter(({ mediaType }) => mediaType === "image/svg+xml")
      .flatMap((item) => drawingFaults(item.path, byName)),
  ];
}

function read(path: string, files: ReadonlyMap<string, Buffer>, faults: string[]): XmlElement[] {
  const bytes = files.get(path);
  if (!bytes) {
    faults.push(`${path} is not there`);
    return [];
  }
  try {
    return [readXml(bytes.toString("utf8"))];
  } catch (error) {
    faults.push(`${path} is no XML: ${error instanceof Error ? error.message : ""}`);
    return [];
  }
}

/** EPUB 3.3, 4.2: a reader knows the file by its first entry. */
function containerFaults(files: readonly ZipFile[]): string[] {
  const [first] = files;
  const faults: string[] = [];
  if (first?.name !== "mimetype" || first.isPacked || first.bytes.toString() !== "application/epub+zip") {
    faults.push("The first entry does not say that this is an EPUB");
  }
  const names = files.map(({ name }) => name);
  if (new Set(names).size < names.length) faults.push("Two files have the same name");
  return faults;
}

function itemsOf(book: XmlElement, folder: string): Item[] {
  return elementsOf(book)
    .filter(({ name }) => name === "item")
    .map(({ attributes }) => ({
      id: attributes.get("id") ?? "",
      path: posix.join(folder, decodeURI(attributes.get("href") ?? "")),
      mediaType: attributes.get("media-type") ?? "",
      properties: (attributes.get("properties") ?? "").split(" "),
    }));
}

const demanded = ["dc:identifier", "dc:title", "dc:language"];
/** EPUB Accessibility 1.1, 2.2: what a shop shows before the book is opened. */
const described = ["accessMode", "accessModeSufficient", "accessibilityFeature", "accessibilityHazard"];

function metadataFaults(book: XmlElement): string[] {
  const elements = elementsOf(book);
  const said = (test: (one: XmlElement) => boolean): boolean =>
    elements.some((one) => test(one) && wordsIn(one).trim() !== "");
  const missing = [
    ...demanded.filter((name) => !said((one) => one.name === name)),
    ...described
      .map((name) => `schema:${name}`)
      .concat("dcterms:modified")
      .filter((property) => !said((one) => one.attributes.get("property") === property)),
  ];
  return missing.map((name) => `The book does not say its ${name}`);
}

function manifestFaults({ files, items }: Epub, path: string): string[] {
  const listed = new Set(items.map((item) => item.path));
  const ids = items.map(({ id }) => id);
  const unlisted = [...files.keys()].filter(
    (name) => !listed.has(name) && name !== path && !/^(?:mimetype$|META-INF\/)/.test(name),
  );
  return [
    ...(new Set(ids).size < ids.length ? ["Two files of the list have the same id"] : []),
    ...items.filter((item) => !files.has(item.path)).map((item) => `${item.path} is listed and not there`),
    ...unlisted.map((name) => `${name} is there and not listed`),
  ];
}

/** Every page with a heading is in the contents, in the order of the book. */
function navigationFaults({ items, spine, pages }: Epub): string[] {
  const navigations = items.filter(({ properties }) => properties.includes("nav"));
  const [navigation] = navigations;
  const page = navigation && pages.get(navigation.path);
  if (navigations.length !== 1 || !page) return ["The book does not have one table of contents"];
  const toc = elementsOf(page).find(({ name, attributes }) => name === "nav" && attributes.get("epub:type") === "toc");
  const links = toc ? elementsOf(toc).filter(({ name }) => name === "a") : [];
  const targets = links.map(({ attributes }) => (attributes.get("href") ?? "").split("#")[0] ?? "");
  const paths = targets.map((target) => posix.join(posix.dirname(navigation.path), target));
  const places = paths.map((path) => spine.findIndex((item) => item.path === path));
  const headed = spine.filter(({ path }) => path !== navigation.path && hasHeading(pages.get(path)));
  return [
    ...headed.filter(({ path }) => !paths.includes(path)).map(({ path }) => `${path} is not in the table of contents`),
    ...(places.some((place, at) => place < (places[at - 1] ?? -1))
      ? ["The contents have another order than the pages"]
      : []),
    ...links.filter((link) => wordsIn(link).trim() === "").map(() => "An entry of the contents has no words"),
  ];
}

function hasHeading(page: XmlElement | undefined): boolean {
  return page !== undefined && elementsOf(page).some(({ name }) => /^h[1-6]$/.test(name));
}
