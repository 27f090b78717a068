import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { paths } from "#app/paths.ts";
import { PlansScreen } from "#features/plans/plans-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function SubscriptionsPage() {
  return (
    <PlansScreen
      timelineLink={
        <Link to={paths.timeline} className={buttonStyle("secondary")}>
          <Trans>Timeline</Trans>
        </Link>
      }
    />
  );
}
