import type { PrintOrder } from "@lane/contract/print-orders.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";

import { errorText } from "#api/errors.ts";
import { moneyText } from "#lib/money-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";

import { usePay, useRefreshOrder } from "./print-orders.queries.ts";

/** How somebody comes to the page of an order: to pay it, from paying, or from leaving the payment. */
export interface OrderArrival {
  readonly pay?: true | undefined;
  readonly paid?: true | undefined;
  readonly left?: true | undefined;
}

interface OrderPaymentProps {
  readonly order: PrintOrder;
  readonly arrival: OrderArrival;
  /** With the address of the payment page, or null where there is nothing to pay. */
  readonly onPay: (address: string | null) => void;
}

/**
 * The way to the payment page. After paying, the address only says that somebody comes back, so the order is read again
 * first; until then it can't be paid, or somebody might pay twice.
 */
export function OrderPayment({ order, arrival, onPay }: OrderPaymentProps) {
  const { t } = useLingui();
  const refresh = useArrivalRefresh(order.id, arrival);
  // The reader may insist, for example after another look at the bank.
  const [insists, setInsists] = useState(false);
  if (!order.isPayable) return null;
  if (arrival.paid !== true || insists)
    return <PayButton order={order} isAtOnce={arrival.pay === true} onPay={onPay} />;
  if (!refresh.data && !refresh.error) return <output>{t`We're checking your payment...`}</output>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <Trans>Your payment hasn't arrived yet. That can take a minute; please don't pay again.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={refresh.isPending} onClick={() => refresh.mutate()}>{t`Check again`}</Button>
        <Button variant="quiet" onClick={() => setInsists(true)}>{t`I haven't paid`}</Button>
      </div>
    </div>
  );
}

interface PayButtonProps extends Pick<OrderPaymentProps, "order" | "onPay"> {
  /** The member has just ordered, and need not press once more. */
  readonly isAtOnce: boolean;
}

function PayButton({ order, isAtOnce, onPay }: PayButtonProps) {
  const { t } = useLingui();
  const pay = usePay(order.id);
  const amount = moneyText(order.totalCents);
  const start = () => pay.mutate(undefined, { onSuccess: ({ address }) => onPay(address) });
  const startAtOnce = useEffectEvent(start);
  useEffect(() => {
    if (isAtOnce) startAtOnce();
  }, [isAtOnce]);
  return (
    <>
      <Button className="justify-self-start" busy={pay.isPending || (isAtOnce && pay.isSuccess)} onClick={start}>
        {order.totalCents > 0 ? t`Pay ${amount}` : t`Order`}
      </Button>
      <AlertNote summary={t`That didn't work`} text={pay.error ? errorText(pay.error) : undefined} />
    </>
  );
}

/** Only the payment processor knows whether somebody has paid. */
function useArrivalRefresh(orderId: string, { paid, left }: OrderArrival) {
  const refresh = useRefreshOrder(orderId);
  const { mutate } = refresh;
  const comesBack = paid === true || left === true;
  useEffect(() => {
    if (comesBack) mutate();
  }, [comesBack, mutate]);
  return refresh;
}
