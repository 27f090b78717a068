import type { ImportDetails } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";

import type { ImportLinks } from "./import-links.ts";
import { hasBeside, useStartImport } from "./imports.queries.ts";

const UndoSheet = lazy(async () => ({ default: (await import("./undo-sheet.tsx")).UndoSheet }));

interface ImportOutcomeProps {
  readonly data: ImportDetails;
  readonly links: ImportLinks;
}

/** The result of an import, with the button to undo it. */
export function ImportOutcome({ data, links }: ImportOutcomeProps) {
  const { made, undated, years, undoUntil } = data;
  const isBesideIn = data.state === "done" && hasBeside(data);
  return (
    <section className="grid gap-5 rounded-card border border-rule bg-card p-6 shadow-soft">
      <h2 className="text-2xl">
        {made === 0 && isBesideIn ? (
          <Trans>It is in</Trans>
        ) : (
          <Plural value={made} _0="Nothing of it is here now" one="One memory is in" other="# memories are in" />
        )}
      </h2>
      {data.state === "stopped" ? <GoOn data={data} /> : null}
      {years.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {years.map(({ year }) => (
            <li key={year}>
              <links.YearLink year={year} className={buttonStyle("secondary")}>
                {year}
              </links.YearLink>
            </li>
          ))}
        </ul>
      ) : null}
      {undated > 0 ? (
        <div>
          <links.DatesLink className={buttonStyle()}>
            <Plural
              value={undated}
              one="Give a year to the one without a date"
              other="Give a year to # without a date"
            />
          </links.DatesLink>
        </div>
      ) : null}
      {undoUntil !== null && (made + undated > 0 || isBesideIn) ? <UndoOffer data={data} /> : null}
    </section>
  );
}

function GoOn({ data }: { readonly data: ImportDetails }) {
  const { t } = useLingui();
  const start = useStartImport(data.id);
  const { withoutYears, mark } = data.options;
  return (
    <div className="grid gap-3">
      <p>
        <StopText stop={data.stop} />
      </p>
      <div>
        <Button busy={start.isPending} onClick={() => start.mutate({ withoutYears, mark })}>
          <Trans>Go on</Trans>
        </Button>
      </div>
      <AlertNote summary={t`That did not work`} text={start.error ? errorText(start.error) : undefined} />
    </div>
  );
}

function StopText({ stop }: Pick<ImportDetails, "stop">) {
  if (stop === "no-room") {
    return (
      <Trans>
        Your files have no room left, so it stopped. What is in stays in. Make room by taking out files you no longer
        need, then go on.
      </Trans>
    );
  }
  if (stop === "by-hand") return <Trans>You stopped it. What is in stays in, and the rest can still come.</Trans>;
  return <Trans>Something got in the way. What is in stays in, and the rest can still come.</Trans>;
}

function UndoOffer({ data }: { readonly data: ImportDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function handleOpen() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <div>
      <Button variant="quiet" className="-ms-5 sm:-ms-6" onClick={handleOpen}>
        <Trans>Take all of it out again</Trans>
      </Button>
      <Suspense>
        {wasOpened ? <UndoSheet data={data} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}
