import type { Order, Subscription } from "@lane/contract/subscriptions.ts";
import type { Product } from "@lane/domain/products.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { dayText } from "#lib/day-text.ts";
import { moneyText } from "#lib/money-text.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { ConfirmSheet, type SheetFrame } from "./confirm-sheet.tsx";
import { capitalised, useProductList, useProductNames } from "./product-names.ts";
import {
  useAddProduct,
  useCancel,
  usePreview,
  useReadTimeline,
  useRemoveProduct,
  useWithdraw,
} from "./subscriptions.queries.ts";

/** What the sheet asks about. */
export type Asked =
  | { readonly kind: "add" | "remove"; readonly product: Product }
  | { readonly kind: "cancel" }
  | { readonly kind: "withdraw"; readonly order: Order };

interface SubscriptionSheetProps extends SheetFrame {
  readonly asked: Asked;
  readonly subscription: Subscription;
  readonly onYearsOpen: () => void;
}

export function SubscriptionSheet({ asked, ...props }: SubscriptionSheetProps) {
  switch (asked.kind) {
    case "add":
      return <AddSheet key={`add ${asked.product}`} product={asked.product} {...props} />;
    case "remove":
      return <RemoveSheet key={`remove ${asked.product}`} product={asked.product} {...props} />;
    case "withdraw":
      return <WithdrawSheet key={asked.order.orderNumber} order={asked.order} {...props} />;
    case "cancel":
      return <CancelSheet {...props} />;
    default:
      return asked satisfies never;
  }
}

interface ProductSheetProps extends Omit<SubscriptionSheetProps, "asked"> {
  readonly product: Product;
}

/** First what it costs, today and every month, then the button. */
function AddSheet({ product, subscription, isOpen, onClose, onYearsOpen }: ProductSheetProps) {
  const { t } = useLingui();
  const name = useProductNames()[product];
  const preview = usePreview(product, isOpen);
  const add = useAddProduct();
  const readTimeline = useReadTimeline();
  const amount = preview.data && moneyText(preview.data.todayCents);

  async function handleAdded() {
    onClose();
    if (product !== "memory-keeper") return toast("success", t`${name} is yours now.`);
    await readTimeline();
    toast("success", t`All your years are open.`);
    return onYearsOpen();
  }

  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Add ${name}`}
      confirmText={amount === undefined ? t`Pay` : t`Pay ${amount}`}
      keepText={t`Not now`}
      isReady={preview.data !== undefined}
      isBusy={add.isPending}
      error={add.error ?? preview.error}
      onConfirm={() => add.mutate(product, { onSuccess: () => void handleAdded() })}
    >
      {preview.data ? (
        <Cost {...preview.data} nextPaymentAt={subscription.nextPayment?.at} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-20" />
        </SkeletonGroup>
      )}
    </ConfirmSheet>
  );
}

interface CostProps {
  readonly todayCents: number;
  readonly monthlyCents: number;
  readonly nextPaymentAt: string | undefined;
}

function Cost({ todayCents, monthlyCents, nextPaymentAt }: CostProps) {
  const today = moneyText(todayCents);
  const monthly = moneyText(monthlyCents);
  const date = nextPaymentAt === undefined ? undefined : dayText(nextPaymentAt);
  return (
    <div className="text-lg">
      <p>
        <Trans>Today: {today} for the rest of this month.</Trans>
      </p>
      <p>
        {date === undefined ? (
          <Trans>After that: {monthly} monthly, VAT included.</Trans>
        ) : (
          <Trans>
            From {date}: {monthly} monthly, VAT included.
          </Trans>
        )}
      </p>
      <p className="mt-2 text-base text-ink-soft">
        <Trans>Renews every month until you cancel.</Trans>
      </p>
    </div>
  );
}

function RemoveSheet({ product, isOpen, onClose }: ProductSheetProps) {
  const { t } = useLingui();
  const name = capitalised(useProductNames()[product]);
  const remove = useRemoveProduct();

  function handleRemoved() {
    onClose();
    toast("success", t`${name} has ended.`);
  }

  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Remove ${name}`}
      confirmText={t`Remove ${name}`}
      keepText={t`Keep it`}
      isEnding
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(product, { onSuccess: handleRemoved })}
    >
      <p>
        <Trans>{name} ends today. The unused days are taken off your next payment.</Trans>
      </p>
      <WhatStays product={product} />
    </ConfirmSheet>
  );
}

function CancelSheet({ subscription, isOpen, onClose }: Omit<SubscriptionSheetProps, "asked">) {
  const { t } = useLingui();
  const cancel = useCancel();
  const at = subscription.endsAt ?? subscription.nextPayment?.at;
  const date = at === undefined ? undefined : dayText(at);

  function handleCancelled() {
    onClose();
    toast("success", t`Your subscription is cancelled.`);
  }

  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Cancel subscription`}
      confirmText={t`Cancel subscription`}
      keepText={t`Keep it`}
      isEnding
      isBusy={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: handleCancelled })}
    >
      <p>
        {date === undefined ? (
          <Trans>Your subscription runs until the end of the month you paid for.</Trans>
        ) : (
          <Trans>Your subscription runs until {date}.</Trans>
        )}{" "}
        {subscription.products.includes("memory-keeper") ? (
          <Trans>After that, your ten free years stay open; every other year can still be read and downloaded.</Trans>
        ) : (
          <Trans>After that, everything can still be read and downloaded.</Trans>
        )}
      </p>
    </ConfirmSheet>
  );
}

interface WithdrawSheetProps extends Omit<SubscriptionSheetProps, "asked"> {
  readonly order: Order;
}

function WithdrawSheet({ order, isOpen, onClose }: WithdrawSheetProps) {
  const { t } = useLingui();
  const { orderNumber } = order;
  const names = capitalised(useProductList()(order.products));
  const withdraw = useWithdraw();

  function handleWithdrawn() {
    onClose();
    toast("success", t`You've withdrawn from order ${orderNumber}. We've emailed you a receipt.`);
  }

  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Withdraw from contract here`}
      confirmText={t`Confirm withdrawal`}
      keepText={t`Keep it`}
      isEnding
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate(orderNumber, { onSuccess: handleWithdrawn })}
    >
      <WithdrawalFacts order={order} names={names} />
      {order.products.map((product) => (
        <WhatStays key={product} product={product} />
      ))}
    </ConfirmSheet>
  );
}

function WithdrawalFacts({
  order: { orderNumber, boughtAt },
  names,
}: {
  readonly order: Order;
  readonly names: string;
}) {
  const bought = dayText(boughtAt);
  return (
    <>
      <p>
        <Trans>
          Order {orderNumber}: {names}, bought on {bought}.
        </Trans>
      </p>
      <p>
        <Trans>It ends today, and we'll refund everything you paid for it, the same way you paid.</Trans>
      </p>
    </>
  );
}

/** Nothing of what somebody wrote depends on a subscription. */
function WhatStays({ product }: { readonly product: Product }) {
  if (product !== "memory-keeper") return null;
  return (
    <p className="text-ink-soft">
      <Trans>Your ten free years stay open; every other year can still be read and downloaded.</Trans>
    </p>
  );
}
