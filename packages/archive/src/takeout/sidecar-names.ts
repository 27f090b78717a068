import type { SourceFile } from "../entries.ts";
import { baseName, endingOf, folderOf, stemOf } from "../reading.ts";

/** Google cuts a sidecar's name, without its `.json`, to this many characters. */
const longestStem = 46;
const suffix = ".supplemental-metadata";
const mostNamesakes = 20;
const numbered = /^(.*)\((\d{1,4})\)$/s;
/** What the edited copy of a photo is called, in the languages of the product. */
const edited =
  /-(?:edited|bearbeitet|modifié|editado|editada|modificato|modificata|bewerkt|redigerad|redigeret|redigert|muokattu|edytowane|upraveno|düzenlendi|изменено|змінено|編集済み|편집됨|已修改|已編輯|đã chỉnh sửa|แก้ไขแล้ว)$/iu;
const pictureEndings = [".heic", ".jpg", ".jpeg", ".png", ".HEIC", ".JPG", ".JPEG", ".PNG"];
const filmEndings = new Set([".mp4", ".mov", ".mp"]);

export interface Sidecars {
  /** Best first; more than one only where a cut name stands for several photos, which their titles tell apart. */
  of(file: SourceFile): SourceFile[];
}

/** Finds what Google wrote about a photo, in whichever part of the download it lies. */
export function indexSidecars(files: readonly SourceFile[]): Sidecars {
  const byKey = new Map<string, SourceFile>();
  for (const file of files) {
    if (endingOf(file.path) !== ".json") continue;
    const { name, number } = parted(baseName(file.path).slice(0, -".json".length));
    const key = keyOf(folderOf(file.path), name, number);
    if (!byKey.has(key)) byKey.set(key, file);
  }
  function namesakes(folder: string, stem: string, number: string): SourceFile[] {
    const found = Array.from({ length: mostNamesakes }, (_, index) => (index === 0 ? "" : String(index)))
      .filter((other) => other !== number)
      .map((other) => byKey.get(keyOf(folder, stem, other)));
    return found.filter((file) => file !== undefined);
  }

  return {
    of(file) {
      const folder = folderOf(file.path);
      for (const { name, number } of originalsOf(baseName(file.path))) {
        for (const stem of stemsOf(name)) {
          const found = byKey.get(keyOf(folder, stem, number));
          if (found) return stem.length < name.length ? [found, ...namesakes(folder, stem, number)] : [found];
        }
      }
      return [];
    },
  };
}

interface Numbered {
  readonly name: string;
  readonly number: string;
}

/** The same photo as the sidecar may know it: itself, what it was edited from, the picture that a film moves. */
function originalsOf(fileName: string): Numbered[] {
  const ending = fileName.slice(stemOf(fileName).length);
  const { name: stem, number } = parted(stemOf(fileName));
  const found = [
    { name: stem + ending, number },
    { name: fileName, number: "" },
  ];
  const before = parted(stem.replace(edited, ""));
  if (before.name !== stem) found.push({ name: before.name + ending, number: number || before.number });
  if (filmEndings.has(ending.toLowerCase())) {
    for (const picture of pictureEndings) found.push({ name: stem + picture, number });
  }
  return found;
}

/** What a copy was edited from, without its ending; null for a photo that is no such copy. */
export function editedFrom(fileName: string): string | null {
  const { name: stem, number } = parted(stemOf(fileName));
  const before = parted(stem.replace(edited, ""));
  if (before.name === stem || !edited.test(stem)) return null;
  const both = number || before.number;
  return both === "" ? before.name : `${before.name}(${both})`;
}

/** Whether a sidecar's title is what this file was called before its name was cut, edited or numbered. */
export function isTitleOf(title: string, fileName: string): boolean {
  return originalsOf(fileName).some(({ name }) => title === name || title.startsWith(stemOf(name)));
}

/** Longest first, so that nobody else's cut name is taken while the whole one is there. */
function* stemsOf(name: string): Generator<string> {
  const whole = name + suffix;
  yield whole;
  yield name;
  for (let length = whole.length - 1; length >= Math.min(longestStem, name.length); length -= 1) {
    yield whole.slice(0, length);
  }
}

/** `IMG(1).jpg` is told about in `IMG.jpg(1).json`. */
function parted(stem: string): Numbered {
  const [, name, number] = numbered.exec(stem) ?? [];
  return name === undefined || number === undefined ? { name: stem, number: "" } : { name, number };
}

function keyOf(folder: string, stem: string, number: string): string {
  return `${folder.normalize("NFC").toLowerCase()}/${stem.normalize("NFC")}\0${number}`;
}
