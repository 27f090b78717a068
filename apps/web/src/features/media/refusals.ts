import { claimedTypes, kindOf, type MediaKind } from "@lane/domain/media-kinds.ts";

export const mostFiles = 40;

/** Why a file was not taken. Sizes are the server's to judge, before the first byte is sent: its operator sets them. */
export interface Refusal {
  readonly name: string;
  readonly reason: "wrong-type" | "empty" | "too-many";
}

export interface Chosen {
  readonly file: File;
  readonly kind: MediaKind;
}

export function sortChosen(files: readonly File[], room: number): { taken: Chosen[]; refused: Refusal[] } {
  const taken: Chosen[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const [type] = claimedTypes(file.name, file.type);
    if (type === undefined) refused.push({ name: file.name, reason: "wrong-type" });
    else if (file.size === 0) refused.push({ name: file.name, reason: "empty" });
    else if (taken.length >= room) refused.push({ name: file.name, reason: "too-many" });
    else taken.push({ file, kind: kindOf(type) });
  }
  return { taken, refused };
}
