import { createHash } from "node:crypto";

import { buildZip, type TestEntry } from "@lane/archive/testing/build-zip.ts";

import { photoLike } from "./sample-media.ts";

export interface JournalEntry {
  readonly uuid: string;
  readonly creationDate: string;
  readonly text: string;
  readonly photos?: readonly { readonly md5: string; readonly identifier: string; readonly type: string }[];
}

export function journal(entries: readonly JournalEntry[], files: readonly TestEntry[] = []) {
  const json = {
    metadata: { version: "1.0" },
    entries: entries.map((entry) => ({ timeZone: "Europe/Paris", ...entry })),
  };
  return { name: "Export.zip", bytes: buildZip([{ name: "Journal.json", data: JSON.stringify(json) }, ...files]) };
}

/** July 1991, July 1992 and so on. */
export function summers(count: number, from = 1991): JournalEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    uuid: `summer-${index}`,
    creationDate: `${from + index}-07-04T10:00:00Z`,
    text: `Summer ${index}\n\nIt rained **a lot**.`,
  }));
}

export function picture(bytes = photoLike(500)) {
  const md5 = createHash("md5").update(bytes).digest("hex");
  return {
    bytes,
    photo: { md5, identifier: md5.toUpperCase(), type: "jpeg" },
    file: { name: `photos/${md5}.jpeg`, data: bytes },
  };
}
