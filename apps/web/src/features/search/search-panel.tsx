import { Autocomplete } from "@base-ui/react/autocomplete";
import type { FoundMemory } from "@lane/contract/search.ts";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useId, useMemo, useState } from "react";

import { filtersOf, noFilters } from "./filter-texts.ts";
import { FoundRow } from "./found-row.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SearchFilterFields } from "./search-filters.tsx";
import { MoreFound, SearchStatus } from "./search-results.tsx";
import { useSearch } from "./search.queries.ts";
import { useSettled } from "./use-settled.ts";

interface SearchPanelProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onOpenMemory: (found: FoundMemory) => void;
}

/** The field, its filters and what was found, all in one dialog: a screen reader finds the list its field owns. */
export function SearchPanel({ fieldRef, onOpenMemory }: SearchPanelProps) {
  const { t } = useLingui();
  const filtersId = useId();
  const [typed, setTyped] = useState("");
  const [texts, setTexts] = useState(noFilters);
  const [hasFilters, setHasFilters] = useState(false);
  const words = useSettled(typed.trim());
  const filters = useSettled(useMemo(() => filtersOf(texts), [texts]));
  const search = useSearch(words, filters);
  const found = words === "" ? [] : (search.data?.pages.flatMap((page) => page.memories) ?? []);
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
        isFiltered={Object.keys(filters).length > 0}
        onToggleFilters={() => setHasFilters(!hasFilters)}
      />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <div id={filtersId}>{hasFilters ? <SearchFilterFields texts={texts} onTextsChange={setTexts} /> : null}</div>
        <SearchStatus words={words} search={search} count={found.length} />
        <Autocomplete.List aria-label={t`Found memories`} className="p-2 empty:hidden">
          {(one: FoundMemory) => <FoundRow key={one._id} found={one} onOpen={onOpenMemory} />}
        </Autocomplete.List>
        {found.length > 0 ? <MoreFound search={search} /> : null}
      </div>
    </Autocomplete.Root>
  );
}
