import { Trans } from "@lingui/react/macro";
import { Lock } from "lucide-react";

import type { TimelineLinks } from "./timeline-props.ts";

interface LockedNoteProps {
  readonly year: number;
  readonly links: TimelineLinks;
}

/** Why nothing can be added to a year, and the way to change that. */
export function LockedNote({ year, links: { PlansLink } }: LockedNoteProps) {
  return (
    <div
      data-screen-only
      className="mt-5 flex max-w-measure items-start gap-3 rounded-card border border-rule bg-card px-4 pt-3 pb-1"
    >
      <Lock aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
      <div>
        <p>
          <Trans>
            {year} is outside your plan. You can still read and download everything here. Memory keeper lets you add to
            it.
          </Trans>
        </p>
        <PlansLink years={{ year }} className="inline-flex min-h-11 items-center font-semibold">
          <Trans>Open every year</Trans>
        </PlansLink>
      </div>
    </div>
  );
}
