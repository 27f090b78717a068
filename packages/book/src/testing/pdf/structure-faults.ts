import { isLanguage } from "../letters.ts";
import { faultsWhere, type Pdf } from "./objects.ts";
import { attributeOf, childrenOf, type Element, nameOf, type StructureTree } from "./structure-tree.ts";
import { listFaults, tableFaults } from "./table-faults.ts";

const grouping = [
  "Document",
  "Part",
  "Art",
  "Sect",
  "Div",
  "BlockQuote",
  "Caption",
  "TOC",
  "TOCI",
  "Index",
  "NonStruct",
  "Private",
];
const blocks = ["P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody"];
const tables = ["Table", "TR", "TH", "TD", "THead", "TBody", "TFoot"];
const inline = ["Span", "Quote", "Note", "Reference", "BibEntry", "Code", "Link", "Annot", "Figure", "Formula", "Form"];
const ruby = ["Ruby", "RB", "RT", "RP", "Warichu", "WT", "WP"];
/** ISO 32000-1, 14.8.4 */
const standardTypes = new Set([...grouping, ...blocks, ...tables, ...inline, ...ruby].map((name) => `/${name}`));

/** The tree of what is told, apart from the pages it stands on. */
export function structureFaults(pdf: Pdf, tree: StructureTree | undefined): string[] {
  // Matterhorn 01-005: without a tree nothing is tagged.
  if (!tree || tree.elements.length === 0) return ["The document has no structure"];
  return [
    ...roleFaults(tree),
    ...parentFaults(pdf, tree),
    ...languageFaults(pdf, tree),
    ...headingFaults(pdf, tree),
    ...figureFaults(pdf, tree),
    ...contentsFaults(pdf, tree),
    ...tableFaults(pdf, tree),
    ...listFaults(pdf, tree),
  ];
}

function roleFaults({ roles, elements }: StructureTree): string[] {
  // Matterhorn 02-004
  const remapped = [...roles.keys()].filter((type) => standardTypes.has(type));
  // Matterhorn 02-001 and 02-003: a circle ends nowhere.
  const unknown = new Set(elements.filter(({ standard }) => !standardTypes.has(standard)).map(({ type }) => type));
  return [
    ...remapped.map((type) => `${type.slice(1)} is made to mean something else`),
    ...[...unknown].map((type) => `${type.slice(1)} is no type of element that readers know`),
  ];
}

/** ISO 32000-1, 14.7.2: an element names the one it stands in. */
function parentFaults(pdf: Pdf, { elements }: StructureTree): string[] {
  return elements
    .filter(({ dict, parent }) => dict["/P"] !== (parent ? parent.ref : pdf.catalog["/StructTreeRoot"]))
    .map((element) => `${nameOf(element, pdf)} does not name the element it stands in`);
}

function languageFaults(pdf: Pdf, { elements }: StructureTree): string[] {
  // Matterhorn 11-001 and 11-002
  return elements
    .filter(({ language }) => language !== "" && !isLanguage(language))
    .map((element) => `${nameOf(element, pdf)} is in “${element.language}”, which is no language`);
}

function headingFaults(pdf: Pdf, { elements }: StructureTree): string[] {
  const faults: string[] = [];
  const headings = elements.filter(({ standard }) => /^\/H\d*$/.test(standard));
  const numbered = headings.filter(({ standard }) => standard !== "/H");
  // Matterhorn 14-007
  if (numbered.length > 0 && numbered.length < headings.length)
    faults.push("Some headings have a level and some have none");
  let before = 0;
  for (const heading of numbered) {
    const level = Number(heading.standard.slice(2));
    // Matterhorn 14-002 and 14-003
    if (level > before + 1)
      faults.push(`${nameOf(heading, pdf)} follows ${before === 0 ? "no heading" : `H${before}`}`);
    before = level;
  }
  // Matterhorn 09-002
  const nested = headings.filter(({ parent }) => parent && headings.includes(parent));
  faults.push(...nested.map((heading) => `${nameOf(heading, pdf)} stands in another heading`));
  const empty = headings.filter(({ kids }) => kids.length === 0);
  return [...faults, ...empty.map((heading) => `${nameOf(heading, pdf)} is empty`)];
}

function figureFaults(pdf: Pdf, { elements }: StructureTree): string[] {
  const figures = elements.filter(({ standard }) => standard === "/Figure" || standard === "/Formula");
  return figures.flatMap((figure) => {
    const name = nameOf(figure, pdf);
    const box = pdf.list(attributeOf(figure, "/BBox", pdf)).map(Number);
    return faultsWhere([
      // Matterhorn 13-004 and 17-002
      [!hasWords(figure, pdf), `${name} has no words for those who cannot see it`],
      // ISO 32000-1, table 344
      [box.length === 0, `${name} does not say where it is`],
      [box.length > 0 && !isBox(box), `${name} has no size`],
    ]);
  });
}

function hasWords({ dict }: Element, pdf: Pdf): boolean {
  return ["/Alt", "/ActualText"].some((key) => pdf.text(dict[key])?.trim());
}

function isBox([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): boolean {
  return left < right && bottom < top;
}

/** Matterhorn 09-006 */
function contentsFaults(pdf: Pdf, { elements }: StructureTree): string[] {
  return elements.flatMap((element) => {
    if (element.standard === "/TOC") {
      const odd = childrenOf(element).filter(({ standard }) => !["/TOC", "/TOCI", "/Caption"].includes(standard));
      return odd.map((child) => `${nameOf(child, pdf)} is no entry of the contents it stands in`);
    }
    if (element.standard !== "/TOCI" || element.parent?.standard === "/TOC") return [];
    return [`${nameOf(element, pdf)} is an entry of no contents`];
  });
}
