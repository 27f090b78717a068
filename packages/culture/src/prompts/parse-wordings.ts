import type { Wording } from "./template.ts";

/** Reads a translated file of the bank, blocks with an empty line between them: id; question; two nudges, each after a dash. */
export function parseWordings(text: string): [id: string, wording: Wording][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => wordingOf(block.trim()));
}

function wordingOf(block: string): [string, Wording] {
  const [id, text, first, second, ...more] = block.split("\n").map((line) => line.trim());
  if (!id || !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id)) throw new Error(`No id of a template: ${block}`);
  if (!text || more.length > 0) throw new Error(`No wording of a template: ${block}`);
  return [id, { text, nudges: [nudgeOf(first, block), nudgeOf(second, block)] }];
}

function nudgeOf(line: string | undefined, block: string): string {
  if (line === undefined || !line.startsWith("- ")) throw new Error(`Two nudges are missing: ${block}`);
  return line.slice(2).trim();
}
