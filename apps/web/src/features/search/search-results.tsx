import { Autocomplete } from "@base-ui/react/autocomplete";
import type { FoundMemory } from "@lane/contract/search.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

import { readErrorText } from "#api/errors.ts";
import { monthName } from "#lib/date-parts.ts";
import { useSeen } from "#lib/use-seen.ts";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { Spinner } from "#ui/spinner.tsx";

import { MarkedText } from "./marked-text.tsx";
import type { useSearch } from "./search.queries.ts";

type Search = ReturnType<typeof useSearch>;
type SearchState = "idle" | "searching" | "failed" | "empty" | "found";

interface SearchStatusProps {
  readonly words: string;
  readonly search: Search;
  readonly count: number;
}

/** The state of the search, also announced to screen readers. */
export function SearchStatus({ words, search, count }: SearchStatusProps) {
  const { t } = useLingui();
  const state = stateOf({ words, search, count });
  return (
    <>
      <output className="block px-5 text-ink-soft *:py-4">
        {state === "searching" ? (
          <span className="flex items-center gap-3">
            <Spinner /> {t`Searching...`}
          </span>
        ) : null}
        {state === "failed" ? <span className="block">{readErrorText(search.error)}</span> : null}
        {state === "empty" ? (
          <span className="block">
            <NothingFound typed={words} />
          </span>
        ) : null}
      </output>
      {state === "failed" ? (
        <div className="px-5 pb-5">
          <Button
            variant="secondary"
            busy={search.isFetching}
            onClick={() => void search.refetch()}
          >{t`Try Again`}</Button>
        </div>
      ) : null}
      {state === "idle" ? <Invitation /> : null}
    </>
  );
}

function NothingFound({ typed }: { readonly typed: string }) {
  const words = asWritten(typed);
  return <Trans>Nothing found for “{words}”. Try fewer letters, or another word.</Trans>;
}

function stateOf({ words, search, count }: SearchStatusProps): SearchState {
  if (words === "") return "idle";
  if (count > 0) return "found";
  if (search.error !== null) return "failed";
  return search.isFetching ? "searching" : "empty";
}

function Invitation() {
  return (
    <div className="flex items-end gap-4 px-5 py-5 text-ink-soft">
      <Flower memoryId="search-invitation" className="h-14 shrink-0" />
      <p className="text-sm">
        <Trans>Start typing to search your memories. Accents and capital letters don't matter.</Trans>
      </p>
    </div>
  );
}

/** The next page is loaded on scrolling; the button is for keyboards and for a failed load. */
export function MoreFound({ search }: { readonly search: Search }) {
  const { t } = useLingui();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = search;
  const isWanted = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData;
  const end = useSeen(isWanted, () => void fetchNextPage());
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="px-5 pb-5 text-center">
      <Button
        variant="secondary"
        busy={isFetchingNextPage}
        busyText={t`Loading...`}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? t`Try Again` : t`Show more`}
      </Button>
    </div>
  );
}

/** Only of vaults. */
const FoundWhere = lazy(async () => ({ default: (await import("./search-scope.tsx")).FoundWhere }));

function FoldedTitle({ author }: { readonly author: string | undefined }) {
  if (author === undefined) return <Trans>A heavy memory</Trans>;
  return <Trans>A heavy memory by {author}</Trans>;
}

interface FoundRowProps {
  readonly found: FoundMemory;
  readonly onOpen: (found: FoundMemory) => void;
}

export function FoundRow({ found, onOpen }: FoundRowProps) {
  const { t } = useLingui();
  const { _id, title, excerpt, year, month, memoryType, isArchived, author, isFolded, timelineId } = found;
  return (
    <Autocomplete.Item
      value={found}
      onClick={() => onOpen(found)}
      className="grid cursor-pointer grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 rounded-[10px] px-3 py-3 outline-none data-highlighted:bg-rule forced-colors:data-highlighted:outline-2"
    >
      <span className="flex h-9 items-end justify-center">
        {memoryType === "Flower" ? <Flower memoryId={_id} label={t`Flower`} className="h-9" /> : null}
        {memoryType === "Stone" ? <Stone memoryId={_id} label={t`Stone`} className="mb-1 h-6" /> : null}
      </span>
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-snug wrap-anywhere" dir="auto">
          {isFolded === true ? <FoldedTitle author={author?.name} /> : <MarkedText pieces={title} />}
        </span>{" "}
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {`${monthName(month)} ${year}`}{" "}
          {isArchived ? <span className="rounded-pill border border-edge px-2">{t`archived`}</span> : null}
        </span>{" "}
        {author === undefined ? null : (
          <Suspense fallback={<span className="block h-8" />}>
            <FoundWhere author={author} timelineId={timelineId} />
          </Suspense>
        )}
        {excerpt.length === 0 ? null : (
          <span className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
            <MarkedText pieces={excerpt} />
          </span>
        )}
      </span>
    </Autocomplete.Item>
  );
}
