import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";

import { LookBackSkeleton } from "./look-back-skeleton.tsx";
import type { LookBackProps } from "./look-back.tsx";

const LookBack = lazy(async () => ({ default: (await import("./look-back.tsx")).LookBack }));

/** Nobody is ambushed by a memory: it asks the server only once it is opened. */
export function OtherYears(props: LookBackProps) {
  const { t } = useLingui();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const month = monthName(props.month);
  return (
    <section className="mt-12 border-t border-rule pt-4">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-4 rounded-[10px] text-start hover:text-clay"
        >
          <span>
            <span className="block text-2xl">{t`In other years`}</span>
            <span className="block font-sans text-base text-ink-soft">
              <Trans>What {month} brought in the rest of your life</Trans>
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-6 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      {isOpen ? (
        <div id={panelId} className="mt-4">
          <Suspense fallback={<LookBackSkeleton />}>
            <LookBack {...props} />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
