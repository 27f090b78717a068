import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";

import { Button } from "#ui/button.tsx";

import type { LifelineYearsProps } from "./lifeline-years.tsx";

const LifelineYears = lazy(async () => ({ default: (await import("./lifeline-years.tsx")).LifelineYears }));

/** The lifeline as a text list by year, for readers who cannot or do not want to use the drawing. */
export function LifelineList(props: LifelineYearsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="mt-10">
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? <Trans>Hide the list</Trans> : <Trans>Show as a list</Trans>}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <Suspense>
            <LifelineYears {...props} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
