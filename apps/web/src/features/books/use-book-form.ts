import type { BookChoices } from "@lane/contract/books.ts";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";

import { useForm } from "#api/use-form.ts";

import type { SavedDraft } from "./book-draft.queries.ts";
import {
  type BookWish,
  coverLifeOf,
  firstWish,
  namesOfAuthors,
  optionsOf,
  printedOf,
  wishOfDraft,
} from "./book-wish.ts";
import { useBeginBook } from "./books.queries.ts";
import { type DecisionName, useBookDecisions } from "./use-book-decisions.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

export interface BookFormOptions {
  readonly choices: Pick<BookChoices, "author" | "years">;
  /** Undefined for a book of one's own timeline. */
  readonly timelineId: string | undefined;
  readonly saved: SavedDraft;
  readonly onBegun: (id: string) => void;
  /** Called when the title or the author is missing. */
  readonly onIncomplete: () => void;
}

/** The book that is laid out: its values, decisions that can be undone, its draft on the server, and how it is begun. */
export function useBookForm({ choices, timelineId, saved, onBegun, onIncomplete }: BookFormOptions) {
  const { t } = useLingui();
  const begin = useBeginBook();
  const { years } = choices;
  const first = useFirstWish(choices, timelineId);
  const wishOf = (draft: SavedDraft["draft"]) => (draft === null ? first : wishOfDraft(first, draft, years));
  const [initial] = useState(() => wishOf(saved.draft));
  const check = (wish: BookWish) => ({
    title: wish.title.trim() === "" ? t`A book needs a title` : undefined,
    author: wish.author.trim() === "" ? t`Who tells these stories?` : undefined,
  });
  const form = useForm({
    initial,
    isReady: (wish) => printedOf(wish, years).length > 0,
    check,
    send: (wish) => begin.mutateAsync(optionsOf(wish)),
    onSent({ making: exportJob }) {
      // Another book may follow, with the same wishes or others.
      form.reopen();
      onBegun(exportJob.id);
    },
    onRefused: (sentence) => sentence !== undefined && onIncomplete(),
  });
  const decisions = useBookDecisions(form);
  const kept = useKeptDraft({
    timelineId,
    wish: form.values,
    first,
    opened: { version: saved.version, wish: initial },
    wishOf,
    onTheirs: (theirs) => decisions.decide({ name: "theirs", change: theirs }),
    onMine: (theirs) => decisions.decide({ name: "theirs", change: form.values }, theirs),
  });
  const isComplete = form.isReady && Object.values(check(form.values)).every((problem) => problem === undefined);
  const options = useMemo(() => (isComplete ? optionsOf(form.values) : undefined), [isComplete, form.values]);
  const life = useMemo(() => coverLifeOf(form.values, years), [form.values, years]);
  return {
    form,
    life,
    decisions,
    kept,
    options,
    /** For fields that say what they change: `name` is what undoing calls it. */
    wishProps: (name: DecisionName) => ({
      wish: form.values,
      onChange: (change: Partial<BookWish>) => decisions.decide({ name, change }),
    }),
    startAgain: () => decisions.decide({ name: "start-again", change: first }),
  };
}

/** The book before any decision. */
function useFirstWish({ author, years }: BookFormOptions["choices"], timelineId: string | undefined): BookWish {
  const { t, i18n } = useLingui();
  const [first] = useState(() => {
    const { locale: language } = i18n;
    const names =
      timelineId === undefined
        ? { title: t`My memory lane`, author }
        : // The server names the vault as its author.
          { title: author, author: namesOfAuthors(years, author, language) };
    return firstWish({ ...names, years, language, timelineId });
  });
  return first;
}
