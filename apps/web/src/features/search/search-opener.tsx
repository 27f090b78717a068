import type { FoundMemory } from "@lane/contract/search.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { useSearchKeys } from "./use-search-keys.ts";

const SearchDialog = lazy(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }));

interface SearchOpenerProps {
  readonly onOpenMemory: (found: Pick<FoundMemory, "_id" | "memoryTitle">) => void;
}

/** Looks like the field it opens. What is behind it is loaded when it is wanted. */
export function SearchOpener({ onOpenMemory }: SearchOpenerProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function handleOpen() {
    setWasOpened(true);
    setIsOpen(true);
  }

  useSearchKeys(handleOpen);
  return (
    <>
      <button
        type="button"
        aria-label={t`Search your memories`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        title={t`Search your memories (press /)`}
        onClick={handleOpen}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-pill border border-transparent text-ink-soft transition-colors duration-150 hover:border-ink-soft hover:text-ink xl:border-edge xl:bg-card xl:px-3.5"
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span aria-hidden="true" className="hidden text-sm xl:inline">
          <Trans>Search</Trans>
        </span>
      </button>
      <Suspense>
        {wasOpened ? (
          <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onOpenMemory={onOpenMemory} />
        ) : null}
      </Suspense>
    </>
  );
}
