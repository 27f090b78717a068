import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { PageHeading } from "#ui/page-heading.tsx";

/** Stands where the plans would be, for whoever comes by an old link. */
export function IncludedScreen({ timelineLink }: { readonly timelineLink: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Subscriptions`}>
        <p>
          <Trans>Everything is included here: every year of your life is yours, and there is nothing to choose.</Trans>
        </p>
      </PageHeading>
      {timelineLink}
    </>
  );
}
