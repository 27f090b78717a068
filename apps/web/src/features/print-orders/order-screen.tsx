import type { PrintOrder } from "@lane/contract/print-orders.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";

import { readErrorText } from "#api/errors.ts";
import { dayText } from "#lib/day-text.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { BookFacts } from "./book-facts.tsx";
import { CancelOrder, DemoStrip } from "./order-actions.tsx";
import { OrderNews } from "./order-news.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderPath } from "./order-path.tsx";
import { type OrderArrival, OrderPayment } from "./order-payment.tsx";
import { PriceLines } from "./price-lines.tsx";
import type { PrintLinks } from "./print-links.ts";
import { usePrintOrder } from "./print-orders.queries.ts";

interface OrderScreenProps {
  readonly orderId: string;
  readonly arrival: OrderArrival;
  readonly links: PrintLinks;
  readonly onPay: (address: string | null) => void;
}

/** One order: how far it is, what can still be done about it, where it goes and what it cost. */
export function OrderScreen({ orderId, links: { OrdersLink, AgainLink }, ...rest }: OrderScreenProps) {
  const { t } = useLingui();
  const { data: order, error } = usePrintOrder(orderId);
  const orderNumber = order?.orderNumber;
  return (
    <div className="mx-auto max-w-2xl">
      <OrdersLink className="-ms-1 mb-2 inline-flex min-h-11 items-center gap-1">
        <ChevronLeft aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        <Trans>Your orders</Trans>
      </OrdersLink>
      <PageHeading title={t`Your order`}>
        {orderNumber === undefined ? null : (
          <p>
            <Trans>
              Order number: <span className="whitespace-nowrap">{orderNumber}</span>
            </Trans>
          </p>
        )}
      </PageHeading>
      {order ? <OpenOrder order={order} AgainLink={AgainLink} {...rest} /> : null}
      {!order && error ? <p role="alert">{readErrorText(error)}</p> : null}
      {!order && !error ? (
        <SkeletonGroup className="grid gap-8">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </SkeletonGroup>
      ) : null}
    </div>
  );
}

interface OpenOrderProps extends Pick<OrderScreenProps, "arrival" | "onPay"> {
  readonly order: PrintOrder;
  readonly AgainLink: PrintLinks["AgainLink"];
}

function OpenOrder({ order, arrival, onPay, AgainLink }: OpenOrderProps) {
  return (
    <div className="grid gap-8">
      {order.isDemo ? <DemoStrip order={order} /> : null}
      <div className="grid gap-6">
        <OrderNews order={order} isOnWayToPay={arrival.pay === true} />
        <OrderPath state={order.state} orderedOn={dayText(order.createdAt)} />
        <OrderPayment order={order} arrival={arrival} onPay={onPay} />
        <CancelOrder order={order} />
        {order.isReorderable && !order.isCancellable ? (
          <div>
            <AgainLink orderId={order.id} className={buttonStyle("secondary")}>
              <Trans>Order more copies</Trans>
            </AgainLink>
          </div>
        ) : null}
      </div>
      <BookFacts title={order.title} trim={order.trim} pageCount={order.pageCount} />
      <OrderParcels parcels={order.parcels} />
      <section className="grid gap-4">
        <h2 className="text-2xl">
          <Trans>Price</Trans>
        </h2>
        <PriceLines price={priceOf(order)} refundedCents={order.refundedCents} />
      </section>
    </div>
  );
}

function priceOf({ parcels, vatCents, totalCents }: PrintOrder) {
  const sumOf = (name: "printingCents" | "postageCents") => parcels.reduce((sum, parcel) => sum + parcel[name], 0);
  return { printingCents: sumOf("printingCents"), postageCents: sumOf("postageCents"), vatCents, totalCents };
}
