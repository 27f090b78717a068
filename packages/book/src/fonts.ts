import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { readCoverage } from "./font-coverage.ts";

interface Face {
  readonly family: string;
  /** The package it comes in, and its files: the first one decides what the family covers. */
  readonly from: string;
  readonly files: readonly string[];
}

/** In the order a character looks for its drawing. What is not installed is left out. */
const faces: readonly [Face, ...Face[]] = [
  {
    family: "EB Garamond",
    from: "eb-garamond",
    files: ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"].map(
      (style) => `${style}/EBGaramond_${style}.ttf`,
    ),
  },
  face("Noto Serif Hebrew", "noto-serif-hebrew", "NotoSerifHebrew", ["400Regular", "700Bold"]),
  face("Amiri", "amiri", "Amiri", ["400Regular", "700Bold"]),
  face("Noto Serif Devanagari", "noto-serif-devanagari", "NotoSerifDevanagari", ["400Regular", "700Bold"]),
  // Up to ten times as large as the ones below: there when somebody installed them.
  face("Noto Serif JP", "noto-serif-jp", "NotoSerifJP", ["400Regular", "700Bold"]),
  face("Noto Serif SC", "noto-serif-sc", "NotoSerifSC", ["400Regular", "700Bold"]),
  face("Noto Serif TC", "noto-serif-tc", "NotoSerifTC", ["400Regular", "700Bold"]),
  face("Noto Serif KR", "noto-serif-kr", "NotoSerifKR", ["400Regular", "700Bold"]),
  face("NanumMyeongjo", "nanum-myeongjo", "NanumMyeongjo", ["400Regular", "700Bold"]),
  face("Sawarabi Mincho", "sawarabi-mincho", "SawarabiMincho", ["400Regular"]),
  face("Cactus Classical Serif", "cactus-classical-serif", "CactusClassicalSerif", ["400Regular"]),
  face("Noto Sans Symbols 2", "noto-sans-symbols-2", "NotoSansSymbols2", ["400Regular"]),
  face("Noto Color Emoji", "noto-color-emoji", "NotoColorEmoji", ["400Regular"]),
];

function face(family: string, from: string, prefix: string, styles: readonly string[]): Face {
  return { family, from, files: styles.map((style) => `${style}/${prefix}_${style}.ttf`) };
}

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
  for (const [at, { family, from, files }] of faces.entries()) {
    const folder = folderOf(from);
    if (!folder || (at > 0 && missing.size === 0)) continue;
    const [first, ...others] = files.map((file) => join(folder, file));
    if (!first) continue;
    const blob = readFileSync(first);
    const covers = readCoverage(blob);
    const rest = new Set([...missing].filter((codePoint) => !covers(codePoint)));
    if (at > 0 && rest.size === missing.size) continue;
    missing = rest;
    families.push(family);
    blobs.push(blob, ...others.map((file) => readFileSync(file)));
  }
  return { families, blobs, missing };
}

function codePointsOf(words: Iterable<string>): Set<number> {
  const found = new Set<string>();
  for (const text of words) for (const character of text) found.add(character);
  const drawn = [...found].filter((character) => !drawsNothing.test(character));
  return new Set(drawn.map((character) => character.codePointAt(0) ?? 0));
}

function folderOf(name: string): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)));
  } catch {
    return undefined;
  }
}

/** One uncovered character would be an empty box on paper, and makes a PDF that says it is accessible untrue. */
export function withoutMissing(text: string, missing: ReadonlySet<number>): string {
  if (missing.size === 0) return text;
  return Array.from(text, (character) => {
    if (!missing.has(character.codePointAt(0) ?? 0)) return character;
    return /\p{M}/u.test(character) ? "" : "\ufffd";
  }).join("");
}
