import type { Undated } from "@lane/contract/imports.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { monthName } from "#lib/date-parts.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import type { ImportLinks } from "./import-links.ts";
import { useGiveDate, useLeaveOut, useSkipDate, useUndated } from "./imports.queries.ts";

interface DatesScreenProps {
  readonly links: ImportLinks;
  /** Years to which a memory can be added. */
  readonly years: readonly number[];
}

/** Imported entries without a date, until the member gives them a year. */
export function DatesScreen({ links, years }: DatesScreenProps) {
  const { t } = useLingui();
  const { data, error } = useUndated();
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLDivElement>(null);

  // The card that had the focus has been removed.
  function handleSettled(text: string) {
    setAnnouncement(text);
    list.current?.focus();
  }

  return (
    <>
      <PageHeading title={t`When was this?`}>
        {data && data.count > 0 ? (
          <p>
            <Plural value={data.count} one="One memory needs a year." other="# memories need a year." />{" "}
            <Trans>Memories appear on your timeline once they have one.</Trans>
          </p>
        ) : null}
      </PageHeading>
      <output className="sr-only">{announcement}</output>
      <div ref={list} tabIndex={-1} className="outline-none">
        {data?.count === 0 ? <NothingWaits links={links} /> : null}
        <ul className="grid gap-6">
          {data?.undated.map((one) => (
            <li key={one.id}>
              <DateCard undated={one} years={years} onSettled={handleSettled} />
            </li>
          ))}
        </ul>
      </div>
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      ) : null}
      <AlertNote summary={t`We couldn't load this`} text={!data && error ? errorText(error) : undefined} />
    </>
  );
}

function NothingWaits({ links }: { readonly links: ImportLinks }) {
  const { t } = useLingui();
  return (
    <EmptyState
      motif={<AtticBox isOpen={false} className="h-32" />}
      title={t`Every memory has a year`}
      actions={
        <links.TimelineLink className={buttonStyle()}>
          <Trans>Go to your timeline</Trans>
        </links.TimelineLink>
      }
    >
      <Trans>Imported memories without a date wait here until you add one.</Trans>
    </EmptyState>
  );
}

interface DateCardProps {
  readonly undated: Undated;
  readonly years: readonly number[];
  readonly onSettled: (announcement: string) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

function DateCard({ undated, years, onSettled }: DateCardProps) {
  const { t } = useLingui();
  const [year, setYear] = useState<number>();
  const [month, setMonth] = useState<number | null>(null);
  const give = useGiveDate();
  const skip = useSkipDate();
  const leaveOut = useLeaveOut();
  const error = give.error ?? skip.error ?? leaveOut.error;
  const { id, title } = undated;

  function handleGive() {
    if (year === undefined) return;
    give.mutate({ id, year, month }, { onSuccess: () => onSettled(t`${title} is now in ${year}.`) });
  }

  return (
    <article className="overflow-hidden rounded-card border border-rule bg-card shadow-soft sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <UndatedPicture undated={undated} />
      <div className="grid content-start gap-4 p-5">
        <UndatedWords undated={undated} />
        <YearChoice undated={undated} years={years} value={year} onValueChange={setYear} />
        <SelectField
          label={t`Month, if you know it`}
          value={month ?? ""}
          onChange={({ currentTarget }) => setMonth(Number(currentTarget.value) || null)}
        >
          <option value="">{t`Not sure`}</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {monthName(one)}
            </option>
          ))}
        </SelectField>
        <AlertNote summary={t`That didn't work`} text={error ? errorText(error) : undefined} />
        <div className="flex flex-wrap gap-2">
          <Button disabled={year === undefined} busy={give.isPending} onClick={handleGive}>
            {year === undefined ? <Trans>Choose a year</Trans> : <Trans>Add to {year}</Trans>}
          </Button>
          <Button
            variant="secondary"
            busy={skip.isPending}
            onClick={() => skip.mutate(id, { onSuccess: () => onSettled(t`We'll ask about ${title} later.`) })}
          >
            <Trans>Later</Trans>
          </Button>
          <Button
            variant="quiet"
            busy={leaveOut.isPending}
            onClick={() => leaveOut.mutate(id, { onSuccess: () => onSettled(t`${title} was left out.`) })}
          >
            <Trans>Leave it out</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}

function UndatedPicture({ undated: { media, title } }: { readonly undated: Undated }) {
  const picture = media.map(pictureOf).find((one) => one !== undefined);
  if (!picture) return null;
  return (
    <div className="bg-paper">
      <MediaImage
        picture={picture}
        alt={title}
        sizes="(min-width: 40rem) 24rem, 100vw"
        className="max-h-[28rem] w-full object-contain"
      />
    </div>
  );
}

function UndatedWords({ undated: { title, description } }: { readonly undated: Undated }) {
  const words = plainText(parseRichText(description));
  return (
    <div>
      <h2 className="text-xl wrap-anywhere" dir="auto">
        {title}
      </h2>
      {words === "" ? null : (
        <p className="mt-1 line-clamp-4 whitespace-pre-line text-ink-soft" dir="auto">
          {words}
        </p>
      )}
    </div>
  );
}

interface YearChoiceProps {
  readonly undated: Undated;
  readonly years: readonly number[];
  readonly value: number | undefined;
  readonly onValueChange: (year: number | undefined) => void;
}

/** Guessed years as buttons, all years in a list. */
function YearChoice({ undated, years, value, onValueChange }: YearChoiceProps) {
  const { t } = useLingui();
  const guesses = undated.yearGuesses.filter((year) => years.includes(year)).slice(0, 4);
  return (
    <div className="grid gap-3">
      {guesses.length > 0 ? (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{t`Perhaps`}</legend>
          <div className="flex flex-wrap gap-2">
            {guesses.map((guess) => (
              <Button
                key={guess}
                variant={guess === value ? "primary" : "secondary"}
                aria-pressed={guess === value}
                onClick={() => onValueChange(guess)}
              >
                {guess}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <SelectField
        label={t`Year`}
        value={value ?? ""}
        onChange={({ currentTarget }) => onValueChange(Number(currentTarget.value) || undefined)}
      >
        <option value="">{t`Choose a year`}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
