import type { Query, QueryClient } from "@tanstack/react-query";

import { readAnswers, removeAnswers } from "./kept-answers.ts";
import { keptNames } from "./kept-names.ts";

/** Of `joinedTimelinesQuery`; written out, because importing the query would load it with every page. */
const listKey = ["memberships", "timelines"];

interface GrantList {
  readonly timelines: readonly { readonly id: string }[];
}

/** The answer that lists the timelines of the member, and so what may be kept at all. */
export function isGrantList({ queryKey }: Pick<Query, "queryKey">): boolean {
  return listKey.every((part, at) => part === queryKey[at]);
}

/**
 * The timelines of which an answer tells: those named by its query, and those named inside it. The lifeline, the largest
 * answer, is of one timeline, which its query names unless it is the member's own.
 */
export function grantsOf(query: Pick<Query, "queryKey" | "state">): string[] {
  if (isGrantList(query)) return [];
  const isLarge = query.queryKey.includes("lifeline");
  return [...new Set([...timelinesIn(query.queryKey), ...(isLarge ? [] : timelinesIn(query.state.data))])];
}

function timelinesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "timelineId" && typeof inner === "string" ? [inner] : timelinesIn(inner),
  );
}

/** Drops everything of timelines that the member no longer belongs to: from memory, from the device, and its pictures. */
export async function dropUngranted(client: QueryClient): Promise<void> {
  const listed = client.getQueryData<GrantList>(listKey)?.timelines;
  if (!listed) return;
  const granted = new Set(listed.map(({ id }) => id));
  const isLost = (grants: readonly string[] = []) => grants.some((id) => !granted.has(id));
  for (const query of client.getQueryCache().findAll({ predicate: (one) => isLost(grantsOf(one)) })) {
    // What is on the page is asked for again, and the server says that it is not there.
    if (query.isActive()) void client.resetQueries({ queryKey: query.queryKey, exact: true });
    else client.removeQueries({ queryKey: query.queryKey, exact: true });
  }
  const records = await readAnswers();
  const lost = records.filter(({ grants }) => isLost(grants));
  if (lost.length === 0) return;
  await removeAnswers(lost.map(({ id }) => id));
  const stillShown = new Set(records.filter((one) => !lost.includes(one)).flatMap(({ pictures = [] }) => pictures));
  await forgetPictures(new Set(lost.flatMap(({ pictures = [] }) => pictures).filter((one) => !stillShown.has(one))));
}

/** `paths` are those of files; each may be there in several widths. */
async function forgetPictures(paths: ReadonlySet<string>): Promise<void> {
  if (paths.size === 0 || !("caches" in globalThis)) return;
  const store = await caches.open(keptNames.pictures);
  const kept = await store.keys();
  await Promise.all(kept.filter(({ url }) => paths.has(new URL(url).pathname)).map((request) => store.delete(request)));
}
