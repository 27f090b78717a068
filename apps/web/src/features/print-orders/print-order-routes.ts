import type { printOrdersApi } from "@lane/contract/print-orders.ts";

import { route } from "#api/routes.ts";

export const printOrderRoutes = {
  options: route<typeof printOrdersApi.options>("GET", "/print-orders/options"),
  quote: route<typeof printOrdersApi.quote>("POST", "/print-orders/quote"),
  create: route<typeof printOrdersApi.create>("POST", "/print-orders"),
  list: route<typeof printOrdersApi.list>("GET", "/print-orders"),
  read: route<typeof printOrdersApi.read>("GET", "/print-orders/:orderId"),
  pay: route<typeof printOrdersApi.pay>("POST", "/print-orders/:orderId/pay"),
  cancel: route<typeof printOrdersApi.cancel>("POST", "/print-orders/:orderId/cancel"),
  refresh: route<typeof printOrdersApi.refresh>("POST", "/print-orders/:orderId/refresh"),
  advance: route<typeof printOrdersApi.advance>("POST", "/print-orders/:orderId/advance"),
} as const;
