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
import { displayLocale } from "#lib/i18n.ts";
import { useSettled } from "#lib/use-settled.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { fieldBoxStyle, FieldNotes, labelStyle, useFieldIds } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { BookPreview, type MemoryLink } from "./book-preview.tsx";
import { type BookWish, chosenOf, firstWish, optionsOf, type WishProps } from "./book-wish.ts";
import { useBeginBook } from "./books.queries.ts";
import { ContentFields } from "./content-fields.tsx";
import { CoverFields } from "./cover-fields.tsx";

const quietMs = 700;

interface BookExporterProps {
  readonly choices: Pick<BookChoices, "author" | "years">;
  readonly onBegun: (id: string) => void;
  readonly memoryLink: MemoryLink;
}

export function BookExporter({ choices, onBegun, memoryLink }: BookExporterProps) {
  const { t, i18n } = useLingui();
  const [wish, setWish] = useState(() => firstWish(choices, t`My memory lane`, i18n.locale));
  const [isAsked, setIsAsked] = useState(false);
  const begin = useBeginBook();
  const { years } = choices;
  const options = useMemo(() => optionsOf(wish, years), [wish, years]);
  const settled = useSettled(options, quietMs);
  const chosen = chosenOf(wish, years);
  const shared = { wish, onChange: (change: Partial<BookWish>) => setWish({ ...wish, ...change }) };

  function handleMake() {
    setIsAsked(true);
    if (options) begin.mutate(options, { onSuccess: ({ making: exportJob }) => onBegun(exportJob.id) });
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <BookCard title={t`What goes into it`}>
          <ContentFields {...shared} years={years} count={chosen.length} />
        </BookCard>
        <BookCard title={t`Its words`}>
          <WordFields {...shared} isAsked={isAsked} />
        </BookCard>
        <BookCard title={t`Its cover`}>
          <CoverFields {...shared} photoIds={chosen.flatMap(({ photoIds }) => photoIds)} />
        </BookCard>
        <BookCard title={t`Its pages`}>
          <LookFields {...shared} />
        </BookCard>
      </div>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <BookPreview options={settled} trim={wish.trim} isSettling={settled !== options} memoryLink={memoryLink} />
        <div className="grid justify-items-center gap-3">
          <Button busy={begin.isPending} busyText={t`Beginning...`} disabled={chosen.length === 0} onClick={handleMake}>
            <Trans>Make my book</Trans>
          </Button>
          <p className="max-w-measure text-center text-sm text-ink-soft">
            <Trans>You can leave while it is being made. We send you a mail when it is ready.</Trans>
          </p>
          <AlertNote summary={t`This did not work`} text={begin.error ? errorText(begin.error) : undefined} />
        </div>
      </div>
    </div>
  );
}

interface WordFieldsProps extends WishProps {
  /** Whether the book was already submitted: only then is a missing value shown as an error. */
  readonly isAsked: boolean;
}

function WordFields({ wish, onChange, isAsked }: WordFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Title`}
        maxLength={maxBookTitleLength}
        value={wish.title}
        error={isAsked && wish.title.trim() === "" ? t`A book needs a title` : undefined}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label={t`Author`}
        maxLength={maxAuthorLength}
        value={wish.author}
        error={isAsked && wish.author.trim() === "" ? t`Who tells these stories?` : undefined}
        onChange={(event) => onChange({ author: event.target.value })}
      />
      <Dedication value={wish.dedication} onChange={(dedication) => onChange({ dedication })} />
    </>
  );
}

function Dedication({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useLingui();
  const hint = t`A page of its own after the title. Leave it empty for none.`;
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
    A5: t`A5, as a novel`,
    "6 x 9 in": t`6 x 9 inches, as a novel in America`,
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
        hint={t`Words at the end of a line are divided as this language does it.`}
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
        label={t`With the lifeline`}
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
    <section aria-labelledby={headingId} className="rounded-card bg-card p-5 shadow-soft sm:p-6">
      <h2 id={headingId} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
