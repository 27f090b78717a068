import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";

import { useFollow } from "#app/use-follow.ts";
import { DemoCard } from "#features/subscriptions/demo-card.tsx";
import { DemoCheckout } from "#features/subscriptions/demo-checkout.tsx";
import { IncludedScreen } from "#features/subscriptions/included-screen.tsx";
import { SubscriptionsScreen } from "#features/subscriptions/subscriptions-screen.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";
import { buttonStyle } from "#ui/button-style.ts";

const route = getRouteApi("/member/subscriptions");
const demoCheckoutRoute = getRouteApi("/member/subscriptions/demo-checkout/$checkoutId");

export function SubscriptionsPage() {
  const arrival = route.useSearch();
  const navigate = useNavigate();
  const follow = useFollow();
  const timelineLink = (
    <Link to={paths.timeline} className={buttonStyle("secondary")}>
      <Trans>Timeline</Trans>
    </Link>
  );
  if (isAllIncluded()) return <IncludedScreen timelineLink={timelineLink} />;
  return (
    <SubscriptionsScreen
      arrival={arrival}
      timelineLink={timelineLink}
      onAddress={follow}
      onYearsOpen={(year) => void navigate({ to: paths.timeline, search: { year } })}
      onPaymentSeen={() => void navigate({ to: paths.subscriptions, search: {}, replace: true })}
    />
  );
}

export function DemoCheckoutPage() {
  const { checkoutId } = demoCheckoutRoute.useParams();
  return <DemoCheckout checkoutId={checkoutId} subscriptionsLink={<SubscriptionsLink />} onAddress={useFollow()} />;
}

export function DemoCardPage() {
  const navigate = useNavigate();
  return (
    <DemoCard
      subscriptionsLink={<SubscriptionsLink />}
      onChanged={() => void navigate({ to: paths.subscriptions, search: {} })}
    />
  );
}

function SubscriptionsLink() {
  return (
    <Link to={paths.subscriptions} className={buttonStyle("quiet")}>
      <Trans>Back to Subscriptions</Trans>
    </Link>
  );
}
