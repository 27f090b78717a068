import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useLingui } from "@lingui/react/macro";
import { Search, SlidersHorizontal, X } from "lucide-react";
import type { RefObject } from "react";

import { iconButtonStyle } from "#ui/button-style.ts";
import { fieldBoxStyle } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";

interface SearchBarProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly filtersId: string;
  readonly hasFilters: boolean;
  readonly isFiltered: boolean;
  readonly onToggleFilters: () => void;
}

export function SearchBar({ fieldRef, filtersId, hasFilters, isFiltered, onToggleFilters }: SearchBarProps) {
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
        label={isFiltered ? t`Filters, some are set` : t`Filters`}
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
