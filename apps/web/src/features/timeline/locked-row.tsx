import { Trans } from "@lingui/react/macro";

import { lockedYearsOf, type LockedSpan } from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";

interface LockedRowProps {
  readonly span: LockedSpan;
  readonly links: TimelineLinks;
  readonly className?: string;
}

/** All years on one side of the timeline that the plan does not reach, as one link to the plans. */
export function LockedRow({ span, links: { PlansLink }, className = "ps-[5.9rem]" }: LockedRowProps) {
  const { from, to } = span;
  return (
    <PlansLink
      years={lockedYearsOf(span)}
      className={`flex min-h-12 flex-col justify-center py-1 text-sm leading-snug text-ink-soft no-underline hover:text-clay hover:underline ${className}`}
    >
      <span className="figures-old text-base">
        {from === to ? (
          from
        ) : (
          <Trans>
            {from} to {to}
          </Trans>
        )}
      </span>{" "}
      <span className="italic">
        <Trans>with Memory keeper</Trans>
      </span>
    </PlansLink>
  );
}
