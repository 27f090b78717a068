import { type Face, faces, folderOf, readFont } from "./faces.ts";
import { readCoverage } from "./font-coverage.ts";

export interface FontSet {
  /** Families by name, in order. */
  readonly families: readonly string[];
  readonly blobs: readonly Uint8Array[];
  /** Characters that no font has a drawing for: they are shown as the sign that says so. */
  readonly missing: ReadonlySet<number>;
}

/** Needs no drawing: it joins, breaks, chooses or is blank. */
const drawsNothing = /[\s\p{Cf}\p{Variation_Selector}]/u;

/** The fonts a text needs, and no more: the one for emoji alone weighs 25 MB. */
export function fontsFor(words: Iterable<string>): FontSet {
  let missing = codePointsOf(words);
  const families: string[] = [];
  const blobs: Uint8Array[] = [];
  for (const [at, face] of faces.entries()) {
    const folder = at === 0 || isWanted(face, missing) ? folderOf(face) : undefined;
    const [first, ...others] = face.files;
    if (folder === undefined || first === undefined) continue;
    const blob = readFont(folder, first);
    const covers = readCoverage(blob);
    const rest = new Set([...missing].filter((codePoint) => !covers(codePoint)));
    if (at > 0 && rest.size === missing.size) continue;
    missing = rest;
    families.push(face.family);
    blobs.push(blob, ...others.map((file) => readFont(folder, file)));
  }
  return { families, blobs, missing };
}

function codePointsOf(words: Iterable<string>): Set<number> {
  const found = new Set<string>();
  for (const text of words) for (const character of text) found.add(character);
  const drawn = [...found].filter((character) => !drawsNothing.test(character));
  return new Set(drawn.map((character) => character.codePointAt(0) ?? 0));
}

/** A font of another script is not even read: there are forty of them. */
function isWanted({ script }: Face, missing: ReadonlySet<number>): boolean {
  if (!script) return missing.size > 0;
  return [...missing].some((codePoint) => script.test(String.fromCodePoint(codePoint)));
}

/** One uncovered character would be an empty box on paper, and makes a PDF that says it is accessible untrue. */
export function withoutMissing(text: string, missing: ReadonlySet<number>): string {
  if (missing.size === 0) return text;
  return Array.from(text, (character) => {
    if (!missing.has(character.codePointAt(0) ?? 0)) return character;
    return /\p{M}/u.test(character) ? "" : "\ufffd";
  }).join("");
}
