import type { PrintOrder } from "@lane/contract/print-orders.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { problemOf, readErrorText } from "#api/errors.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { BookFacts } from "./book-facts.tsx";
import { OrderForm, type OrderStep } from "./order-form.tsx";
import type { PrintLinks } from "./print-links.ts";
import { usePrintOptions, usePrintOrder, usePrintOrders } from "./print-orders.queries.ts";
import { UnprintableBook } from "./unprintable-book.tsx";

interface NewOrderProps extends OrderStep {
  readonly links: PrintLinks;
}

/** Printed copies of a finished book. */
export function NewOrderScreen({ exportId, links, ...step }: NewOrderProps & { readonly exportId: string }) {
  const { data, error } = usePrintOptions(exportId);
  const { data: orders } = usePrintOrders();
  if (!data) return <Unread error={error} links={links} />;
  const { printing, book } = data;
  if (!printing || !book) return <NoPrinting links={links} />;
  if (book.problem !== null) {
    return (
      <NewOrderPage>
        <UnprintableBook book={book} problem={book.problem} links={links} />
      </NewOrderPage>
    );
  }
  return (
    <NewOrderPage>
      <BookFacts title={book.title} trim={book.trim} pageCount={book.pageCount} />
      <OrderForm {...step} printing={printing} book={{ exportId }} orders={orders} />
    </NewOrderPage>
  );
}

/** The same book as in an earlier order, to the same addresses unless they are changed. */
export function OrderAgainScreen({ orderId, links, ...step }: NewOrderProps & { readonly orderId: string }) {
  const { data, error } = usePrintOptions();
  const { data: orders } = usePrintOrders();
  const earlier = usePrintOrder(orderId);
  const order = earlier.data;
  if (!data || !order) return <Unread error={error ?? earlier.error} links={links} />;
  const { printing } = data;
  if (!printing || !order.isReorderable) return <NoPrinting links={links} />;
  return (
    <NewOrderPage>
      <BookFacts title={order.title} trim={order.trim} pageCount={order.pageCount} />
      <OrderForm {...step} printing={printing} book={{ orderId }} orders={orders} parcels={parcelsOf(order)} />
    </NewOrderPage>
  );
}

function parcelsOf(order: PrintOrder) {
  return order.parcels.map(({ address, copies }) => ({ address, copies }));
}

function NewOrderPage({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t`Order printed copies`} />
      <div className="grid gap-8">{children}</div>
    </div>
  );
}

function NoPrinting({ links: { BookLink } }: Pick<NewOrderProps, "links">) {
  return (
    <NewOrderPage>
      <p>
        <Trans>Printed copies of this book can't be ordered here.</Trans>
      </p>
      <div>
        <BookLink className={buttonStyle("secondary")}>
          <Trans>Back to your books</Trans>
        </BookLink>
      </div>
    </NewOrderPage>
  );
}

function Unread({ error, links: { BookLink } }: Pick<NewOrderProps, "links"> & { readonly error: Error | null }) {
  return (
    <NewOrderPage>
      {error ? (
        <>
          <div role="alert" className="grid gap-2">
            <p>{readErrorText(error)}</p>
            {problemOf(error)?.code === "not_found" ? (
              <p>
                <Trans>A finished book is only kept for a while. Make it again, then order from there.</Trans>
              </p>
            ) : null}
          </div>
          <div>
            <BookLink className={buttonStyle("secondary")}>
              <Trans>Back to your books</Trans>
            </BookLink>
          </div>
        </>
      ) : (
        <SkeletonGroup className="grid gap-8">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-120 rounded-card" />
        </SkeletonGroup>
      )}
    </NewOrderPage>
  );
}
