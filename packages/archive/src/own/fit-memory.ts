import { highestBankVersion, maxQuestionIdLength, maxQuestionLength } from "@lane/domain/limits.ts";
import { maxFileNameLength } from "@lane/domain/media-kinds.ts";
import { writeRichText } from "@lane/domain/rich-text.ts";
import { maxTranscriptLength } from "@lane/domain/transcripts.ts";

import type { EntryMedia, EntryPast, EntryPrompt } from "../entries.ts";
import { cleanText } from "../text/clean-text.ts";
import { cleanTitle, maxTextLength, maxTitleLength } from "../text/title.ts";
import type { ArchivedMedia, ArchivedMemory } from "./memory-schema.ts";

/** As many earlier versions as a memory keeps, and none beyond what a database can count. */
const mostVersions = 50;
const highestVersion = 1_000_000_000;
const mostMonthLetters = 500;
const unseen = /[\p{Cc}\p{Cs}]/u;

/** Whether a line could have been saved here. An archive may have been written by another program, or by hand. */
export function isFitLine(line: string, maxLength: number): boolean {
  return line.length <= maxLength && line.trim() !== "" && !unseen.test(line);
}

/** Null when nothing of it can be kept. */
export function fitTitle(title: string): string | null {
  return isFitLine(title, maxTitleLength) ? title : cleanTitle(title);
}

export function fitFileName(name: string, otherwise: string): string {
  return isFitLine(name, maxFileNameLength) ? name : otherwise;
}

export function fitPrompt(prompt: ArchivedMemory["prompt"]): EntryPrompt | null {
  if (!prompt) return null;
  const { text, templateId } = prompt;
  const bankVersion = prompt.bankVersion ?? 1;
  const isFit =
    isFitLine(text, maxQuestionLength) &&
    (templateId === null || isFitLine(templateId, maxQuestionIdLength)) &&
    bankVersion >= 1 &&
    bankVersion <= highestBankVersion;
  return isFit ? { text, templateId, bankVersion } : null;
}

/** Only a recording has one. */
export function fitTranscript({ kind, transcript }: ArchivedMedia): EntryMedia["transcript"] {
  if (kind === "Image" || !transcript) return null;
  const text = transcript.text.replaceAll("\0", "").slice(0, maxTranscriptLength).toWellFormed().trim();
  return { ...transcript, text };
}

export function fitPast(memory: ArchivedMemory): EntryPast {
  const version = Math.min(memory.version, highestVersion);
  return {
    monthDescription: memory.monthDescription.replaceAll("\0", "").slice(0, mostMonthLetters).toWellFormed(),
    version,
    createdAt: Date.parse(memory.createdAt),
    updatedAt: Date.parse(memory.updatedAt),
    versions: fitVersions(memory, version),
  };
}

/** Each version number once, and only numbers below the current version. */
function fitVersions({ versions }: ArchivedMemory, current: number): EntryPast["versions"] {
  const byNumber = new Map<number, EntryPast["versions"][number]>();
  for (const { html: _html, ...former } of versions) {
    const { version, title } = former;
    const text = cleanText(former.text);
    if (version >= current || byNumber.has(version) || writeRichText(text).length > maxTextLength) continue;
    byNumber.set(version, { ...former, title: fitTitle(title) ?? "?", text, savedAt: Date.parse(former.savedAt) });
  }
  return [...byNumber.values()].toSorted((one, other) => other.version - one.version).slice(0, mostVersions);
}
