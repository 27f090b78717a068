import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useState } from "react";

import { errorText } from "#api/errors.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { useSettled } from "#lib/use-settled.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";

import { withLayout } from "./book-layouts.ts";
import { type BookStepName, BookSteps } from "./book-steps.tsx";
import { chosenOf } from "./book-wish.ts";
import { ClosedBook } from "./closed-book.tsx";
import type { DecideMemory } from "./decide-memory.ts";
import { EditorBar, OtherVersion } from "./editor-bar.tsx";
import type { MemoryLink } from "./memory-link.ts";
import { type BookFormOptions, useBookForm } from "./use-book-form.ts";

const BookPreview = lazy(async () => ({ default: (await import("./book-preview.tsx")).BookPreview }));
const OnThesePages = lazy(async () => ({ default: (await import("./on-these-pages.tsx")).OnThesePages }));

const quietMs = 300;

interface BookExporterProps extends Omit<BookFormOptions, "onIncomplete"> {
  readonly memoryLink: MemoryLink;
}

/** What the open pages of the preview show. */
interface PagesInView {
  readonly pages: readonly number[];
  readonly memoryIds: readonly string[];
}

export function BookExporter({ memoryLink, ...options }: BookExporterProps) {
  const { saved, choices } = options;
  const [step, setStep] = useState<BookStepName | undefined>(saved.draft === null ? "content" : "pages");
  const [openId, setOpenId] = useState<string>();
  const [inView, setInView] = useState<PagesInView>({ pages: [], memoryIds: [] });
  const isBeside = useMediaQuery("(min-width: 64rem)");
  const book = useBookForm({ ...options, onIncomplete: () => setStep("titles") });
  const { form, decisions, kept } = book;
  const settled = useSettled(book.options, quietMs);
  const chosen = chosenOf(form.values, choices.years);
  const onDecide: DecideMemory = (memory, name, change, mergeKey) =>
    decisions.decide({ name, change: { layouts: withLayout(form.values.layouts, memory, change) }, mergeKey });
  const rows = { wish: form.values, language: form.values.language, memoryLink, onDecide };
  const onThesePages = <OnPagesInView {...rows} memoryIds={inView.memoryIds} chosen={chosen} />;
  const view = { years: choices.years, onView: setInView, shownMemoryId: openId };
  const bar = (
    <>
      <EditorBar status={kept.status} {...decisions} />
      <OtherVersion choice={kept.choice} />
    </>
  );
  const makeButton = <MakeButton form={form} isOwn={options.timelineId === undefined} />;
  const pages = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-6">
      <Suspense fallback={<ClosedBook trim={form.values.trim} />}>
        <BookPreview
          options={settled}
          trim={form.values.trim}
          isSettling={settled !== book.options}
          memoryLink={memoryLink}
          {...view}
        />
      </Suspense>
      {isBeside ? makeButton : onThesePages}
    </div>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      {/* On a phone the book itself comes first, and what can be undone stays in sight. */}
      {isBeside ? null : bar}
      {isBeside ? null : pages}
      {/* Its button stands outside, so that the Enter key in a field does not begin a book. */}
      <form {...form.element} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isBeside ? bar : null}
        <BookSteps
          {...{ book, step, setStep, rows, openId }}
          years={choices.years}
          onOpen={setOpenId}
          onThesePages={isBeside ? onThesePages : null}
        />
        <StartAgain onConfirmed={book.startAgain} />
      </form>
      {isBeside ? pages : makeButton}
    </div>
  );
}

interface OnPagesInViewProps extends Omit<ComponentProps<typeof OnThesePages>, "memories"> {
  readonly memoryIds: readonly string[];
  readonly chosen: ReturnType<typeof chosenOf>;
}

function OnPagesInView({ memoryIds, chosen, ...rows }: OnPagesInViewProps) {
  if (memoryIds.length === 0) return null;
  const memories = memoryIds.flatMap((id) => chosen.find((memory) => memory.id === id) ?? []);
  return (
    <Suspense fallback={null}>
      <OnThesePages {...rows} key={memoryIds.join(" ")} memories={memories} />
    </Suspense>
  );
}

interface MakeButtonProps {
  readonly form: ReturnType<typeof useBookForm>["form"];
  readonly isOwn: boolean;
}

function MakeButton({ form, isOwn }: MakeButtonProps) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-center gap-3">
      <Button
        busy={form.isSending}
        busyText={t`Starting...`}
        disabled={!form.isReady}
        onClick={() => void form.submit()}
      >
        {isOwn ? <Trans>Make my book</Trans> : <Trans>Make the book</Trans>}
      </Button>
      <p className="max-w-measure text-center text-sm text-ink-soft">
        <Trans>You can leave while your book is being made. We'll email you when it's ready.</Trans>
      </p>
      <AlertNote summary={t`That didn't work`} text={form.failure ? errorText(form.failure) : undefined} />
    </div>
  );
}

function StartAgain({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { t } = useLingui();

  async function handleClick() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Start again?`,
      text: t`Everything you've decided about this book goes back to how it was at first: titles, cover and pages. Your memories stay as they are.`,
      confirmText: t`Start again`,
      isDangerous: true,
    });
    if (await answer) onConfirmed();
  }

  return (
    <Button variant="quiet" className="justify-self-start" onClick={() => void handleClick()}>
      <Trans>Start again</Trans>
    </Button>
  );
}

export function BookCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-rule bg-card p-5 shadow-soft sm:p-6">
      <h2 id={headingId} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
