import type { OfflineLine, OfflineMemory } from "@lane/contract/offline-page.ts";
import { plainText } from "@lane/domain/rich-text.ts";
import { indexWords, searchWords } from "@lane/domain/search-words.ts";
import { useEffect, useState } from "react";

import { readYear } from "./data.ts";
import type { Life } from "./life.ts";

export interface Found {
  readonly line: OfflineLine;
  /** The text without its markup, and what is said in recordings; empty when the file of the year is missing. */
  readonly text: string;
}

/** Every search term has to equal or start a word of the title, place or text, or of what is said in a recording. */
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
  if (!memory) return "";
  return [plainText(memory.text), ...memory.media.flatMap(({ transcript }) => transcript?.text ?? [])].join("\n");
}

const haystacks = new WeakMap<OfflineLine, string>();

/** All words of a memory, each with a space before it. Cached, since every typed letter searches all memories again. */
function haystackOf(line: OfflineLine, memory: OfflineMemory | undefined): string {
  const known = haystacks.get(line);
  if (known !== undefined) return known;
  const haystack = ` ${indexWords(`${line.title}\n${memory?.place ?? ""}\n${textOf(memory)}`).join(" ")}`;
  if (memory) haystacks.set(line, haystack);
  return haystack;
}

/** The most results shown; the others are only counted. */
export const mostShown = 100;

interface Finding {
  readonly query: string;
  readonly life: Life;
  /** In chronological order. */
  readonly found: readonly Found[];
  readonly isDone: boolean;
}

/** Searches year by year; returns the results found so far. */
export function useFind(life: Life, query: string): Pick<Finding, "found" | "isDone"> {
  const [finding, setFinding] = useState<Finding>();

  useEffect(() => {
    const search = new AbortController();
    void lookThrough(life, query, search.signal, setFinding);
    return () => search.abort();
  }, [life, query]);

  const isAnswer = finding?.query === query && finding.life === life;
  return isAnswer ? finding : { found: [], isDone: searchWords(query).length === 0 };
}

async function lookThrough(
  life: Life,
  query: string,
  signal: AbortSignal,
  onFound: (finding: Finding) => void,
): Promise<void> {
  const words = searchWords(query);
  const byYear = Map.groupBy(life.lines, ({ year }) => year);
  const found: Found[] = [];
  for (const year of words.length === 0 ? [] : life.index.years) {
    const lines = byYear.get(year.year);
    if (!lines) continue;
    const memories = await readYear(year);
    if (signal.aborted) return;
    const hasSpace = found.length < mostShown;
    found.push(...findIn(lines, memories, words));
    if (hasSpace) onFound({ query, life, found: found.slice(0, mostShown), isDone: false });
    // Yields between two years, so that the page can render and take input.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal.aborted) return;
  }
  onFound({ query, life, found, isDone: true });
}
