import type { PrintOrder } from "@lane/contract/print-orders.ts";
import { type PrintOrderState, unpaidOrderHours } from "@lane/domain/print-orders.ts";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { moneyText } from "#lib/money-text.ts";
import { inReadersWords } from "#lib/server-sentences.ts";

import { momentText } from "./moment-text.ts";
import { countCopies } from "./parcels.ts";

interface OrderNewsProps {
  readonly order: PrintOrder;
  /** The member is taken to the payment as soon as it is possible. */
  readonly isOnWayToPay: boolean;
}

/** How the order is now, in a sentence or two; read aloud when it changes. */
export function OrderNews({ order, isOnWayToPay }: OrderNewsProps) {
  return (
    <output className="block text-lg">
      <span className="block">
        <StateNews order={order} isOnWayToPay={isOnWayToPay} />
      </span>
      <RefundNews order={order} />
    </output>
  );
}

function StateNews(props: OrderNewsProps): ReactNode {
  const News = newsOf[props.order.state];
  return <News {...props} />;
}

const newsOf: Record<PrintOrderState, (props: OrderNewsProps) => ReactNode> = {
  checking: ({ isOnWayToPay }) => <CheckingNews isOnWayToPay={isOnWayToPay} />,
  awaiting_payment: ({ order }) => <UnpaidNews createdAt={order.createdAt} />,
  held: ({ order }) => <HeldNews holdUntil={order.holdUntil} />,
  sending: () => <Trans>We're sending your order to the printer.</Trans>,
  accepted: () => <Trans>The printer has your order and will start soon.</Trans>,
  in_production: ({ order: { parcels } }) => {
    const copies = countCopies(parcels);
    return <Plural value={copies} one="Your book is being printed." other="Your books are being printed." />;
  },
  shipped: ({ order: { parcels } }) => {
    const copies = countCopies(parcels);
    return <Plural value={copies} one="Your book is on its way." other="Your books are on their way." />;
  },
  delivered: ({ order: { parcels } }) => {
    const copies = countCopies(parcels);
    return <Plural value={copies} one="Your book has arrived." other="Your books have arrived." />;
  },
  lapsed: () => <Trans>This order was never paid, so we closed it. Nothing was charged.</Trans>,
  cancelled: () => <Trans>You cancelled this order. Nothing will be printed.</Trans>,
  rejected: ({ order }) => <RejectedNews problem={order.problem} />,
};

function CheckingNews({ isOnWayToPay }: Pick<OrderNewsProps, "isOnWayToPay">) {
  return isOnWayToPay ? (
    <Trans>The printer is checking your book. Then we'll take you to the payment.</Trans>
  ) : (
    <Trans>The printer is checking your book. This can take a minute.</Trans>
  );
}

function UnpaidNews({ createdAt }: { readonly createdAt: string }) {
  const endsAt = new Date(new Date(createdAt).getTime() + unpaidOrderHours * 60 * 60 * 1000);
  const until = momentText(endsAt.toISOString());
  return <Trans>This order isn't paid yet. We'll keep it for you until {until}.</Trans>;
}

function HeldNews({ holdUntil }: Pick<PrintOrder, "holdUntil">) {
  const until = holdUntil === null ? undefined : momentText(holdUntil);
  return until === undefined ? (
    <Trans>Thank you for your order.</Trans>
  ) : (
    <Trans>Thank you for your order. You can cancel until {until}; then it goes to the printer.</Trans>
  );
}

function RejectedNews({ problem }: Pick<PrintOrder, "problem">) {
  return (
    <>
      <Trans>The printer couldn't make this book.</Trans> {problem === null ? null : inReadersWords(problem)}
    </>
  );
}

function RefundNews({ order: { refund, refundedCents, paidCents } }: { readonly order: PrintOrder }) {
  if (refund === "none") return null;
  const back = moneyText(refundedCents === 0 ? paidCents : refundedCents);
  return (
    <span className="mt-2 block">
      {refund === "due" ? (
        <Trans>{back} is on its way back to you. That can take a few days.</Trans>
      ) : (
        <Trans>We've paid back {back}.</Trans>
      )}
    </span>
  );
}
