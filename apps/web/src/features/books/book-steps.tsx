import { Plural, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import { BookStep } from "./book-step.tsx";
import { type BookWish, chosenOf, chosenYears, printedOf } from "./book-wish.ts";
import type { YearChoice } from "./books.queries.ts";
import { ContentFields } from "./content-fields.tsx";
import { CoverFields } from "./cover-fields.tsx";
import type { DecideMemory, RowProps } from "./decide-memory.ts";
import { languageName, LookFields, useSizeNames } from "./look-fields.tsx";
import { TitleFields } from "./title-fields.tsx";
import type { useBookForm } from "./use-book-form.ts";

const PagesStep = lazy(async () => ({ default: (await import("./pages-step.tsx")).PagesStep }));

const stepNames = ["content", "titles", "cover", "pages", "look"] as const;
export type BookStepName = (typeof stepNames)[number];

interface BookStepsProps {
  readonly book: ReturnType<typeof useBookForm>;
  readonly years: readonly YearChoice[];
  /** The open step; at most one is open. */
  readonly step: BookStepName | undefined;
  readonly setStep: (step: BookStepName | undefined) => void;
  readonly rows: RowProps & { readonly wish: BookWish; readonly onDecide: DecideMemory };
  /** The memory whose decisions are open. */
  readonly openId: string | undefined;
  readonly onOpen: (memoryId: string | undefined) => void;
  /** The decisions about the pages in view, where there is no other place for them. */
  readonly onThesePages: ReactNode;
}

/** Everything there is to choose about a book, one step at a time. */
export function BookSteps(props: BookStepsProps) {
  const { book, years, step, setStep } = props;
  const titles = useStepTitles();
  const { form } = book;
  const printed = printedOf(form.values, years);
  const known = new Set(chosenOf(form.values, years).map(({ id }) => id));
  const decided = form.values.layouts.filter(({ memoryId }) => known.has(memoryId)).length;
  const summaries = useSummaries(form.values, printed.length, decided + form.values.chapters.length);
  const fields: Record<BookStepName, ReactNode> = {
    content: <ContentFields {...book.wishProps("content")} years={years} count={printed.length} />,
    titles: <TitleFields form={form} />,
    cover: (
      <CoverFields
        {...book.wishProps("cover")}
        photoIds={printed.flatMap(({ photoIds }) => photoIds)}
        life={book.life}
      />
    ),
    pages: <Pages {...props} />,
    look: <LookFields {...book.wishProps("look")} />,
  };
  return stepNames.map((name, at) => {
    const next = stepNames[at + 1];
    return (
      <BookStep
        key={name}
        title={titles[name]}
        summary={summaries[name]}
        isOpen={step === name}
        onToggle={() => setStep(step === name ? undefined : name)}
        next={next && { title: titles[next], onOpen: () => setStep(next) }}
      >
        {step === name ? fields[name] : null}
      </BookStep>
    );
  });
}

function Pages({ book, years, rows, openId, onOpen, onThesePages }: BookStepsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      {onThesePages}
      <PagesStep
        {...rows}
        years={chosenYears(book.form.values, years)}
        decide={book.decisions.decide}
        openId={openId}
        onOpen={onOpen}
      />
    </Suspense>
  );
}

function useStepTitles(): Record<BookStepName, string> {
  const { t } = useLingui();
  return {
    content: t`What to include`,
    titles: t`Title pages`,
    cover: t`Book cover`,
    pages: t`Pages`,
    look: t`Size and language`,
  };
}

/** What is chosen in each step, in a few words. */
function useSummaries(wish: BookWish, count: number, decided: number): Record<BookStepName, ReactNode> {
  const { t } = useLingui();
  const sizes = useSizeNames();
  return {
    content: <Plural value={count} _0="No memory yet" one="# memory" other="# memories" />,
    titles: <bdi>{wish.title.trim() === "" ? t`No title yet` : wish.title}</bdi>,
    cover: "photoId" in wish.cover ? t`One of your photos` : t`One of our designs`,
    pages:
      decided === 0 ? (
        t`Pictures, quotes and chapters`
      ) : (
        <Plural value={decided} one="# change of your own" other="# changes of your own" />
      ),
    look: `${sizes[wish.trim]} · ${languageName(wish.language)}`,
  };
}
