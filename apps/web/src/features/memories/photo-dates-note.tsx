import type { CalendarDate } from "@lane/domain/calendar.ts";
import { isVisible } from "@lane/domain/visible.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { dateText } from "#lib/date-parts.ts";
import { Button } from "#ui/button.tsx";

import type { PhotoGroup } from "./photo-days.ts";
import type { PhotoDates } from "./use-photo-dates.ts";
import { useWhenText } from "./when-text.ts";
import type { Writing } from "./writing.ts";

interface PhotoDatesNoteProps {
  readonly dates: PhotoDates;
  readonly writing: Writing;
  readonly onChange: (change: Partial<Writing>) => void;
}

/** Says which date the photos of the form bring along, and offers what can be done with it. */
export function PhotoDatesNote(props: PhotoDatesNoteProps) {
  const { dates } = props;
  const { days, closed, isOne } = dates;
  const [first] = days;
  return (
    <div aria-live="polite" className="grid gap-2 text-sm text-ink-soft empty:hidden">
      {first && days.length === 1 ? <OneDay {...props} day={first} /> : null}
      {days.length > 1 && !isOne ? <SeveralDays {...props} /> : null}
      {days.length > 1 && isOne ? <FromTo days={days} /> : null}
      {closed ? <ClosedDay {...props} day={closed} /> : null}
    </div>
  );
}

function OneDay({ dates, day, writing, onChange }: PhotoDatesNoteProps & { readonly day: CalendarDate }) {
  const { year, month } = day;
  const date = dateText(day);
  const count = dates.groups[0]?.files.length ?? 1;
  const isUsed = writing.year === year && writing.month === month && writing.day === day.day;
  if (isUsed) {
    return (
      <p>
        <Plural value={count} one={`From the photo: ${date}`} other={`From the photos: ${date}`} />
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>
        <Plural value={count} one={`The photo is from ${date}.`} other={`The photos are from ${date}.`} />
      </p>
      <Button
        variant="secondary"
        className="min-h-11! px-4! text-sm"
        onClick={() => onChange({ year, month, day: day.day })}
      >
        <Trans>Use this date</Trans>
      </Button>
    </div>
  );
}

function SeveralDays({ dates, writing, onChange }: PhotoDatesNoteProps) {
  const { t } = useLingui();
  const firstTitles = useFirstTitles();
  const { days, groups, keepAsOne } = dates;
  const [dayCount, count] = [days.length, groups.length];
  return (
    <section
      aria-label={t`Photos from several days`}
      className="rounded-card border border-rule bg-card px-4 py-3 text-base text-ink"
    >
      <p>
        <Trans>
          These photos are from {dayCount} days. Make {count} memories?
        </Trans>
      </p>
      {count > dayCount ? (
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>Files without a date go into a separate memory.</Trans>
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="px-5!" onClick={() => onChange({ dayTitles: firstTitles(groups, writing) })}>
          <Trans>Make {count} memories</Trans>
        </Button>
        <Button variant="secondary" className="px-5!" onClick={keepAsOne}>
          <Trans>Keep as one memory</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The title that each memory begins with; a title that was already written is that of the first. */
function useFirstTitles(): (groups: readonly PhotoGroup[], writing: Writing) => Record<string, string> {
  const { t } = useLingui();
  return (groups, { title }) =>
    Object.fromEntries(
      groups.map(({ key, date }, index) => {
        const proposed = date ? dateText(date) : t`More photos`;
        return [key, index === 0 && isVisible(title) ? title : proposed];
      }),
    );
}

function FromTo({ days }: { readonly days: readonly CalendarDate[] }) {
  const [first, last] = [days[0], days.at(-1)].map((day) => (day ? dateText(day) : ""));
  return (
    <p>
      <Trans>
        The photos are from {first} to {last}.
      </Trans>
    </p>
  );
}

function ClosedDay({ day, writing }: PhotoDatesNoteProps & { readonly day: CalendarDate }) {
  const { t } = useLingui();
  const date = dateText(day);
  const chosen = useWhenText()(writing);
  const { year } = day;
  if (chosen === undefined) return <p>{t`A photo is from ${date}, but ${year} isn't open on your timeline.`}</p>;
  return <p>{t`A photo is from ${date}, but ${year} isn't open on your timeline. The date stays ${chosen}.`}</p>;
}
