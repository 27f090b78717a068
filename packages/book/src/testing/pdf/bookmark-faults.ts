import { type Dict, isReference, type Pdf, type Value } from "./objects.ts";
import type { StructureTree } from "./structure-tree.ts";

interface Bookmark {
  readonly title: string;
  readonly leadsTo: Value;
  readonly depth: number;
}

/** ISO 14289-1, 7.17: whoever cannot leaf through pages finds each heading among the bookmarks. */
export function bookmarkFaults(pdf: Pdf, tree: StructureTree | undefined): string[] {
  const headings = (tree?.elements ?? []).filter(({ standard }) => /^\/H[1-6]?$/.test(standard));
  const outlines = pdf.dict(pdf.catalog["/Outlines"]);
  if (!outlines) return headings.length > 0 ? ["The document has headings and no bookmarks"] : [];
  const faults: string[] = [];
  const bookmarks = below(outlines, 0, pdf, faults, new Set());
  for (const { title, leadsTo } of bookmarks) {
    if (title.trim() === "") faults.push("A bookmark has no title");
    if (!pageOf(leadsTo, pdf)) faults.push(`The bookmark “${title}” leads nowhere`);
  }
  if (bookmarks.length < headings.length) {
    faults.push(`There are ${headings.length} headings and only ${bookmarks.length} bookmarks`);
  }
  return faults;
}

function below(node: Dict, depth: number, pdf: Pdf, faults: string[], seen: Set<Value>): Bookmark[] {
  const found: Bookmark[] = [];
  let ref = node["/First"];
  let last: Value | undefined;
  while (ref !== undefined) {
    const item = pdf.dict(ref);
    if (!item || seen.has(ref)) {
      faults.push("The bookmarks do not hold together");
      return found;
    }
    seen.add(ref);
    const leadsTo = item["/Dest"] ?? pdf.dict(item["/A"])?.["/D"] ?? null;
    found.push({ title: pdf.text(item["/Title"]) ?? "", leadsTo, depth });
    found.push(...below(item, depth + 1, pdf, faults, seen));
    last = ref;
    ref = item["/Next"];
  }
  if (last !== node["/Last"]) faults.push("The bookmarks do not hold together");
  return found;
}

/** The page that a destination names, given in full or by its name. */
export function pageOf(destination: Value | undefined, pdf: Pdf): string | undefined {
  const found = pdf.at(destination);
  const named = typeof found === "string" ? nameInTree(found, pdf) : found;
  const [page] = pdf.list(pdf.dict(named)?.["/D"] ?? named ?? undefined);
  return isReference(page) && pdf.pages.some(({ ref }) => ref === page) ? page : undefined;
}

function nameInTree(name: string, pdf: Pdf): Value {
  const old = pdf.dict(pdf.catalog["/Dests"])?.[name];
  if (old !== undefined) return pdf.at(old);
  const nodes = [pdf.dict(pdf.dict(pdf.catalog["/Names"])?.["/Dests"])];
  for (const node of nodes) {
    if (!node || nodes.length > 10_000) continue;
    const pairs = pdf.list(node["/Names"]);
    const at = pairs.indexOf(name);
    if (at >= 0) return pdf.at(pairs[at + 1]);
    nodes.push(...pdf.list(node["/Kids"]).map((kid) => pdf.dict(kid)));
  }
  return null;
}
