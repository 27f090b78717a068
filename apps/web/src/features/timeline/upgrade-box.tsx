import { Trans, useLingui } from "@lingui/react/macro";

import type { TimelineLinks } from "./timeline-props.ts";

export function UpgradeBox({ links: { PlansLink } }: { readonly links: TimelineLinks }) {
  const { t } = useLingui();
  return (
    <aside
      data-screen-only
      aria-label={t`Your plan`}
      className="rounded-card border border-rule bg-card px-5 pt-4 pb-2 text-sm"
    >
      <p>
        <Trans>Your current plan gives 10 years of timeline access.</Trans>
      </p>
      <p className="mt-1">
        <Trans>
          <PlansLink className="inline-flex min-h-11 items-center font-semibold">Upgrade Plan</PlansLink> or{" "}
          <PlansLink className="inline-flex min-h-11 items-center font-semibold">choose add-ons</PlansLink>
        </Trans>
      </p>
    </aside>
  );
}
