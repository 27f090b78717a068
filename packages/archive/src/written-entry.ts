import { isBlank, writeRichText } from "@lane/domain/rich-text.ts";

import type { EntryMedia, EntryPast, SourceEntry, SourceItem } from "./entries.ts";

/** An entry as plain data, to be kept or sent on: its texts are written out, its files are only named. */
export interface WrittenEntry extends Omit<SourceEntry, "text" | "media" | "past"> {
  readonly description: string;
  readonly isBlank: boolean;
  readonly media: readonly WrittenMedia[];
  readonly past: WrittenPast | null;
}

export type WrittenMedia = Omit<EntryMedia, "open">;

interface WrittenPast extends Omit<EntryPast, "versions"> {
  readonly versions: readonly (Omit<EntryPast["versions"][number], "text"> & { readonly description: string })[];
}

export type WrittenItem =
  | { readonly kind: "entry"; readonly entry: WrittenEntry }
  | Extract<SourceItem, { readonly kind: "problem" }>;

export function writtenItem(item: SourceItem): WrittenItem {
  return item.kind === "entry" ? { kind: "entry", entry: writtenEntry(item.entry) } : item;
}

function writtenEntry({ text, media, past, ...entry }: SourceEntry): WrittenEntry {
  return {
    ...entry,
    description: writeRichText(text),
    isBlank: isBlank(text),
    media: media.map(writtenMedia),
    past: past ? writtenPast(past) : null,
  };
}

export function writtenMedia(media: EntryMedia): WrittenMedia {
  const { fileId, name, kind, bytes, sha256, caption, alt, isCover, transcript } = media;
  return { fileId, name, kind, bytes, sha256, caption, alt, isCover, transcript };
}

function writtenPast({ versions, ...past }: EntryPast): WrittenPast {
  return {
    ...past,
    versions: versions.map(({ text, ...version }) => ({ ...version, description: writeRichText(text) })),
  };
}

/** The number of letters of its long texts, to limit batches. */
export function lettersIn({ description, past }: WrittenEntry): number {
  return (past?.versions ?? []).reduce((sum, version) => sum + version.description.length, description.length);
}
