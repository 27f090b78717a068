import { isBlank, plainText } from "@lane/domain/rich-text.ts";
import { isVisible } from "@lane/domain/visible.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";

import { dateText } from "#lib/date-parts.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { PhotoDates } from "./use-photo-dates.ts";
import { useWhenText } from "./when-text.ts";
import type { Writing } from "./writing.ts";

interface PhotoDayListProps {
  readonly dates: PhotoDates;
  readonly writing: Writing;
  /** The sentence for a missing title. */
  readonly error: string | undefined;
  readonly renderFiles: (keys: readonly string[]) => ReactNode;
  readonly onChange: (change: Pick<Writing, "dayTitles">) => void;
}

/** The memories that the photos of a form become: one for each day, with a title that can be changed. */
export function PhotoDayList({ dates, writing, error, renderFiles, onChange }: PhotoDayListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const { dayTitles = {} } = writing;
  // The pressed button is gone.
  useEffect(() => list.current?.focus(), []);

  function handleKeepAsOne() {
    dates.keepAsOne();
    onChange({ dayTitles: undefined });
  }

  return (
    <div className="grid gap-4">
      <ol ref={list} tabIndex={-1} aria-label={t`New memories`} className="grid gap-4 outline-none">
        {dates.groups.map(({ key, date, files }, index) => {
          const title = dayTitles[key] ?? "";
          return (
            <li key={key} className="rounded-card border border-rule bg-card p-4 shadow-soft">
              <h2 className="mb-3 text-xl">{date ? dateText(date) : <OtherFiles writing={writing} />}</h2>
              {renderFiles(files)}
              <TextField
                className="mt-3"
                label={t`Title`}
                value={title}
                error={isVisible(title) ? undefined : error}
                autoComplete="off"
                onChange={({ currentTarget }) => onChange({ dayTitles: { ...dayTitles, [key]: currentTarget.value } })}
              />
              {index === 0 ? <OwnText writing={writing} /> : null}
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-ink-soft">
        <Trans>You can write about each of them later.</Trans>
      </p>
      <div>
        <Button variant="secondary" onClick={handleKeepAsOne}>
          <Trans>Keep as one memory</Trans>
        </Button>
      </div>
    </div>
  );
}

function OtherFiles({ writing }: Pick<PhotoDayListProps, "writing">) {
  const { t } = useLingui();
  const when = useWhenText()(writing);
  return when === undefined ? t`Without a date` : t`Without a date: ${when}`;
}

/** What was already written is saved with the first memory. */
function OwnText({ writing: { text } }: Pick<PhotoDayListProps, "writing">) {
  if (isBlank(text)) return null;
  return (
    <p className="mt-3 line-clamp-3 text-sm text-ink-soft" dir="auto">
      {plainText(text)}
    </p>
  );
}
