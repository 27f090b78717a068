import type { PrintOrder } from "@lane/contract/print-orders.ts";
import type { PrintOrderState } from "@lane/domain/print-orders.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { readErrorText } from "#api/errors.ts";
import { dayText } from "#lib/day-text.ts";
import { moneyText } from "#lib/money-text.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { CopyCount } from "./copy-count.tsx";
import { countCopies } from "./parcels.ts";
import type { PrintLinks } from "./print-links.ts";
import { usePrintOrders } from "./print-orders.queries.ts";

/** The orders of printed books, newest first. */
export function OrdersScreen({ links }: { readonly links: PrintLinks }) {
  const { t } = useLingui();
  const { data, error } = usePrintOrders();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t`Your orders`} />
      {data ? <Orders orders={data} links={links} /> : null}
      {!data && error ? <p role="alert">{readErrorText(error)}</p> : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-32 rounded-card" />
        </SkeletonGroup>
      ) : null}
    </div>
  );
}

function Orders({ orders, links }: { readonly orders: readonly PrintOrder[]; readonly links: PrintLinks }) {
  const { t } = useLingui();
  const { BookLink, OrderLink } = links;
  if (orders.length === 0) {
    return (
      <EmptyState
        motif={<Flower memoryId="book" className="size-16" />}
        title={t`No orders yet`}
        actions={
          <BookLink className={buttonStyle("primary")}>
            <Trans>Go to your books</Trans>
          </BookLink>
        }
      >
        <p>
          <Trans>Once a book is made, you can order printed copies of it there.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative grid gap-1 rounded-card border border-rule bg-card p-5 shadow-soft hover:bg-paper"
        >
          <h2 className="text-xl break-words">
            <OrderLink orderId={order.id} className="text-ink after:absolute after:inset-0 after:rounded-card">
              <bdi>{order.title}</bdi>
            </OrderLink>
          </h2>
          <StateWords state={order.state} />
          <CopyCount copies={countCopies(order.parcels)} addresses={order.parcels.length} />
          <Facts order={order} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ order: { orderNumber, createdAt, totalCents } }: { readonly order: PrintOrder }) {
  const ordered = dayText(createdAt);
  const amount = moneyText(totalCents);
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        Order {orderNumber}, {ordered}, {amount}
      </Trans>
    </p>
  );
}

function StateWords({ state }: { readonly state: PrintOrderState }) {
  const { t } = useLingui();
  const words: Record<PrintOrderState, string> = {
    checking: t`The printer is checking it`,
    awaiting_payment: t`Not paid yet`,
    held: t`Ordered`,
    sending: t`At the printer`,
    accepted: t`At the printer`,
    in_production: t`At the printer`,
    shipped: t`On its way`,
    delivered: t`Delivered`,
    lapsed: t`Closed, not paid`,
    cancelled: t`Cancelled`,
    rejected: t`Couldn't be printed`,
  };
  return <p className="font-semibold text-clay">{words[state]}</p>;
}
