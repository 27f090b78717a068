import { excerptOf, markMatches } from "@lane/domain/search-marks.ts";
import { searchWords } from "@lane/domain/search-words.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { MarkedText } from "#features/search/marked-text.tsx";
import { TextField } from "#ui/text-field.tsx";

import { addressText, HashLink } from "./address.tsx";
import { type Found, mostShown, useFind } from "./find.ts";
import type { Life } from "./life.ts";
import { MarkNames, useWhenText } from "./memory-facts.tsx";

interface SearchPageProps {
  readonly life: Life;
  /** From the address, so that the search is still there when the reader comes back from a memory. */
  readonly words: string;
}

export function SearchPage({ life, words }: SearchPageProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  const { found, isDone } = useFind(life, query);
  const wanted = searchWords(query);

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  function handleChange(text: string) {
    setQuery(text);
    location.replace(addressText({ page: "search", words: text }));
  }

  return (
    <div className="mx-auto max-w-[46rem]">
      <title>{`${t`Search`} · Down Memory Lane`}</title>
      <h1 className="mb-6 text-3xl sm:text-4xl">
        <Trans>Search</Trans>
      </h1>
      <search>
        <TextField
          ref={field}
          type="search"
          label={t`Words from a title or text`}
          hint={t`Accents and capital letters don't matter.`}
          value={query}
          autoComplete="off"
          onChange={({ target }) => handleChange(target.value)}
        />
      </search>
      <output className="mt-6 block min-h-7 text-ink-soft">
        <Verdict query={query} count={found.length} isDone={isDone} />
      </output>
      <ul className="mt-2">
        {found.slice(0, mostShown).map((one) => (
          <li key={one.line.id} className="border-b border-rule last:border-0">
            <FoundRow found={one} words={wanted} />
          </li>
        ))}
      </ul>
      {found.length > mostShown ? (
        <p className="mt-4 text-ink-soft">
          <Trans>These are the first {mostShown}. Add a word to narrow it down.</Trans>
        </p>
      ) : null}
    </div>
  );
}

interface VerdictProps {
  readonly query: string;
  readonly count: number;
  readonly isDone: boolean;
}

function Verdict({ query, count, isDone }: VerdictProps) {
  if (query.trim() === "") return null;
  if (!isDone) return <Trans>Searching...</Trans>;
  if (count === 0) return <Trans>Nothing found for “{query}”. Try fewer letters, or another word.</Trans>;
  return <Plural value={count} one="# memory found" other="# memories found" />;
}

interface FoundRowProps {
  readonly found: Found;
  readonly words: readonly string[];
}

function FoundRow({ found: { line, text }, words }: FoundRowProps) {
  const whenText = useWhenText();
  return (
    <HashLink
      to={{ page: "memory", id: line.id }}
      className="block px-1 py-4 text-ink no-underline hover:bg-rule/40 hover:no-underline"
    >
      <span className="block font-serif text-xl leading-snug wrap-anywhere" dir="auto">
        <MarkedText pieces={markMatches(line.title, words)} />
      </span>{" "}
      <span className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {whenText(line)} <MarkNames line={line} />
        {line.isArchived ? (
          <span className="rounded-pill border border-edge px-2">
            <Trans>archived</Trans>
          </span>
        ) : null}
      </span>{" "}
      {text === "" ? null : (
        <span className="mt-1 line-clamp-2 wrap-anywhere text-ink-soft" dir="auto">
          <MarkedText pieces={excerptOf(text, words)} />
        </span>
      )}
    </HashLink>
  );
}
