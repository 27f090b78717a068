import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import type { FoundMemory } from "@lane/contract/search.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { lazy, type ReactNode, type RefObject, Suspense, useId, useMemo, useRef, useState } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { useSettled } from "#lib/use-settled.ts";
import { iconButtonStyle } from "#ui/button-style.ts";
import { fieldBoxStyle } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { veilStyle } from "#ui/modal.tsx";

import { filtersOf, noFilters, SearchFilterFields } from "./search-filters.tsx";
import { FoundRow, MoreFound, SearchStatus } from "./search-results.tsx";
import { useSearch } from "./search.queries.ts";

const SearchScope = lazy(async () => ({ default: (await import("./search-scope.tsx")).SearchScope }));

/** The pause in typing after which the search begins. */
const pauseMs = 200;

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOpenMemory: (found: Pick<FoundMemory, "_id" | "memoryTitle" | "author" | "timelineId">) => void;
  readonly renderWalkLink: RenderWalkLink;
  /** Draws the link to a new memory, which the dialog covers on a phone. */
  readonly renderAddLink: (onFollow: () => void) => ReactNode;
}

/**
 * A link to reading everything that was found, one memory after the other, in one timeline or in all; the app knows its
 * address.
 */
export type RenderWalkLink = (
  searched: { readonly words: string; readonly timelineId: string | undefined },
  content: ReactNode,
  onFollow: () => void,
  className: string,
) => ReactNode;

/** Full screen on a phone, a dialog on a desktop. */
export function SearchDialog({ isOpen, onClose, onOpenMemory, renderWalkLink, renderAddLink }: SearchDialogProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={veilStyle} />
        <Dialog.Popup
          initialFocus={field}
          className="fixed inset-0 z-50 mx-auto flex flex-col overflow-hidden border-rule bg-card transition-[opacity,translate] duration-200 ease-out data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 sm:top-[8dvh] sm:bottom-auto sm:max-h-[84dvh] sm:w-[calc(100vw-3rem)] sm:max-w-2xl sm:rounded-card sm:border sm:shadow-soft forced-colors:border-2"
        >
          <Dialog.Title className="sr-only">{t`Search your memories`}</Dialog.Title>
          <SearchPanel
            fieldRef={field}
            onOpenMemory={(found) => {
              onClose();
              onOpenMemory(found);
            }}
            renderWalkLink={(searched, content, className) => renderWalkLink(searched, content, onClose, className)}
          />
          <div className="flex justify-center border-t border-rule pb-[env(safe-area-inset-bottom)] md:hidden">
            {renderAddLink(onClose)}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SearchPanelProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onOpenMemory: (found: FoundMemory) => void;
  readonly renderWalkLink: (
    searched: Parameters<RenderWalkLink>[0],
    content: ReactNode,
    className: string,
  ) => ReactNode;
}

/** The field, its filters and the results in one dialog, so that a screen reader finds the listbox of the field. */
function SearchPanel({ fieldRef, onOpenMemory, renderWalkLink }: SearchPanelProps) {
  const { t } = useLingui();
  const filtersId = useId();
  const [typed, setTyped] = useState("");
  const [texts, setTexts] = useState(noFilters);
  const [hasFilters, setHasFilters] = useState(false);
  const words = useSettled(typed.trim(), pauseMs);
  const filters = useSettled(
    useMemo(() => filtersOf(texts), [texts]),
    pauseMs,
  );
  const { timelineId, scope } = useScope();
  const search = useSearch(words, filters, timelineId);
  const found = words === "" ? [] : (search.data?.pages.flatMap((page) => page.memories) ?? []);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Autocomplete.Root
      inline
      open
      items={found}
      mode="none"
      filter={null}
      autoHighlight="always"
      value={typed}
      onValueChange={(next, { reason }) => {
        if (reason !== "item-press") setTyped(next);
      }}
      itemToStringValue={({ memoryTitle }) => memoryTitle}
    >
      <SearchBar
        fieldRef={fieldRef}
        filtersId={filtersId}
        hasFilters={hasFilters}
        isFiltered={isFiltered}
        onToggleFilters={() => setHasFilters(!hasFilters)}
      />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {scope}
        <div id={filtersId}>{hasFilters ? <SearchFilterFields texts={texts} onTextsChange={setTexts} /> : null}</div>
        <SearchStatus words={words} search={search} count={found.length} />
        {/* The walk knows words, and no filters. */}
        {found.length > 0 && !isFiltered ? (
          <p className="px-5 pt-2">
            {renderWalkLink(
              { words, timelineId },
              <Trans>Walk through these</Trans>,
              "inline-flex min-h-11 items-center font-semibold",
            )}
          </p>
        ) : null}
        <Autocomplete.List aria-label={t`Memories found`} className="p-2 empty:hidden">
          {(one: FoundMemory) => <FoundRow key={one._id} found={one} onOpen={onOpenMemory} />}
        </Autocomplete.List>
        {found.length > 0 ? <MoreFound search={search} /> : null}
      </div>
    </Autocomplete.Root>
  );
}

/** From a vault it is searched first, and everything on request. */
function useScope() {
  const chosenId = useChosenTimeline();
  const [isEverywhere, setIsEverywhere] = useState(false);
  if (chosenId === undefined) return { timelineId: undefined, scope: null };
  return {
    timelineId: isEverywhere ? undefined : chosenId,
    scope: (
      <Suspense fallback={<div className="h-17" />}>
        <SearchScope timelineId={chosenId} isEverywhere={isEverywhere} onChange={setIsEverywhere} />
      </Suspense>
    ),
  };
}

interface SearchBarProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly filtersId: string;
  readonly hasFilters: boolean;
  readonly isFiltered: boolean;
  readonly onToggleFilters: () => void;
}

function SearchBar({ fieldRef, filtersId, hasFilters, isFiltered, onToggleFilters }: SearchBarProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-1 border-b border-rule p-2 ps-3">
      <div className="relative grow">
        <Search aria-hidden="true" className="absolute start-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft" />
        <Autocomplete.Input
          ref={fieldRef}
          aria-label={t`Search your memories`}
          placeholder={t`A word, a name, a place`}
          maxLength={200}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          className={`${fieldBoxStyle} ps-12`}
        />
      </div>
      <IconButton
        label={isFiltered ? t`Filters, some are on` : t`Filters`}
        aria-expanded={hasFilters}
        aria-controls={hasFilters ? filtersId : undefined}
        className="relative"
        onClick={onToggleFilters}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {isFiltered ? (
          <span aria-hidden="true" className="absolute end-1.5 top-1.5 size-2.5 rounded-pill bg-clay" />
        ) : null}
      </IconButton>
      <Dialog.Close aria-label={t`Close`} className={iconButtonStyle}>
        <X aria-hidden="true" className="size-5" />
      </Dialog.Close>
    </div>
  );
}
