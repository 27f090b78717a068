import { parseSync } from "@swc/core";

import type { SourceFile } from "./source-files.ts";

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

interface Findings {
  readonly said: Set<string>;
  /** By function: the labels it was called with, for texts such as `${label} is required`. */
  readonly labels: Map<string, string[]>;
  readonly spentLabels: Set<string>;
}

interface Place {
  /** Only the message of such an error reaches a person here. */
  readonly isQuiet: boolean;
  /** Every text here is shown to a person, even if it does not look like a sentence. */
  readonly isSaid: boolean;
  readonly parameter: string | undefined;
  readonly labels: readonly string[];
}

/** Their message is shown to a person as it is. */
const spokenErrors = new Set(["AppError", "CannotExportError"]);
const goodNews = new Set(["done", "authDone"]);
const descriptions = new Set(["summary"]);

/**
 * Every sentence these files can show to a person when something fails, with `{0}` for a value. Read from the code: all
 * texts that look like sentences, without those that can only reach a log, an operator, or a reader of the API's
 * description.
 */
export function sentencesIn(files: readonly SourceFile[], quietPlaces: RegExp): Set<string> {
  const trees = files.map(({ path, text }) => {
    const tree: unknown = parseSync(text, { syntax: "typescript" });
    return { tree, isQuiet: quietPlaces.test(path) };
  });
  const findings: Findings = { said: new Set(), labels: new Map(), spentLabels: new Set() };
  for (const { tree } of trees) collectLabels(tree, findings.labels);
  const outside: Place = { isQuiet: false, isSaid: false, parameter: undefined, labels: [] };
  for (const { tree } of trees) passLabelsOn(tree, outside, findings);
  for (const { tree, isQuiet } of trees) collect(tree, { ...outside, isQuiet }, findings);
  return new Set([...findings.said].filter((text) => !findings.spentLabels.has(text)));
}

function collectLabels(value: unknown, labels: Map<string, string[]>): void {
  for (const node of nodesIn(value)) {
    const name = nameOf(node["callee"]);
    const [first] = nodesIn(node["arguments"]);
    if (name !== undefined && first?.type === "StringLiteral")
      labels.set(name, [...(labels.get(name) ?? []), String(first["value"])]);
    collectLabels(Object.values(node), labels);
  }
}

/** A function that passes its own label to another one makes that one say the label too. */
function passLabelsOn(value: unknown, place: Place, findings: Findings): void {
  for (const node of nodesIn(value)) {
    const name = nameOf(node["callee"]);
    const [first] = nodesIn(node["arguments"]);
    if (name !== undefined && place.parameter !== undefined && nameOf(first) === place.parameter)
      findings.labels.set(name, [...(findings.labels.get(name) ?? []), ...place.labels]);
    passLabelsOn(Object.values(node), placeIn(node, place, findings), findings);
  }
}

function collect(value: unknown, place: Place, findings: Findings): void {
  for (const node of nodesIn(value)) {
    if (isUnsaid(node)) continue;
    for (const text of textsOf(node, place, findings)) if (isSentence(text, place)) findings.said.add(text);
    collect(Object.values(node), placeIn(node, place, findings), findings);
  }
}

/** An error of another class never leaves the server, and the app words successes itself. */
function isUnsaid(node: Node): boolean {
  const name = nameOf(node["callee"]);
  if (node.type === "NewExpression") return name === undefined || !spokenErrors.has(name);
  if (node.type === "CallExpression") return (name !== undefined && goodNews.has(name)) || isLogging(node["callee"]);
  return node.type === "KeyValueProperty" && isNode(node["key"]) && descriptions.has(String(node["key"]["value"]));
}

function isLogging(callee: unknown): boolean {
  return isNode(callee) && callee.type === "MemberExpression" && nameOf(callee["object"]) === "logger";
}

function placeIn(node: Node, place: Place, { labels }: Findings): Place {
  if (node.type === "NewExpression") return { ...place, isSaid: true };
  if (node.type !== "FunctionDeclaration") return place;
  const [parameter] = nodesIn(node["params"]);
  const known = labels.get(nameOf(node["identifier"]) ?? "") ?? [];
  return { ...place, isSaid: false, parameter: nameOf(parameter?.["pat"]), labels: known };
}

function textsOf(node: Node, { parameter, labels }: Place, { spentLabels }: Findings): string[] {
  if (node.type === "StringLiteral") return [String(node["value"])];
  if (node.type !== "TemplateLiteral") return [];
  const values = nodesIn(node["expressions"]).map((value) => nameOf(value));
  const parts = nodesIn(node["quasis"]).map(({ cooked }) => String(cooked));
  if (parameter === undefined || labels.length === 0 || !values.includes(parameter)) return [filled(parts, values, {})];
  for (const label of labels) spentLabels.add(label);
  return labels.map((label) => filled(parts, values, { [parameter]: label }));
}

function filled(
  parts: readonly string[],
  values: readonly (string | undefined)[],
  known: Readonly<Record<string, string>>,
): string {
  let count = 0;
  const texts = values.map((name) => (name === undefined ? undefined : known[name]) ?? `{${count++}}`);
  return parts.map((part, index) => part + (texts[index] ?? "")).join("");
}

function isSentence(text: string, { isQuiet, isSaid }: Place): boolean {
  if (isSaid) return /\p{L}.*\s+\S/u.test(text);
  return !isQuiet && /^“?(\p{Lu}|\{0\}).* \p{L}/u.test(text);
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === "Identifier" ? String(node["value"]) : undefined;
}

/** The nodes among these values; lists and plain objects in between are searched, too. */
function nodesIn(value: unknown): Node[] {
  if (isNode(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(nodesIn) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
