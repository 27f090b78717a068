import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId } from "react";

import { PersonInitial } from "#ui/person-initial.tsx";

import { colourOf } from "./telling-heading.tsx";

export interface TabIds {
  readonly panel: string;
  readonly tab: (tellingId: string) => string;
  readonly focusTab: (tellingId: string) => void;
}

export function useTabIds(): TabIds {
  const id = useId();
  const tab = (tellingId: string) => `${id}-${tellingId}`;
  return { panel: `${id}-panel`, tab, focusTab: (tellingId) => document.getElementById(tab(tellingId))?.focus() };
}

interface TellerTabsProps {
  readonly ids: TabIds;
  readonly tellings: readonly Memory[];
  readonly shownId: string;
  readonly nameOf: (teller: Memory["author"]) => string;
  readonly onShow: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** The people who tell the event; one of them is read. */
export function TellerTabs({ ids, tellings, shownId, nameOf, onShow }: TellerTabsProps) {
  const { t } = useLingui();

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    // The page opens the memory before and after with the same keys.
    event.preventDefault();
    const at = tellings.findIndex(({ _id }) => _id === shownId) + step;
    const next = tellings[Math.min(Math.max(at, 0), tellings.length - 1)];
    if (!next) return;
    onShow(next._id);
    ids.focusTab(next._id);
  }

  return (
    <div className="mt-4 overflow-x-auto rounded-pill border border-edge bg-card">
      <div role="tablist" aria-label={t`Whose memory`} className="flex w-max min-w-full">
        {tellings.map(({ _id, author }) => (
          <button
            key={_id}
            id={ids.tab(_id)}
            type="button"
            role="tab"
            aria-selected={_id === shownId}
            aria-controls={ids.panel}
            tabIndex={_id === shownId ? 0 : -1}
            onClick={() => onShow(_id)}
            onKeyDown={handleKeyDown}
            dir="auto"
            className="flex min-h-12 flex-1 items-center justify-center gap-1.5 rounded-pill py-1 ps-1.5 pe-3 font-semibold whitespace-nowrap transition-colors duration-150 -outline-offset-3 aria-selected:bg-moss aria-selected:text-on-moss forced-colors:aria-selected:outline-2"
          >
            <PersonInitial name={author?.name ?? null} {...colourOf(author)} className="size-7 text-sm sm:size-8" />
            {nameOf(author)}
          </button>
        ))}
      </div>
    </div>
  );
}
