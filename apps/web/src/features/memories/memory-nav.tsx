import type { MemoryDetails, Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from "react";

import { monthName } from "#lib/date-parts.ts";
import { firstViewShown } from "#lib/first-view.ts";

import { memoryQuery } from "./memories.queries.ts";

interface MemoryNavProps {
  readonly memory: MemoryDetails;
  readonly links: ViewLinks;
}

export function Breadcrumb({ memory, links }: MemoryNavProps) {
  const { t } = useLingui();
  const month = monthName(memory.month);
  return (
    <nav aria-label={t`You are here`} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        <li className="flex min-w-0 items-center gap-x-2">
          {links.yearLink(memory.year, String(memory.year))}
          <span aria-hidden="true">/</span>
        </li>
        <li className="flex min-w-0 items-center gap-x-2">
          {links.monthLink(memory, t`Memories of ${month}`)}
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page" className="min-w-0 grow basis-[3rem] truncate py-2" dir="auto">
          {memory.memoryTitle}
        </li>
      </ol>
    </nav>
  );
}

type Neighbour = NonNullable<MemoryDetails["next"]>;
type Place = Pick<Memory, "year" | "month" | "isArchived">;

/** Links out of a memory; the page knows the addresses. */
export interface ViewLinks {
  readonly timelineLink: ReactNode;
  readonly yearLink: (year: number, text: string) => ReactNode;
  readonly monthLink: (place: Place, text: string) => ReactNode;
  readonly memoryLink: (neighbour: Neighbour, content: ReactNode, className: string) => ReactNode;
  readonly editLink: (memory: Memory, className: string) => ReactNode;
  readonly goToMonth: (place: Place) => void;
  readonly goToMemory: (neighbour: Neighbour) => void;
  readonly goToAdd: (place: { readonly year: number | null; readonly month: number | null }) => void;
}

/** Left and right open the neighbouring memories, Escape the month; not while typing or in a sheet. */
export function useMemoryKeys(memory: MemoryDetails, links: ViewLinks): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft" && memory.previous) links.goToMemory(memory.previous);
    if (key === "ArrowRight" && memory.next) links.goToMemory(memory.next);
    if (key === "Escape") links.goToMonth(memory);
  });

  // Before the memory can be seen: a key pressed right then would be lost.
  useLayoutEffect(() => {
    let isForPage = false;
    // Checked before any handler of the key runs: a handler may close a dialog, or replace the pressed button.
    const look = (event: KeyboardEvent) => {
      isForPage = isMeantForPage(event);
    };
    const listen = (event: KeyboardEvent) => {
      if (isForPage && !event.defaultPrevented) handleKey(event);
    };
    document.addEventListener("keydown", look, true);
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", look, true);
      document.removeEventListener("keydown", listen);
    };
  }, []);
}

const busy = "input, textarea, select, [contenteditable=true], [role$=dialog], [role=menu], [role=listbox]";
/** A toast has the role of a dialog too, but does not block the page. */
const openDialog = "[role$=dialog]:not([aria-modal=false])";

function isMeantForPage({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || document.querySelector(openDialog)) return false;
  return !(target instanceof Element) || target.closest(busy) === null;
}

/** Preloads the memories before and after, once this one stands. */
export function usePreloadNeighbours({ previousMemoryId, nextMemoryId }: MemoryDetails): void {
  const client = useQueryClient();
  useEffect(() => {
    const ids = [previousMemoryId, nextMemoryId].filter((id) => id !== null);
    void firstViewShown().then(() => Promise.all(ids.map((id) => client.prefetchQuery(memoryQuery(id)))));
  }, [client, previousMemoryId, nextMemoryId]);
}
