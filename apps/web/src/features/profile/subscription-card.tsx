import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { ProfileCard } from "./profile-card.tsx";

/** All members are on the free plan until plans can be bought. */
export function SubscriptionCard({ plansLink }: { readonly plansLink: ReactNode }) {
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
      <div className="mt-4">{plansLink}</div>
    </ProfileCard>
  );
}
