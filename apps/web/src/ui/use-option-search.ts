import { useEffect, useRef, useState } from "react";

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** Tells apart what is called the same, such as a city's country. */
  readonly detail?: string;
}

export type SearchOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
export type SearchState = "idle" | "searching" | "found" | "empty" | "failed";

interface Search {
  readonly state: SearchState;
  readonly options: readonly ComboboxOption[];
  /** What they are the answer to. */
  readonly question?: object;
}

const pauseMs = 150;

/** Asks while the popup is open, once the typing pauses; a newer question always overtakes an older answer. */
export function useOptionSearch(search: SearchOptions) {
  const [question, setQuestion] = useState({ query: "" });
  const [isOpen, setIsOpen] = useState(false);
  const [{ state, options, question: answered }, setFound] = useState<Search>({ state: "idle", options: [] });
  /** Who waits for the first of the next answer. */
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

    function show(result: Search) {
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
    /** Closes with the first of the answer that is on its way. */
    takeFirst(take: (option: ComboboxOption) => void) {
      taker.current = take;
    },
    isOpen,
    setIsOpen,
    /** What is listed answers the words that stand there, and not ones from before. */
    isAnswered: answered === question,
    state,
    options,
    // The same words in a new object are a new question.
    retry: () => setQuestion({ ...question }),
  };
}
