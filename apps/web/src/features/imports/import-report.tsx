import type { ImportDetails, ImportOptions, ImportYear } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import { FoundYears } from "./found-years.tsx";
import { hasBeside } from "./has-beside.ts";
import type { ImportLinks } from "./import-links.ts";
import { useAdjustImport, useForgetImport, useReadAgain, useStartImport } from "./imports.queries.ts";
import { ReportFacts } from "./report-facts.tsx";

interface ImportReportProps {
  readonly data: ImportDetails;
  readonly links: ImportLinks;
  readonly onForgotten: () => void;
}

/** What the dry run found, what can be changed about it, and the question whether it shall come in. */
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

/** When it was our fault, the same files can be looked through once more. */
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
