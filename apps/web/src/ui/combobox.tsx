import { Combobox as Base } from "@base-ui/react/combobox";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, ChevronsUpDown, Search } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";

import { asWritten } from "./as-written.tsx";
import { Button } from "./button.tsx";
import { fieldBoxStyle, FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";
import { Spinner } from "./spinner.tsx";

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** Tells apart what is called the same, such as a city's country. */
  readonly detail?: string;
}

export type SearchOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
type SearchState = "idle" | "searching" | "found" | "empty" | "failed";

interface ComboboxProps extends FieldTexts {
  readonly value: ComboboxOption | undefined;
  readonly onValueChange: (option: ComboboxOption | undefined) => void;
  /** Searches all entries on the server; only matches ever reach the browser. */
  readonly search: SearchOptions;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, value, onValueChange, search, placeholder, disabled = false } = props;
  const { t } = useLingui();
  const { hintId, errorId, control } = useFieldIds({ hint, error });
  const found = useOptionSearch(search);

  /** Enter before the search has answered chooses the first option of its answer, not of the one still listed. */
  const handleKeyDown: ComboboxPopupProps["onKeyDown"] = (event) => {
    if (event.key !== "Enter" || found.isAnswered) return;
    event.preventBaseUIHandler();
    event.preventDefault();
    found.takeFirst(onValueChange);
  };

  return (
    <Base.Root
      open={found.isOpen}
      items={found.options}
      filter={null}
      value={value ?? null}
      onValueChange={(option) => onValueChange(option ?? undefined)}
      inputValue={found.query}
      onInputValueChange={(query) => found.setQuery(query)}
      onOpenChange={(isOpen) => found.setIsOpen(isOpen)}
      itemToStringLabel={(option) => option.label}
      isItemEqualToValue={(a, b) => a.id === b.id}
      disabled={disabled}
      autoHighlight
    >
      <div>
        <Base.Label className={labelStyle}>{label}</Base.Label>
        <Base.Trigger
          className={classNames(fieldBoxStyle, "mt-1.5 flex items-center justify-between gap-3 text-start")}
          {...control}
        >
          <span className={classNames("min-w-0 truncate", !value && "text-ink-soft")} dir="auto">
            {value?.label ?? placeholder ?? t`Choose`}
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </Base.Trigger>
        <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
      <ComboboxPopup label={label} found={found} onKeyDown={handleKeyDown} />
    </Base.Root>
  );
}

interface ComboboxPopupProps {
  readonly label: string;
  readonly found: ReturnType<typeof useOptionSearch>;
  readonly onKeyDown: NonNullable<ComponentProps<typeof Base.Input>["onKeyDown"]>;
}

/** Holds the search box itself: an input outside its popup leaves screen readers without the list it owns. */
function ComboboxPopup({ label, found, onKeyDown }: ComboboxPopupProps) {
  const { t } = useLingui();
  const searchId = useId();
  const search = useRef<HTMLInputElement>(null);
  return (
    <Base.Portal>
      <Base.Positioner className="z-50 w-(--anchor-width) min-w-64" sideOffset={6} align="start">
        <Base.Popup
          aria-label={label}
          // By touch, too: the list is there to be searched, and another tap would be needed.
          initialFocus={search}
          className="flex max-h-[min(24rem,var(--available-height))] flex-col overflow-hidden rounded-card border border-edge bg-card shadow-soft transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="relative border-b border-rule p-2">
            <label htmlFor={searchId} className="mb-1 block px-1 text-sm text-ink-soft">
              {t`Search`}
            </label>
            <Search aria-hidden="true" className="absolute start-5 bottom-5 size-5 text-ink-soft" />
            <Base.Input
              ref={search}
              id={searchId}
              dir="auto"
              className={classNames(fieldBoxStyle, "ps-11")}
              onKeyDown={onKeyDown}
            />
          </div>
          <ComboboxStatus state={found.state} query={found.query} onRetry={found.retry} />
          <Base.List className="overflow-y-auto overscroll-contain p-2 empty:hidden">
            {(option: ComboboxOption) => <OptionRow key={option.id} option={option} />}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

interface ComboboxStatusProps {
  readonly state: SearchState;
  readonly query: string;
  readonly onRetry: () => void;
}

/** Shows and announces the state of the search. */
function ComboboxStatus({ state, query: typed, onRetry }: ComboboxStatusProps) {
  const { t } = useLingui();
  return (
    <>
      <Base.Status className="flex items-center gap-3 px-4 py-3 text-sm text-ink-soft empty:hidden">
        {state === "searching" ? (
          <>
            <Spinner /> {t`Searching...`}
          </>
        ) : null}
        {state === "empty" ? <NothingFound typed={typed} /> : null}
        {state === "failed" ? <Trans>The search didn't work.</Trans> : null}
      </Base.Status>
      {state === "failed" ? (
        <div className="px-4 pb-4">
          <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>
        </div>
      ) : null}
    </>
  );
}

function NothingFound({ typed }: { readonly typed: string }) {
  const query = asWritten(typed);
  return typed === "" ? (
    <Trans>Type a few letters to search.</Trans>
  ) : (
    <Trans>Nothing found for “{query}”. Try fewer letters.</Trans>
  );
}

function OptionRow({ option }: { readonly option: ComboboxOption }) {
  return (
    <Base.Item
      value={option}
      className="flex min-h-11 items-center justify-between gap-3 rounded-[10px] px-3 py-2 outline-none data-highlighted:bg-rule data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink data-selected:font-semibold"
    >
      <span className="min-w-0" dir="auto">
        {option.label}{" "}
        {option.detail === undefined ? null : <span className="ms-2 text-sm text-ink-soft">{option.detail}</span>}
      </span>
      <Base.ItemIndicator className="shrink-0 text-moss">
        <Check aria-hidden="true" className="size-5" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}

interface SearchResult {
  readonly state: SearchState;
  readonly options: readonly ComboboxOption[];
  /** The question that these options answer. */
  readonly question?: object;
}

const pauseMs = 150;

/** Searches while the popup is open, once the typing pauses; an answer to an older question is dropped. */
function useOptionSearch(search: SearchOptions) {
  const [question, setQuestion] = useState({ query: "" });
  const [isOpen, setIsOpen] = useState(false);
  const [{ state, options, question: answered }, setFound] = useState<SearchResult>({ state: "idle", options: [] });
  /** Receives the first option of the next answer. */
  const taker = useRef<(option: ComboboxOption) => void>(undefined);

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setFound((before) => ({ ...before, state: "searching" }));
      search(question.query.trim(), controller.signal).then(
        (found) => show({ state: found.length === 0 ? "empty" : "found", options: found, question }),
        () => show({ state: "failed", options: [], question }),
      );
    }, pauseMs);

    function show(result: SearchResult) {
      if (controller.signal.aborted) return;
      setFound(result);
      const [first] = result.options;
      if (!first || !taker.current) return;
      taker.current(first);
      taker.current = undefined;
      setIsOpen(false);
    }

    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, question, isOpen]);

  return {
    query: question.query,
    setQuery(query: string) {
      taker.current = undefined;
      setQuestion({ query });
    },
    /** Chooses the first option of the pending answer and closes the popup. */
    takeFirst(take: (option: ComboboxOption) => void) {
      taker.current = take;
    },
    isOpen,
    setIsOpen,
    /** Whether the listed options answer the typed words, and not earlier ones. */
    isAnswered: answered === question,
    state,
    options,
    // The same words in a new object are a new question.
    retry: () => setQuestion({ ...question }),
  };
}
