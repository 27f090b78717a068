import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { IncludedScreen } from "#features/plans/included-screen.tsx";
import { PlansScreen } from "#features/plans/plans-screen.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";
import { buttonStyle } from "#ui/button-style.ts";

export function SubscriptionsPage() {
  const timelineLink = (
    <Link to={paths.timeline} className={buttonStyle("secondary")}>
      <Trans>Timeline</Trans>
    </Link>
  );
  return isAllIncluded() ? <IncludedScreen timelineLink={timelineLink} /> : <PlansScreen timelineLink={timelineLink} />;
}
