import { spawnSync } from "node:child_process";

/** As qpdf prints it: a name begins with a slash, a text with "u:" or "b:", a reference ends with "R". */
export type Value = null | boolean | number | string | readonly Value[] | Dict;
export interface Dict {
  readonly [key: string]: Value;
}

export interface Page {
  readonly ref: string;
  readonly dict: Dict;
  /** From 1. */
  readonly number: number;
}

/** The objects of a finished PDF, read by qpdf: nothing of ours that wrote the file takes part. */
export interface Pdf {
  readonly trailer: Dict;
  readonly catalog: Dict;
  readonly pages: readonly Page[];
  readonly objects: ReadonlyMap<string, Value>;
  /** What a reference stands for; a stream is its dictionary. */
  readonly at: (value: Value | undefined) => Value;
  readonly dict: (value: Value | undefined) => Dict | undefined;
  readonly list: (value: Value | undefined) => readonly Value[];
  readonly text: (value: Value | undefined) => string | undefined;
  /** Unpacked; empty for what is no stream. */
  readonly bytes: (value: Value | undefined) => Buffer;
}

interface Printed {
  readonly value?: Value;
  readonly stream?: { readonly dict: Dict; readonly data?: string };
}

const flags = ["--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=generalized"];

export function readPdf(file: string): Pdf {
  const { stdout, stderr } = spawnSync("qpdf", [...flags, file], { encoding: "utf8", maxBuffer: 500_000_000 });
  if (!stdout.startsWith("{")) throw new Error(`qpdf cannot read it: ${stderr}`);
  // qpdf's own format, version 2.
  const { qpdf }: { qpdf: [unknown, Record<string, Printed>] } = JSON.parse(stdout);
  const printed = new Map(Object.entries(qpdf[1]).map(([key, one]) => [key.replace(/^obj:/, ""), one]));
  const objects = new Map([...printed].map(([ref, one]) => [ref, one.stream?.dict ?? one.value ?? null]));

  function at(value: Value | undefined): Value {
    let found = value ?? null;
    for (let step = 0; step < 20 && isReference(found); step += 1) found = objects.get(found) ?? null;
    return found;
  }
  function dict(value: Value | undefined): Dict | undefined {
    const found = at(value);
    return isDict(found) ? found : undefined;
  }
  function list(value: Value | undefined): readonly Value[] {
    const found = at(value);
    return isList(found) ? found : found === null ? [] : [found];
  }

  const trailer = dict(objects.get("trailer")) ?? {};
  const catalog = dict(trailer["/Root"]) ?? {};
  return {
    trailer,
    catalog,
    pages: pagesUnder(catalog["/Pages"], { dict, list }).map((page, index) => ({ ...page, number: index + 1 })),
    objects,
    at,
    dict,
    list,
    text: (value) => textOf(at(value)),
    bytes: (value) => Buffer.from((isReference(value) && printed.get(value)?.stream?.data) || "", "base64"),
  };
}

/** Attributes that a page has from the node above it are part of it. */
function pagesUnder(ref: Value | undefined, pdf: Pick<Pdf, "dict" | "list">, above: Dict = {}): Omit<Page, "number">[] {
  const node = pdf.dict(ref);
  if (!node || !isReference(ref)) return [];
  if (node["/Type"] === "/Page") return [{ ref, dict: { ...above, ...node } }];
  const { "/Resources": resources, "/MediaBox": box } = node;
  const inherited = { ...above, ...(resources && { "/Resources": resources }), ...(box && { "/MediaBox": box }) };
  return pdf.list(node["/Kids"]).flatMap((kid) => pagesUnder(kid, pdf, inherited));
}

/** A name or a reference as it is written; empty for everything else. */
export function wordOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The sentences whose condition holds. */
export function faultsWhere(faults: readonly (readonly [holds: boolean, sentence: string])[]): string[] {
  return faults.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

export function isReference(value: Value | undefined): value is string {
  return typeof value === "string" && /^\d+ \d+ R$/.test(value);
}

export function isDict(value: Value | undefined): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function textOf(value: Value): string | undefined {
  if (typeof value !== "string") return undefined;
  if (value.startsWith("u:")) return value.slice(2);
  return value.startsWith("b:") ? Buffer.from(value.slice(2), "hex").toString("latin1") : undefined;
}
