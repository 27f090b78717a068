import type { Subscription } from "@lane/contract/subscriptions.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { CurrentPlan } from "./current-plan.tsx";
import { IncludedScreen } from "./included-screen.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { OrderList } from "./order-list.tsx";
import { PaidReturn } from "./paid-return.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { ProductCards } from "./product-cards.tsx";
import { hasProduct } from "./product-names.ts";
import type { Asked } from "./subscription-sheet.tsx";
import { useSubscription } from "./subscriptions.queries.ts";

// Loaded beside the page, so that it is there at the first press.
const SubscriptionSheet = lazy(async () => ({
  default: (await import("./subscription-sheet.tsx")).SubscriptionSheet,
}));

/** Why somebody is here, as the address says. None of it is believed about the subscription. */
export interface Arrival {
  readonly year?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Comes back from paying. */
  readonly paid?: true | undefined;
  /** Left the page on which to pay. */
  readonly left?: true | undefined;
}

interface SubscriptionsScreenProps {
  readonly arrival: Arrival;
  readonly timelineLink: ReactNode;
  /** Follows an address of the server: of this site, or of who takes the payments. */
  readonly onAddress: (address: string) => void;
  /** Leads to the timeline; to the year somebody came from. */
  readonly onYearsOpen: (year: number | undefined) => void;
  /** Removes `paid` from the address. */
  readonly onPaymentSeen: () => void;
}

export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const { arrival, timelineLink, onYearsOpen, onPaymentSeen } = props;
  return (
    <div className="mx-auto max-w-4xl">
      {arrival.paid ? (
        <PaidReturn
          timelineLink={timelineLink}
          onYearsOpen={() => onYearsOpen(yearOf(arrival))}
          onPaymentSeen={onPaymentSeen}
        />
      ) : (
        <ReadSubscription {...props} />
      )}
    </div>
  );
}

function ReadSubscription(props: SubscriptionsScreenProps) {
  const { arrival, timelineLink } = props;
  const { data, error, isFetching, refetch } = useSubscription();
  if (data?.processor === "included") return <IncludedScreen timelineLink={timelineLink} />;
  if (data) return <LoadedSubscription {...props} subscription={data} />;
  return (
    <>
      <Heading>
        <Reason arrival={arrival} />
      </Heading>
      {error ? <Failure error={error} isBusy={isFetching} onRetry={() => void refetch()} /> : <Waiting />}
    </>
  );
}

interface LoadedSubscriptionProps extends SubscriptionsScreenProps {
  readonly subscription: Subscription;
}

function LoadedSubscription({ subscription, arrival, onAddress, onYearsOpen }: LoadedSubscriptionProps) {
  const year = yearOf(arrival);
  const [asked, setAsked] = useState<Asked>({ kind: "cancel" });
  const [isOpen, setIsOpen] = useState(false);
  const isFree = subscription.status === "none" && subscription.gifts.length === 0;
  const ask = (next: Asked) => {
    setAsked(next);
    setIsOpen(true);
  };
  return (
    <>
      <Heading>
        {hasProduct(subscription, "memory-keeper") ? null : <Reason arrival={arrival} />}
        {isFree ? <FreeLine /> : null}
        {subscription.processor === "demo" ? <DemonstrationLine /> : null}
      </Heading>
      <div className="grid gap-8">
        <output className="empty:hidden">
          {arrival.left ? <Trans>Nothing was bought, and nothing was charged.</Trans> : null}
        </output>
        <PaymentNotice status={subscription.status} onAddress={onAddress} />
        {isFree ? null : (
          <CurrentPlan subscription={subscription} onAddress={onAddress} onCancel={() => ask({ kind: "cancel" })} />
        )}
        <ProductCards subscription={subscription} year={year} onAddress={onAddress} onAsk={ask} />
        <OrderList orders={subscription.orders} onWithdraw={(order) => ask({ kind: "withdraw", order })} />
        <InvoiceList invoices={subscription.invoices} onAddress={onAddress} />
        <Suspense>
          <SubscriptionSheet
            asked={asked}
            isOpen={isOpen}
            subscription={subscription}
            onClose={() => setIsOpen(false)}
            onYearsOpen={() => onYearsOpen(year)}
          />
        </Suspense>
      </div>
    </>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return <PageHeading title={t`Subscriptions`}>{children}</PageHeading>;
}

function Reason({ arrival: { year, from, to } }: { readonly arrival: Arrival }) {
  const only = year ?? (to === undefined || from === to ? from : undefined);
  if (only !== undefined) {
    return (
      <p>
        <Trans>Memory keeper opens {only} and every other year of your life.</Trans>
      </p>
    );
  }
  if (from !== undefined && to !== undefined) {
    return (
      <p>
        <Trans>
          Memory keeper opens {from} to {to} and every other year of your life.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>Memory keeper opens every year of your life.</Trans>
    </p>
  );
}

/** The year of the timeline to come back to. */
function yearOf({ year, from }: Arrival): number | undefined {
  return year ?? from;
}

/** In one line, so that what opens the other years is in sight on a phone. */
function FreeLine() {
  return (
    <p className="mt-2">
      <Trans>
        Your plan: <strong className="text-ink">Free</strong>, ten years, for good.
      </Trans>
    </p>
  );
}

function DemonstrationLine() {
  return (
    <p className="mt-2 font-semibold text-ink">
      <Trans>This is a demonstration: no money changes hands.</Trans>
    </p>
  );
}

interface FailureProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failure({ error, isBusy, onRetry }: FailureProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-rule bg-card shadow-soft">
      <EmptyState
        motif={<Stone memoryId="subscription-failure" className="h-16" />}
        title={t`We couldn't load your subscription`}
        actions={<Button busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>}
      >
        {readErrorText(error)}
      </EmptyState>
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-8">
      <Skeleton className="h-24" />
      <Skeleton className="h-96 rounded-card" />
    </SkeletonGroup>
  );
}
