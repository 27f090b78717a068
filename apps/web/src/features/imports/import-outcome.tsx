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
          <Trans>Import complete</Trans>
        ) : (
          <Plural
            value={made}
            _0="Nothing from this import is here"
            one="One memory imported"
            other="# memories imported"
          />
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
            <Plural value={undated} one="Add a date to the one without" other="Add dates to the # without" />
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
          <Trans>Continue</Trans>
        </Button>
      </div>
      <AlertNote summary={t`That didn't work`} text={start.error ? errorText(start.error) : undefined} />
    </div>
  );
}

function StopText({ stop }: Pick<ImportDetails, "stop">) {
  if (stop === "no-room") {
    return (
      <Trans>
        Your storage is full, so the import stopped. What's already here stays. Delete files you no longer need, then
        continue.
      </Trans>
    );
  }
  if (stop === "by-hand")
    return <Trans>You stopped the import. What's already here stays, and you can still import the rest.</Trans>;
  return <Trans>Something went wrong. What's already here stays, and you can still import the rest.</Trans>;
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
        <Trans>Undo this import</Trans>
      </Button>
      <Suspense>
        {wasOpened ? <UndoSheet data={data} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}
