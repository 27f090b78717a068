import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

/** Above the form for a new memory: why the year somebody came from cannot be chosen, and the way to open it. */
export function LockedYearNote({ year }: { readonly year: number | undefined }) {
  return (
    <p className="mb-5 max-w-measure rounded-card border border-rule bg-card px-4 py-3">
      <Trans>
        {year} is outside your plan. Choose one of your ten years below, or{" "}
        <Link to={paths.subscriptions} search={{ year }} className="inline-flex min-h-11 items-center font-semibold">
          open every year
        </Link>
        .
      </Trans>
    </p>
  );
}
