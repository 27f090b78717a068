import { useEffect, useState } from "react";

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
}

const pauseMs = 150;

/** Asks while the popup is open, once the typing pauses; a newer question always overtakes an older answer. */
export function useOptionSearch(search: SearchOptions) {
  const [question, setQuestion] = useState({ query: "" });
  const [isOpen, setIsOpen] = useState(false);
  const [{ state, options }, setFound] = useState<Search>({ state: "idle", options: [] });

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setFound((before) => ({ ...before, state: "searching" }));
      search(question.query.trim(), controller.signal).then(
        (found) => show({ state: found.length === 0 ? "empty" : "found", options: found }),
        () => show({ state: "failed", options: [] }),
      );
    }, pauseMs);

    function show(result: Search) {
      if (!controller.signal.aborted) setFound(result);
    }

    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, question, isOpen]);

  return {
    query: question.query,
    setQuery: (query: string) => setQuestion({ query }),
    setIsOpen,
    state,
    options,
    // The same words in a new object are a new question.
    retry: () => setQuestion({ ...question }),
  };
}
