import { Trans, useLingui } from "@lingui/react/macro";

import { buttonStyle } from "#ui/button-style.ts";

import { ProfileCard } from "./profile-card.tsx";
import type { ProfileLinks } from "./profile-links.ts";

/** All members are on the free plan until plans can be bought. */
export function SubscriptionCard({ PlansLink }: Pick<ProfileLinks, "PlansLink">) {
  const { t } = useLingui();
  return (
    <ProfileCard title={t`Subscriptions`}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold">
          <Trans>Free</Trans>
        </span>
        <span className="text-ink-soft">
          <Trans>your plan</Trans>
        </span>
      </p>
      <p className="mt-1">
        <Trans>10 years of timeline access.</Trans>
      </p>
      <div className="mt-4">
        <PlansLink className={buttonStyle("secondary")}>
          <Trans>See the plans</Trans>
        </PlansLink>
      </div>
    </ProfileCard>
  );
}
