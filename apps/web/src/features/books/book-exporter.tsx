import type { BookChoices } from "@lane/contract/books.ts";
import {
  bookLanguages,
  type BookTrim,
  bookTrims,
  maxAuthorLength,
  maxBookTitleLength,
  maxDedicationLength,
} from "@lane/domain/book-choices.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useMemo, useState } from "react";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { displayLocale } from "#lib/i18n.ts";
import { useSettled } from "#lib/use-settled.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { fieldBoxStyle, FieldNotes, labelStyle, useFieldIds } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { BookPreview, type MemoryLink } from "./book-preview.tsx";
import { type BookWish, chosenOf, firstWish, namesOfAuthors, optionsOf, type WishProps } from "./book-wish.ts";
import { useBeginBook } from "./books.queries.ts";
import { ContentFields } from "./content-fields.tsx";
import { CoverFields } from "./cover-fields.tsx";

const quietMs = 700;

interface BookExporterProps {
  readonly choices: Pick<BookChoices, "author" | "years">;
  /** Undefined for a book of one's own timeline. */
  readonly timelineId?: string | undefined;
  readonly onBegun: (id: string) => void;
  readonly memoryLink: MemoryLink;
}

export function BookExporter({ choices, timelineId, onBegun, memoryLink }: BookExporterProps) {
  const { t } = useLingui();
  const { years } = choices;
  const { form, chosen, options } = useBookForm(choices, timelineId, onBegun);
  const settled = useSettled(options, quietMs);
  const shared = { wish: form.values, onChange: form.put };

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      {/* Its button stands outside, so that the Enter key in a field does not begin a book. */}
      <form {...form.element} className="grid gap-6">
        <BookCard title={t`What to include`}>
          <ContentFields {...shared} years={years} count={chosen.length} />
        </BookCard>
        <BookCard title={t`Title and dedication`}>
          <TextField label={t`Title`} maxLength={maxBookTitleLength} {...form.text("title")} />
          <TextField label={t`Author`} maxLength={maxAuthorLength} {...form.text("author")} />
          <Dedication value={form.values.dedication} onChange={(dedication) => form.put({ dedication })} />
        </BookCard>
        <BookCard title={t`Book cover`}>
          <CoverFields {...shared} photoIds={chosen.flatMap(({ photoIds }) => photoIds)} />
        </BookCard>
        <BookCard title={t`Size and language`}>
          <LookFields {...shared} />
        </BookCard>
      </form>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <BookPreview
          options={settled}
          trim={form.values.trim}
          isSettling={settled !== options}
          memoryLink={memoryLink}
        />
        <div className="grid justify-items-center gap-3">
          <Button
            busy={form.isSending}
            busyText={t`Starting...`}
            disabled={!form.isReady}
            onClick={() => void form.submit()}
          >
            {timelineId === undefined ? <Trans>Make my book</Trans> : <Trans>Make the book</Trans>}
          </Button>
          <p className="max-w-measure text-center text-sm text-ink-soft">
            <Trans>You can leave while your book is being made. We'll email you when it's ready.</Trans>
          </p>
          <AlertNote summary={t`That didn't work`} text={form.failure ? errorText(form.failure) : undefined} />
        </div>
      </div>
    </div>
  );
}

function useBookForm(
  { author, years }: BookExporterProps["choices"],
  timelineId: string | undefined,
  onBegun: BookExporterProps["onBegun"],
) {
  const { t, i18n } = useLingui();
  const begin = useBeginBook();
  const [initial] = useState(() => {
    const { locale: language } = i18n;
    const names =
      timelineId === undefined
        ? { title: t`My memory lane`, author }
        : // The server names the vault as its author.
          { title: author, author: namesOfAuthors(years, author, language) };
    return firstWish({ ...names, years, language, timelineId });
  });
  const check = (wish: BookWish) => ({
    title: wish.title.trim() === "" ? t`A book needs a title` : undefined,
    author: wish.author.trim() === "" ? t`Who tells these stories?` : undefined,
  });
  const form = useForm({
    initial,
    isReady: (wish) => chosenOf(wish, years).length > 0,
    check,
    send: (wish) => begin.mutateAsync(optionsOf(wish)),
    onSent({ making: exportJob }) {
      // Another book may follow, with the same wishes or others.
      form.reopen();
      onBegun(exportJob.id);
    },
  });
  const chosen = chosenOf(form.values, years);
  const isComplete = chosen.length > 0 && Object.values(check(form.values)).every((problem) => problem === undefined);
  const options = useMemo(() => (isComplete ? optionsOf(form.values) : undefined), [isComplete, form.values]);
  return { form, chosen, options };
}

function Dedication({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useLingui();
  const hint = t`It gets its own page after the title. Leave it empty for none.`;
  const { controlId, hintId, errorId, control } = useFieldIds({ hint });
  return (
    <div>
      <label htmlFor={controlId} className={labelStyle}>
        {t`Dedication`}
      </label>
      <textarea
        id={controlId}
        dir="auto"
        rows={3}
        maxLength={maxDedicationLength}
        className={`${fieldBoxStyle} mt-1.5 block`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...control}
      />
      <FieldNotes hint={hint} hintId={hintId} errorId={errorId} />
    </div>
  );
}

function LookFields({ wish, onChange }: WishProps) {
  const { t } = useLingui();
  const sizes: Record<BookTrim, string> = {
    A5: t`A5, like a novel`,
    "6 x 9 in": t`6 x 9 inches, like an American novel`,
    A4: t`A4, large`,
  };
  return (
    <>
      <SelectField
        label={t`Size`}
        value={wish.trim}
        onChange={(event) => onChange({ trim: bookTrims.find((trim) => trim === event.target.value) ?? "A5" })}
      >
        {bookTrims.map((trim) => (
          <option key={trim} value={trim}>
            {sizes[trim]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Language of the memories`}
        hint={t`Used to hyphenate words at the end of a line.`}
        value={wish.language}
        onChange={(event) => onChange({ language: bookLanguages.find((one) => one === event.target.value) ?? "en" })}
      >
        {bookLanguages.map((language) => (
          <option key={language} value={language}>
            {nameOf(language)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t`Include the lifeline`}
        checked={wish.hasLifeline}
        onChange={(event) => onChange({ hasLifeline: event.target.checked })}
      />
    </>
  );
}

function nameOf(language: string): string {
  return new Intl.DisplayNames([displayLocale()], { type: "language" }).of(language) ?? language;
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
