import { type Dict, isReference, type Pdf, type Value, wordOf } from "./objects.ts";

/** A part of what is told: a paragraph, a heading, a picture. */
export interface Element {
  /** "" for an element that stands inside another object. */
  readonly ref: string;
  readonly dict: Dict;
  /** As it is written in the file, and the standard type it stands for. */
  readonly type: string;
  readonly standard: string;
  readonly parent: Element | undefined;
  readonly language: string;
  readonly kids: readonly Kid[];
}

/** What an element holds: others, marked content of a page, or an annotation. */
export type Kid =
  | { readonly kind: "element"; readonly element: Element }
  | { readonly kind: "content"; readonly page: string; readonly mcid: number }
  | { readonly kind: "object"; readonly ref: string };

export interface StructureTree {
  readonly roots: readonly Element[];
  /** All of them, in the order they are read. */
  readonly elements: readonly Element[];
  readonly roles: ReadonlyMap<string, string>;
  /** What the tree of parents says of a key: one element, or one for each marked content of a page. */
  parentsOf(key: Value | undefined): Value | undefined;
}

interface Growing {
  readonly pdf: Pdf;
  readonly roles: ReadonlyMap<string, string>;
  readonly seen: Set<string>;
  readonly elements: Element[];
}

export function structureTreeOf(pdf: Pdf): StructureTree | undefined {
  const root = pdf.dict(pdf.catalog["/StructTreeRoot"]);
  if (!root) return undefined;
  const roles = new Map(Object.entries(pdf.dict(root["/RoleMap"]) ?? {}).map(([from, to]) => [from, wordOf(to)]));
  const growing = { pdf, roles, seen: new Set<string>(), elements: [] };
  const language = pdf.text(pdf.catalog["/Lang"]) ?? "";
  const roots = pdf.list(root["/K"]).flatMap((kid) => elementOf(kid, undefined, language, growing) ?? []);
  const parents = new Map(numbersUnder(root["/ParentTree"], pdf));
  return { roots, elements: growing.elements, roles, parentsOf: (key) => parents.get(Number(key)) };
}

function elementOf(value: Value, parent: Element | undefined, language: string, growing: Growing): Element | undefined {
  const { pdf, roles, seen, elements } = growing;
  const dict = pdf.dict(value);
  const ref = isReference(value) ? value : "";
  if (!dict || (ref !== "" && seen.has(ref))) return undefined;
  seen.add(ref);
  const type = wordOf(pdf.at(dict["/S"]));
  const kids: Kid[] = [];
  const own = pdf.text(dict["/Lang"]) ?? language;
  const element = { ref, dict, type, standard: standardOf(type, roles), parent, language: own, kids };
  elements.push(element);
  for (const kid of pdf.list(dict["/K"])) {
    const found = kidOf(kid, element, growing);
    if (found) kids.push(found);
  }
  return element;
}

function kidOf(value: Value, element: Element, growing: Growing): Kid | undefined {
  const { pdf } = growing;
  const page = wordOf(element.dict["/Pg"]);
  if (typeof value === "number") return { kind: "content", page, mcid: value };
  const dict = pdf.dict(value);
  if (dict?.["/Type"] === "/MCR") {
    return { kind: "content", page: wordOf(dict["/Pg"]) || page, mcid: Number(dict["/MCID"]) };
  }
  if (dict?.["/Type"] === "/OBJR") return { kind: "object", ref: wordOf(dict["/Obj"]) };
  const child = elementOf(value, element, element.language, growing);
  return child && { kind: "element", element: child };
}

/** Follows the role map to its end; a circle ends where it began. */
function standardOf(type: string, roles: ReadonlyMap<string, string>): string {
  let found = type;
  for (let step = 0; step <= roles.size; step += 1) found = roles.get(found) ?? found;
  return found;
}

function numbersUnder(value: Value | undefined, pdf: Pdf): (readonly [number, Value])[] {
  const node = pdf.dict(value);
  if (!node) return [];
  const pairs = pdf.list(node["/Nums"]);
  const own = pairs.flatMap((key, at) => (at % 2 === 0 ? [[Number(key), pairs[at + 1] ?? null] as const] : []));
  return [...own, ...pdf.list(node["/Kids"]).flatMap((kid) => numbersUnder(kid, pdf))];
}

/** The elements directly inside one. */
export function childrenOf({ kids }: Element): Element[] {
  return kids.flatMap((kid) => (kid.kind === "element" ? [kid.element] : []));
}

/** The value of an attribute, whoever owns it. */
export function attributeOf(element: Element, name: string, pdf: Pdf): Value | undefined {
  const owners = pdf.list(element.dict["/A"]).map((one) => pdf.dict(one));
  return owners.find((owner) => owner?.[name] !== undefined)?.[name];
}

/** How a sentence names it: its kind and its words. */
export function nameOf(element: Element, pdf: Pdf): string {
  const words = pdf.text(element.dict["/T"]) ?? pdf.text(element.dict["/Alt"]);
  return `${element.type.slice(1)}${words ? ` “${words}”` : ""}${element.ref === "" ? "" : ` (object ${element.ref.split(" ")[0]})`}`;
}
