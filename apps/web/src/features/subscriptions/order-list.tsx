import type { Order } from "@lane/contract/subscriptions.ts";
import { withdrawalDays } from "@lane/domain/products.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { dayText } from "#lib/day-text.ts";
import { Button } from "#ui/button.tsx";

import { capitalised, useProductList } from "./product-names.ts";

interface OrderListProps {
  readonly orders: readonly Order[];
  readonly onWithdraw: (order: Order) => void;
}

/** Orders that can still be withdrawn from. */
export function OrderList({ orders, onWithdraw }: OrderListProps) {
  const { t } = useLingui();
  const titleId = useId();
  const listOf = useProductList();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">{t`Changed your mind?`}</h2>
      <p className="mt-1 text-ink-soft">
        <Trans>You can withdraw within {withdrawalDays} days of buying and get a full refund.</Trans>
      </p>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {orders.map((order) => (
          <li key={order.orderNumber} className="py-3">
            <OrderFacts order={order} names={capitalised(listOf(order.products))} />
            <Button variant="quiet" className="-mx-3 px-3!" onClick={() => onWithdraw(order)}>
              {t`Withdraw from contract here`}
              {orders.length > 1 ? <span className="sr-only">{order.orderNumber}</span> : null}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderFacts({ order, names }: { readonly order: Order; readonly names: string }) {
  const { orderNumber } = order;
  const bought = dayText(order.boughtAt);
  const until = dayText(order.withdrawableUntil);
  return (
    <p>
      <strong>{names}</strong>{" "}
      <span className="text-sm text-ink-soft">
        <Trans>
          Order {orderNumber}, bought on {bought}. You can withdraw until {until}.
        </Trans>
      </span>
    </p>
  );
}
