import type { ImportChoices, ImportDetails, ImportYear } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { shortMonthName } from "#lib/date-parts.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import type { ImportLinks } from "./import-links.ts";
import { hasBeside, useAdjustImport, useForgetImport, useReadAgain, useStartImport } from "./imports.queries.ts";
import { ReportFacts } from "./report-facts.tsx";

interface ImportReportProps {
  readonly data: ImportDetails;
  readonly links: ImportLinks;
  readonly onForgotten: () => void;
}

/** The result of the dry run, its options, and the button that starts the import. */
export function ImportReport({ data, links, onForgotten }: ImportReportProps) {
  const { t } = useLingui();
  const { choices, choose, error: adjustError } = useChoices(data);
  const start = useStartImport(data.id);
  const forget = useForgetImport(data.id);
  const ready = readyCount(data.years, choices.withoutYears);
  const canImport = data.state === "read" && (ready + data.undated > 0 || hasBeside(data));
  const error = start.error ?? forget.error ?? adjustError;

  return (
    <section className="grid gap-8 rounded-card border border-rule bg-card p-6 shadow-soft">
      <ReportFacts data={data} ready={ready} links={links} />
      {data.years.length > 0 ? (
        <FoundYears
          years={data.years}
          withoutYears={choices.withoutYears}
          onChange={(withoutYears) => choose({ ...choices, withoutYears })}
        />
      ) : null}
      {canImport && data.format !== "own" ? <Adjustments data={data} choices={choices} onChoose={choose} /> : null}
      <AlertNote summary={t`That didn't work`} text={error ? errorText(error) : undefined} />
      <div className="flex flex-wrap gap-3">
        {canImport ? (
          <Button busy={start.isPending} onClick={() => start.mutate(choices)}>
            <BringText ready={ready} undated={data.undated} />
          </Button>
        ) : null}
        <AgainButton data={data} choices={choices} />
        <Button
          variant="secondary"
          busy={forget.isPending}
          onClick={() => forget.mutate(undefined, { onSuccess: onForgotten })}
        >
          <Trans>Don't import</Trans>
        </Button>
      </div>
    </section>
  );
}

/**
 * What has been chosen is kept here and sent to the server: the cache tells its readers of a change only after React has
 * already put a controlled checkbox back.
 */
function useChoices({ id, options }: ImportDetails) {
  const [choices, setChoices] = useState<ImportChoices>({ withoutYears: options.withoutYears, mark: options.mark });
  const adjust = useAdjustImport(id);

  function choose(next: ImportChoices) {
    setChoices(next);
    adjust.mutate(next);
  }

  return { choices, choose, error: adjust.error };
}

function BringText({ ready, undated }: { readonly ready: number; readonly undated: number }) {
  if (ready + undated === 0) return <Trans>Import</Trans>;
  if (undated === 0) return <Plural value={ready} one="Import # memory" other="Import # memories" />;
  if (ready === 0) return <Trans>Import {undated} without a date</Trans>;
  return (
    <Trans>
      Import {ready} and {undated} without a date
    </Trans>
  );
}

/** After an error of the server, the same files can be read again. */
function AgainButton({ data, choices }: Pick<AdjustmentsProps, "data" | "choices">) {
  const again = useReadAgain(data.id);
  if (data.state !== "failed" || data.stop !== "trouble") return null;
  return (
    <Button busy={again.isPending} onClick={() => again.mutate({ ...choices, photos: data.options.photos })}>
      <Trans>Try Again</Trans>
    </Button>
  );
}

interface AdjustmentsProps {
  readonly data: ImportDetails;
  readonly choices: ImportChoices;
  readonly onChoose: (choices: ImportChoices) => void;
}

function Adjustments({ data, choices, onChoose }: AdjustmentsProps) {
  const { t } = useLingui();
  const again = useReadAgain(data.id);
  const hasPhotos = data.format === "photos" || data.format === "takeout";
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {hasPhotos ? (
        <RadioGroup
          label={t`Photos from the same day`}
          error={again.error ? errorText(again.error) : undefined}
          value={data.options.photos}
          disabled={again.isPending}
          onValueChange={(photos) => again.mutate({ ...choices, photos })}
          choices={[
            { value: "by-day", label: t`One memory per day` },
            { value: "each", label: t`One memory per photo` },
          ]}
        />
      ) : null}
      <RadioGroup
        label={t`Mark them as`}
        value={choices.mark ?? "none"}
        onValueChange={(value) => onChoose({ ...choices, mark: value === "none" ? null : "Flower" })}
        choices={[
          { value: "none", label: t`No mark` },
          { value: "Flower", label: t`Flowers` },
        ]}
      />
    </div>
  );
}

function readyCount(years: readonly ImportYear[], withoutYears: readonly number[]): number {
  return years
    .filter(({ year, isReached }) => isReached && !withoutYears.includes(year))
    .reduce((sum, { months }) => sum + months.reduce((all, one) => all + one, 0), 0);
}

interface FoundYearsProps {
  readonly years: readonly ImportYear[];
  readonly withoutYears: readonly number[];
  readonly onChange: (withoutYears: number[]) => void;
}

/** The entries of an import by year; a year can be left out. */
function FoundYears({ years, withoutYears, onChange }: FoundYearsProps) {
  const { t } = useLingui();

  function handleYear(year: number, isWanted: boolean) {
    onChange(isWanted ? withoutYears.filter((one) => one !== year) : [...withoutYears, year]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-xl">{t`Years to import`}</legend>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {years.map((found) => (
          <li key={found.year} className="border-t border-rule py-2">
            <Checkbox
              label={<YearLabel found={found} />}
              checked={found.isReached && !withoutYears.includes(found.year)}
              disabled={!found.isReached}
              onChange={({ currentTarget }) => handleYear(found.year, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function YearLabel({ found: { year, months, isReached } }: { readonly found: ImportYear }) {
  const count = months.reduce((sum, one) => sum + one, 0);
  return (
    <>
      <strong className="figures-old text-xl">{year}</strong>{" "}
      <span className="text-ink-soft">
        <Plural value={count} one="# memory" other="# memories" />
        {isReached ? null : (
          <>
            {" · "}
            <Trans>outside your timeline</Trans>
          </>
        )}
        <span className="mt-1 flex flex-wrap gap-1.5 text-sm">
          {months.map((some, index) =>
            some === 0 ? null : (
              // The list always has twelve months.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className="rounded-pill border border-rule px-2">
                {shortMonthName(index + 1)} {some}
              </span>
            ),
          )}
        </span>
      </span>
    </>
  );
}
