import { Trans } from "@lingui/react/macro";

import { buttonStyle } from "#ui/button-style.ts";

import type { PrintLinks } from "./print-links.ts";
import { useHasPrintOrders, usePrintOptions } from "./print-orders.queries.ts";

/** Shown only where printed books can be ordered. */
export function PrintCopies({ NewOrderLink }: { readonly NewOrderLink: PrintLinks["BookLink"] }) {
  const { data } = usePrintOptions();
  if (!data?.printing) return null;
  return (
    <div>
      <NewOrderLink className={buttonStyle("primary")}>
        <Trans>Order printed copies</Trans>
      </NewOrderLink>
    </div>
  );
}

/** Shown once something has been ordered. */
export function OrdersEntry({ OrdersLink }: Pick<PrintLinks, "OrdersLink">) {
  if (!useHasPrintOrders()) return null;
  return (
    <OrdersLink className="inline-flex min-h-11 items-center">
      <Trans>Your orders</Trans>
    </OrdersLink>
  );
}
