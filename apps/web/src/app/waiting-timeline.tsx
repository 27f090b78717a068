import { TimelineBanner } from "#features/timeline/timeline-banner.tsx";
import { TimelineSkeleton } from "#features/timeline/timeline-skeleton.tsx";

import { Wordmark } from "./wordmark.tsx";

/**
 * What a member sees of the timeline before any script has come: its frame, in nobody's language. `theme.js` says whether
 * it may be a member; others are on their way to the login.
 */
export function WaitingTimeline() {
  return (
    <div aria-hidden="true" className="hidden min-h-dvh in-data-member:block">
      <div className="border-b border-rule bg-paper">
        <div className="mx-auto flex min-h-18 max-w-page items-center px-5 sm:px-8">
          <Wordmark />
        </div>
      </div>
      <div className="mx-auto w-full max-w-page px-5 py-10 sm:px-8 [&_h1]:invisible">
        <TimelineBanner firstName={undefined} />
        <TimelineSkeleton />
      </div>
    </div>
  );
}
