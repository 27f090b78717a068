import { pageOf } from "./bookmark-faults.ts";
import { type Dict, faultsWhere, isReference, type Page, type Pdf, wordOf } from "./objects.ts";
import { type Element, nameOf, type StructureTree } from "./structure-tree.ts";

/** Links, and whatever else lies on a page. */
export function annotationFaults(pdf: Pdf, tree: StructureTree | undefined): string[] {
  const holders = holdersOf(tree);
  const faults = pdf.pages.flatMap((page) => {
    const annotations = pdf.list(page.dict["/Annots"]);
    // Matterhorn 28-008 and 28-009
    const isOrdered = annotations.length === 0 || page.dict["/Tabs"] === "/S";
    return [
      ...(isOrdered ? [] : [`Page ${page.number}: the tabulator key does not follow the order of reading`]),
      ...annotations.flatMap((ref) =>
        faultsOf(isReference(ref) ? ref : "", pdf.dict(ref) ?? {}, { page, pdf, tree, holders }),
      ),
    ];
  });
  const links = (tree?.elements ?? []).filter(({ standard }) => standard === "/Link");
  const empty = links.filter(({ kids }) => !kids.some(({ kind }) => kind === "object"));
  return [...faults, ...empty.map((link) => `${nameOf(link, pdf)} leads nowhere: it has no annotation`)];
}

function holdersOf(tree: StructureTree | undefined): Map<string, Element> {
  const holders = new Map<string, Element>();
  for (const element of tree?.elements ?? []) {
    for (const kid of element.kids) if (kid.kind === "object") holders.set(kid.ref, element);
  }
  return holders;
}

interface Place {
  readonly page: Page;
  readonly pdf: Pdf;
  readonly tree: StructureTree | undefined;
  readonly holders: ReadonlyMap<string, Element>;
}

function faultsOf(ref: string, dict: Dict, { page, pdf, tree, holders }: Place): string[] {
  const kind = wordOf(dict["/Subtype"]).slice(1);
  if (kind !== "Link") return [`Page ${page.number}: there is an annotation of the kind ${kind}`];
  const holder = holders.get(ref);
  const parent = tree?.parentsOf(pdf.at(dict["/StructParent"]));
  return faultsWhere([
    // Matterhorn 28-011
    [holder?.standard !== "/Link", `Page ${page.number}: a link is in no Link element`],
    // ISO 32000-1, 14.7.4.4
    [holder !== undefined && parent !== holder.ref, `Page ${page.number}: a link does not find its Link element`],
    // Matterhorn 28-012
    [!pdf.text(dict["/Contents"])?.trim(), `Page ${page.number}: a link does not say where it leads`],
    [!leadsSomewhere(dict, pdf), `Page ${page.number}: a link leads nowhere`],
  ]);
}

function leadsSomewhere(dict: Dict, pdf: Pdf): boolean {
  const action = pdf.dict(dict["/A"]);
  return Boolean(pdf.text(action?.["/URI"])) || pageOf(dict["/Dest"] ?? action?.["/D"], pdf) !== undefined;
}
