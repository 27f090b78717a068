import type { SourceFile } from "../entries.ts";
import { mediaOf } from "../make-entry.ts";
import { baseName, folderOf, stemOf } from "../reading.ts";
import { editedFrom } from "./sidecar-names.ts";

export interface EditedTwins {
  /** Its edited version is there as well. */
  isReplaced(file: SourceFile): boolean;
  /** What this one was edited from, where that is there too. */
  originalOf(file: SourceFile): SourceFile | undefined;
}

/** `IMG_1.HEIC` and `IMG_1-edited.jpg` in one folder are one photo, as it is and as the person wanted it. */
export function editedTwins(files: readonly SourceFile[]): EditedTwins {
  const shown = files.filter((file) => file.bytes > 0 && mediaOf(file) !== undefined);
  const byStem = Map.groupBy(shown, ({ path }) => keyOf(path, stemOf(baseName(path))));
  const originals = new Map<string, SourceFile>();
  const replaced = new Set<string>();
  for (const file of shown) {
    const stem = editedFrom(baseName(file.path));
    const found = stem === null ? [] : (byStem.get(keyOf(file.path, stem)) ?? []);
    const original = found.find((one) => mediaOf(one)?.kind === mediaOf(file)?.kind);
    if (!original) continue;
    originals.set(file.id, original);
    replaced.add(sameness(original));
  }
  return {
    isReplaced: (file) => replaced.has(sameness(file)),
    originalOf: (file) => originals.get(file.id),
  };
}

/** The same photo lies in albums too, where its edited version may not. */
function sameness({ id, path, fingerprint }: SourceFile): string {
  return fingerprint === null ? id : `${baseName(path)} ${fingerprint}`;
}

function keyOf(path: string, stem: string): string {
  return `${folderOf(path)}/${stem}`.normalize("NFC").toLowerCase();
}
