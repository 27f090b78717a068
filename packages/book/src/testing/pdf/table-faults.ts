import type { Pdf } from "./objects.ts";
import { attributeOf, childrenOf, type Element, nameOf, type StructureTree } from "./structure-tree.ts";

/** Matterhorn 09-004: what may stand in what. */
const insideTables: Readonly<Record<string, readonly string[]>> = {
  "/Table": ["/TR", "/THead", "/TBody", "/TFoot", "/Caption"],
  "/THead": ["/TR"],
  "/TBody": ["/TR"],
  "/TFoot": ["/TR"],
  "/TR": ["/TH", "/TD"],
};
/** Matterhorn 09-005 */
const insideLists: Readonly<Record<string, readonly string[]>> = {
  "/L": ["/L", "/LI", "/Caption"],
  "/LI": ["/Lbl", "/LBody"],
};
const tableParents: Readonly<Record<string, readonly string[]>> = {
  "/THead": ["/Table"],
  "/TBody": ["/Table"],
  "/TFoot": ["/Table"],
  "/TR": ["/Table", "/THead", "/TBody", "/TFoot"],
  "/TH": ["/TR"],
  "/TD": ["/TR"],
};
const listParents: Readonly<Record<string, readonly string[]>> = { "/LI": ["/L"], "/LBody": ["/LI"] };

export function tableFaults(pdf: Pdf, { elements }: StructureTree): string[] {
  const tables = elements.filter(({ standard }) => standard === "/Table");
  return [
    ...nestingFaults(pdf, elements, insideTables, tableParents),
    ...tables.flatMap((table) => gridFaults(pdf, table)),
  ];
}

export function listFaults(pdf: Pdf, { elements }: StructureTree): string[] {
  return nestingFaults(pdf, elements, insideLists, listParents);
}

function nestingFaults(
  pdf: Pdf,
  elements: readonly Element[],
  inside: Readonly<Record<string, readonly string[]>>,
  parents: Readonly<Record<string, readonly string[]>>,
): string[] {
  return elements.flatMap((element) => {
    const allowed = inside[element.standard];
    const odd = allowed ? childrenOf(element).filter(({ standard }) => !allowed.includes(standard)) : [];
    const isLoose = allowed !== undefined && element.kids.some(({ kind }) => kind === "content");
    const wanted = parents[element.standard];
    return [
      ...odd.map((child) => `${nameOf(child, pdf)} may not stand in ${nameOf(element, pdf)}`),
      ...(isLoose ? [`${nameOf(element, pdf)} has words of its own`] : []),
      ...(wanted && !wanted.includes(element.parent?.standard ?? "") ? [`${nameOf(element, pdf)} stands in none`] : []),
    ];
  });
}

function rowsOf(element: Element): Element[] {
  return childrenOf(element).flatMap((child) => {
    if (child.standard === "/TR") return [child];
    return ["/THead", "/TBody", "/TFoot"].includes(child.standard) ? rowsOf(child) : [];
  });
}

function gridFaults(pdf: Pdf, table: Element): string[] {
  const rows = rowsOf(table);
  const span = (cell: Element, name: string): number => Number(attributeOf(cell, name, pdf) ?? 1);
  const held: number[] = [];
  const widths = rows.map((row, at) => {
    const cells = childrenOf(row);
    const width = cells.reduce((sum, cell) => sum + span(cell, "/ColSpan"), held[at] ?? 0);
    for (const cell of cells) {
      for (let below = 1; below < span(cell, "/RowSpan"); below += 1) {
        held[at + below] = (held[at + below] ?? 0) + span(cell, "/ColSpan");
      }
    }
    return width;
  });
  const heads = rows.flatMap(childrenOf).filter(({ standard }) => standard === "/TH");
  const faults: string[] = [];
  if (rows.length === 0) faults.push(`${nameOf(table, pdf)} has no rows`);
  // Matterhorn 15-005: no cell is beside its column.
  if (new Set(widths).size > 1) faults.push(`${nameOf(table, pdf)} has rows of different widths`);
  // Matterhorn 15-001 and 15-002
  if (heads.length === 0) faults.push(`${nameOf(table, pdf)} has no heads of rows or columns`);
  // Matterhorn 15-003
  const lost = heads.filter((head) => attributeOf(head, "/Scope", pdf) === undefined && head.dict["/ID"] === undefined);
  return [...faults, ...lost.map((head) => `${nameOf(head, pdf)} does not say whether it heads a row or a column`)];
}
