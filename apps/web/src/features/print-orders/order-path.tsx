import type { PrintOrderState } from "@lane/domain/print-orders.ts";
import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";

import { classNames } from "#lib/class-names.ts";

/** How far an order is on its path; an order that is not on it has none. */
const places: Partial<Record<PrintOrderState, number>> = {
  held: 0,
  sending: 1,
  accepted: 1,
  in_production: 1,
  shipped: 2,
  delivered: 3,
};

interface OrderPathProps {
  readonly state: PrintOrderState;
  /** The day on which it was ordered, in words. */
  readonly orderedOn: string;
}

/** Ordered, at the printer, on its way, delivered. */
export function OrderPath({ state, orderedOn }: OrderPathProps) {
  const { t } = useLingui();
  const place = places[state];
  if (place === undefined) return null;
  const steps = [t`Ordered`, t`At the printer`, t`On its way`, t`Delivered`];
  return (
    <ol className="grid gap-y-5 sm:grid-cols-4">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === place ? "step" : undefined}
          className={classNames(
            "relative flex items-center gap-3 sm:flex-col sm:text-center",
            index > 0 && index <= place && `${lineStyle} before:bg-moss`,
            index > place && `${lineStyle} before:bg-rule`,
          )}
        >
          <StepMark isReached={index <= place} />
          <span>
            <span className={index === place ? "font-semibold" : index > place ? "text-ink-soft" : undefined}>
              {name}
            </span>
            {index < place || place === 3 ? <span className="sr-only">{t`Done`}</span> : null}
            {index === 0 ? <span className="block text-sm text-ink-soft">{orderedOn}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The line from the step before: from above on a phone, from the left on a wider screen. */
const lineStyle =
  "before:absolute before:start-[0.9375rem] before:bottom-[calc(50%+1rem)] before:h-[calc(100%-0.75rem)] before:w-0.5 " +
  "sm:before:start-[calc(-50%+1rem)] sm:before:top-[0.9375rem] sm:before:bottom-auto sm:before:h-0.5 sm:before:w-[calc(100%-2rem)]";

function StepMark({ isReached }: { readonly isReached: boolean }) {
  return (
    <span
      className={classNames(
        "flex size-8 shrink-0 items-center justify-center rounded-pill border-2",
        isReached ? "border-moss bg-moss text-on-moss" : "border-edge bg-card",
      )}
    >
      {isReached ? <Check aria-hidden="true" className="size-5" /> : null}
    </span>
  );
}
