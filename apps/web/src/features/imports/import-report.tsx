import type { ImportDetails, ImportOptions, ImportYear } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

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
  const { withoutYears, mark } = data.options;
  const adjust = useAdjustImport(data.id);
  const start = useStartImport(data.id);
  const forget = useForgetImport(data.id);
  const ready = readyCount(data.years, withoutYears);
  const canCome = data.state === "read" && (ready + data.undated > 0 || hasBeside(data));
  const error = start.error ?? forget.error ?? adjust.error;

  return (
    <section className="grid gap-8 rounded-card border border-rule bg-card p-6 shadow-soft">
      <ReportFacts data={data} ready={ready} links={links} />
      {data.years.length > 0 ? (
        <FoundYears
          years={data.years}
          withoutYears={withoutYears}
          onChange={(years) => adjust.mutate({ withoutYears: [...years], mark })}
        />
      ) : null}
      {canCome && data.format !== "own" ? (
        <Adjustments data={data} onMark={(chosen) => adjust.mutate({ withoutYears, mark: chosen })} />
      ) : null}
      <AlertNote summary={t`That did not work`} text={error ? errorText(error) : undefined} />
      <div className="flex flex-wrap gap-3">
        {canCome ? (
          <Button busy={start.isPending} onClick={() => start.mutate({ withoutYears, mark })}>
            <BringText ready={ready} undated={data.undated} />
          </Button>
        ) : null}
        <AgainButton data={data} />
        <Button
          variant="secondary"
          busy={forget.isPending}
          onClick={() => forget.mutate(undefined, { onSuccess: onForgotten })}
        >
          <Trans>Do not bring them</Trans>
        </Button>
      </div>
    </section>
  );
}

function BringText({ ready, undated }: { readonly ready: number; readonly undated: number }) {
  if (ready + undated === 0) return <Trans>Bring it in</Trans>;
  if (undated === 0) return <Plural value={ready} one="Bring in # memory" other="Bring in # memories" />;
  if (ready === 0) return <Trans>Bring in {undated} without a date</Trans>;
  return (
    <Trans>
      Bring in {ready} and {undated} without a date
    </Trans>
  );
}

/** After an error of the server, the same files can be read again. */
function AgainButton({ data }: { readonly data: ImportDetails }) {
  const again = useReadAgain(data.id);
  if (data.state !== "failed" || data.stop !== "trouble") return null;
  return (
    <Button busy={again.isPending} onClick={() => again.mutate(data.options)}>
      <Trans>Try Again</Trans>
    </Button>
  );
}

interface AdjustmentsProps {
  readonly data: ImportDetails;
  readonly onMark: (mark: ImportOptions["mark"]) => void;
}

function Adjustments({ data, onMark }: AdjustmentsProps) {
  const { t } = useLingui();
  const again = useReadAgain(data.id);
  const hasPhotos = data.format === "photos" || data.format === "takeout";
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {hasPhotos ? (
        <RadioGroup
          label={t`Photos of the same day`}
          error={again.error ? errorText(again.error) : undefined}
          value={data.options.photos}
          disabled={again.isPending}
          onValueChange={(photos) => again.mutate({ ...data.options, photos })}
          choices={[
            { value: "by-day", label: t`One memory together` },
            { value: "each", label: t`A memory each` },
          ]}
        />
      ) : null}
      <RadioGroup
        label={t`Mark them as`}
        value={data.options.mark ?? "none"}
        onValueChange={(value) => onMark(value === "none" ? null : "Flower")}
        choices={[
          { value: "none", label: t`Nothing yet` },
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
  readonly onChange: (withoutYears: readonly number[]) => void;
}

/** The entries of an import by year; a year can be left out. */
function FoundYears({ years, withoutYears, onChange }: FoundYearsProps) {
  const { t } = useLingui();

  function handleYear(year: number, isWanted: boolean) {
    onChange(isWanted ? withoutYears.filter((one) => one !== year) : [...withoutYears, year]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-xl">{t`Where they would go`}</legend>
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
