import { Trans } from "@lingui/react/macro";

import { ObjectIllustration } from "#ui/illustrations/object-illustration.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

const illustrations = ["news", "song", "show"] as const;

/** Shown before a year is entered. */
export function YearPreviewEmpty() {
  return (
    <div className="grid content-start gap-6 md:gap-10 md:pt-14">
      <Rope lengthPx={980} thickness={9} waveHeight={7} className="w-full" />
      <ul className="grid gap-3 md:grid-cols-3 md:gap-5" aria-hidden="true">
        {illustrations.map((name) => (
          <li
            key={name}
            className="grid place-items-center rounded-card border border-dashed border-edge/60 px-4 py-4 md:min-h-64"
          >
            <ObjectIllustration name={name} className="h-14 opacity-60 md:h-16" />
          </li>
        ))}
      </ul>
      <p className="text-center text-ink-soft">
        <Trans>Enter your birth year to see what the world was like, and a question to start you off.</Trans>
      </p>
    </div>
  );
}

export function YearPreviewWaiting() {
  return (
    <SkeletonGroup className="grid gap-6">
      <Skeleton className="mx-auto h-14 w-64 max-w-full" />
      <Skeleton className="h-12 w-full" />
      <div className="grid gap-3 md:grid-cols-3 md:gap-5">
        {illustrations.map((name) => (
          <Skeleton key={name} className="h-24 md:h-48" />
        ))}
      </div>
      <Skeleton className="mx-auto h-14 w-full max-w-measure" />
    </SkeletonGroup>
  );
}
