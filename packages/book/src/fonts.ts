import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { readCoverage, unpackedFont } from "./font-file.ts";

interface Face {
  readonly family: string;
  /** The package it comes in, and its files there: the first one decides what the family covers. */
  readonly from: string;
  readonly files: readonly string[];
  /** Its files are only looked into for one of these; without it, for any character that still has no drawing. */
  readonly script?: RegExp;
}

/** In the order a character looks for its drawing. What is not installed is left out. */
const faces: readonly [Face, ...Face[]] = [
  {
    family: "EB Garamond",
    from: "@expo-google-fonts/eb-garamond",
    files: ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"].map(
      (style) => `${style}/EBGaramond_${style}.ttf`,
    ),
  },
  { ...whole("Noto Serif Hebrew", "noto-serif-hebrew"), script: /\p{scx=Hebr}/u },
  { ...whole("Amiri", "amiri"), script: /\p{scx=Arab}/u },
  { ...whole("Noto Serif Devanagari", "noto-serif-devanagari"), script: /\p{scx=Deva}/u },
  ofScript("Noto Serif Bengali", /\p{scx=Beng}/u),
  ofScript("Noto Serif Tamil", /\p{scx=Taml}/u),
  ofScript("Noto Serif Telugu", /\p{scx=Telu}/u),
  ofScript("Noto Serif Malayalam", /\p{scx=Mlym}/u),
  ofScript("Noto Serif Gujarati", /\p{scx=Gujr}/u),
  ofScript("Noto Serif Sinhala", /\p{scx=Sinh}/u),
  ofScript("Tiro Gurmukhi", /\p{scx=Guru}/u, [400]),
  ofScript("Noto Sans Kannada", /\p{scx=Knda}/u),
  ofScript("Noto Sans Oriya", /\p{scx=Orya}/u),
  ofScript("Noto Serif Thai", /\p{scx=Thai}/u),
  ofScript("Noto Serif Lao", /\p{scx=Laoo}/u),
  ofScript("Noto Serif Khmer", /\p{scx=Khmr}/u),
  ofScript("Noto Serif Myanmar", /\p{scx=Mymr}/u),
  ofScript("Noto Serif Tibetan", /\p{scx=Tibt}/u),
  ofScript("Noto Serif Georgian", /\p{scx=Geor}/u),
  ofScript("Noto Serif Armenian", /\p{scx=Armn}/u),
  { ...whole("Abyssinica SIL", "abyssinica-sil", ["400Regular"]), script: /\p{scx=Ethi}/u },
  ofScript("Noto Sans Thaana", /\p{scx=Thaa}/u),
  ofScript("Noto Sans Syriac", /\p{scx=Syrc}/u),
  ofScript("Noto Sans Cherokee", /\p{scx=Cher}/u),
  ofScript("Noto Sans Canadian Aboriginal", /\p{scx=Cans}/u),
  ofScript("Noto Sans NKo", /\p{scx=Nkoo}/u, [400]),
  ofScript("Noto Sans Tifinagh", /\p{scx=Tfng}/u, [400]),
  ofScript("Noto Sans Mongolian", /\p{scx=Mong}/u, [400]),
  ofScript("Noto Sans Ol Chiki", /\p{scx=Olck}/u),
  ofScript("Noto Sans Meetei Mayek", /\p{scx=Mtei}/u),
  ofScript("Noto Sans Adlam", /\p{scx=Adlm}/u),
  ofScript("Noto Sans Yi", /\p{scx=Yiii}/u, [400]),
  // Up to ten times as large as the ones below: used only where their packages are installed.
  whole("Noto Serif JP", "noto-serif-jp"),
  whole("Noto Serif SC", "noto-serif-sc"),
  whole("Noto Serif TC", "noto-serif-tc"),
  whole("Noto Serif KR", "noto-serif-kr"),
  whole("NanumMyeongjo", "nanum-myeongjo"),
  whole("Sawarabi Mincho", "sawarabi-mincho", ["400Regular"]),
  whole("Cactus Classical Serif", "cactus-classical-serif", ["400Regular"]),
  whole("Noto Sans Symbols 2", "noto-sans-symbols-2", ["400Regular"]),
  whole("Noto Color Emoji", "noto-color-emoji", ["400Regular"]),
];

/** A font in one piece, as TrueType. */
function whole(family: string, name: string, styles: readonly string[] = ["400Regular", "700Bold"]): Face {
  const prefix = family.replaceAll(" ", "");
  return {
    family,
    from: `@expo-google-fonts/${name}`,
    files: styles.map((style) => `${style}/${prefix}_${style}.ttf`),
  };
}

/** A font that is packed for the web, of which we take the letters of its own script: the last words of its name. */
function ofScript(family: string, script: RegExp, weights: readonly number[] = [400, 700]): Face {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const letters = name.replace(/^(?:noto-(?:serif|sans)|tiro)-/, "");
  return {
    family,
    from: `@fontsource/${name}`,
    files: weights.map((weight) => `files/${name}-${letters}-${weight}-normal.woff`),
    script,
  };
}

/** Undefined when its package is not installed. */
function folderOf({ from }: Face): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve(`${from}/package.json`)));
  } catch {
    return undefined;
  }
}

function readFont(folder: string, file: string): Uint8Array {
  return unpackedFont(readFileSync(join(folder, file)));
}

export interface FontSet {
  /** Families by name, in order. */
  readonly families: readonly string[];
  readonly blobs: readonly Uint8Array[];
  /** Characters that no font has a drawing for: they are shown as the sign that says so. */
  readonly missing: ReadonlySet<number>;
}

/** Characters that need no glyph: joiners, breaks, variation selectors and blanks. */
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

/** A character without a glyph would print as an empty box, and would break the PDF's claim to be accessible. */
export function withoutMissing(text: string, missing: ReadonlySet<number>): string {
  if (missing.size === 0) return text;
  return Array.from(text, (character) => {
    if (!missing.has(character.codePointAt(0) ?? 0)) return character;
    return /\p{M}/u.test(character) ? "" : "\ufffd";
  }).join("");
}
