import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Rope } from "#ui/motifs/rope.tsx";

export function SubscriptionsPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`Subscriptions`}
      motif={<Rope lengthPx={320} knots={[0.2, 0.5, 0.8]} className="w-64" />}
      emptyTitle={t`Ten years are yours, for nothing`}
      actions={
        <Link to={paths.timeline} className={buttonStyle("secondary")}>
          <Trans>Timeline</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          The plans for a longer timeline, for guests and for a family vault will be explained here. Nothing can be
          bought yet.
        </Trans>
      </p>
    </ComingPage>
  );
}
