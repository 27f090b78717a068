import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { PageHeading } from "#ui/page-heading.tsx";

/** Shown in place of the plans, for members who follow an old link to them. */
export function IncludedScreen({ timelineLink }: { readonly timelineLink: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Subscriptions`}>
        <p>
          <Trans>Everything is included here: every year of your life, and nothing to pay.</Trans>
        </p>
      </PageHeading>
      {timelineLink}
    </>
  );
}
