import type { demoCheckoutApi, subscriptionsApi, withdrawalsApi } from "@lane/contract/subscriptions.ts";

import { openRoute, route } from "#api/routes.ts";

export const subscriptionRoutes = {
  read: route<typeof subscriptionsApi.read>("GET", "/subscriptions"),
  refresh: route<typeof subscriptionsApi.refresh>("POST", "/subscriptions/refresh"),
  checkout: route<typeof subscriptionsApi.checkout>("POST", "/subscriptions/checkout"),
  preview: route<typeof subscriptionsApi.preview>("GET", "/subscriptions/preview"),
  add: route<typeof subscriptionsApi.add>("POST", "/subscriptions/products"),
  remove: route<typeof subscriptionsApi.remove>("DELETE", "/subscriptions/products"),
  cancel: route<typeof subscriptionsApi.cancel>("POST", "/subscriptions/cancel"),
  resume: route<typeof subscriptionsApi.resume>("POST", "/subscriptions/resume"),
  paymentDetails: route<typeof subscriptionsApi.paymentDetails>("POST", "/subscriptions/payment-details"),
  invoice: route<typeof subscriptionsApi.invoice>("GET", "/subscriptions/invoices/:invoiceId"),
  withdraw: route<typeof subscriptionsApi.withdraw>("POST", "/subscriptions/withdraw"),
} as const;

export const demoCheckoutRoutes = {
  find: route<typeof demoCheckoutApi.find>("GET", "/demo-checkout/:checkoutId"),
  pay: route<typeof demoCheckoutApi.pay>("POST", "/demo-checkout/:checkoutId"),
  changeCard: route<typeof demoCheckoutApi.changeCard>("POST", "/demo-checkout/card"),
} as const;

export const withdrawalRoutes = {
  ask: openRoute<typeof withdrawalsApi.ask>("POST", "/withdrawals"),
  find: openRoute<typeof withdrawalsApi.find>("POST", "/withdrawals/find"),
  confirm: openRoute<typeof withdrawalsApi.confirm>("POST", "/withdrawals/confirm"),
} as const;
