import { printOrdersApi } from "@lane/contract/print-orders.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { PrintOrdersService } from "./print-orders.service.ts";

export function mountPrintOrders(router: Router, printOrders: PrintOrdersService): void {
  router.mount(printOrdersApi.options, async ({ viewer, query }) =>
    done("How books can be ordered", await printOrders.options(viewer, query.exportId)),
  );
  router.mount(printOrdersApi.quote, async ({ viewer, body }) =>
    done("Price found", { quote: await printOrders.quote(viewer, body) }),
  );
  router.mount(printOrdersApi.create, async ({ viewer, body }) =>
    done("Order placed", { order: await printOrders.create(viewer, body) }),
  );
  router.mount(printOrdersApi.list, async ({ viewer }) =>
    done("Your orders", { orders: await printOrders.list(viewer) }),
  );
  router.mount(printOrdersApi.read, async ({ viewer, params }) =>
    done("Order found", { order: await printOrders.read(viewer, params.orderId) }),
  );
  router.mount(printOrdersApi.pay, async ({ viewer, params }) =>
    done("Checkout opened", await printOrders.pay(viewer, params.orderId)),
  );
  router.mount(printOrdersApi.cancel, async ({ viewer, params }) =>
    done("Order cancelled", { order: await printOrders.cancel(viewer, params.orderId) }),
  );
  router.mount(printOrdersApi.refresh, async ({ viewer, params }) =>
    done("Order found", { order: await printOrders.refresh(viewer, params.orderId) }),
  );
  router.mount(printOrdersApi.advance, async ({ viewer, params }) =>
    done("One step on", { order: await printOrders.advance(viewer, params.orderId) }),
  );
}
