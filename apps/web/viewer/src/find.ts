import type { OfflineLine, OfflineMemory } from "@lane/contract/offline-page.ts";
import { plainText } from "@lane/domain/rich-text.ts";
import { indexWords } from "@lane/domain/search-words.ts";

export interface Found {
  readonly line: OfflineLine;
  /** The words alone; empty when their file is missing. */
  readonly text: string;
}

/** Every word has to be, or to begin, a word of title, place or text. */
export function findIn(
  lines: readonly OfflineLine[],
  memories: ReadonlyMap<string, OfflineMemory>,
  words: readonly string[],
): Found[] {
  return lines.flatMap((line) => {
    const memory = memories.get(line.id);
    const haystack = haystackOf(line, memory);
    if (!words.every((word) => haystack.includes(` ${word}`))) return [];
    return [{ line, text: textOf(memory) }];
  });
}

function textOf(memory: OfflineMemory | undefined): string {
  return memory ? plainText(memory.text) : "";
}

const haystacks = new WeakMap<OfflineLine, string>();

/** Each word once, a space before it. Kept, since the next letter looks through all of them again. */
function haystackOf(line: OfflineLine, memory: OfflineMemory | undefined): string {
  const known = haystacks.get(line);
  if (known !== undefined) return known;
  const haystack = ` ${indexWords(`${line.title}\n${memory?.place ?? ""}\n${textOf(memory)}`).join(" ")}`;
  if (memory) haystacks.set(line, haystack);
  return haystack;
}
