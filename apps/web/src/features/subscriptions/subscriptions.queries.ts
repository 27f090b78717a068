import type { DemoCard, Subscription } from "@lane/contract/subscriptions.ts";
import type { Product } from "@lane/domain/products.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { timelineQuery } from "#api/timeline-query.ts";

import { demoCheckoutRoutes, subscriptionRoutes } from "./subscription-routes.ts";

/** These calls wait for who takes the payments. */
const patiently = { timeoutMs: 30_000 };

/** Never taken from the cache: another device, or the page on which one pays, may have changed it. */
const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: async ({ signal }) => (await call(subscriptionRoutes.read, {}, { signal })).subscription,
  staleTime: 0,
});

export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/** Reads the subscription again from who takes the payments. */
export function useRefresh() {
  return useChange(() => call(subscriptionRoutes.refresh, {}, patiently));
}

export function useAddProduct() {
  return useChange((product: Product) => call(subscriptionRoutes.add, { body: { product } }, patiently));
}

export function useRemoveProduct() {
  return useChange((product: Product) => call(subscriptionRoutes.remove, { query: { product } }, patiently));
}

export function useCancel() {
  return useChange(() => call(subscriptionRoutes.cancel, {}, patiently));
}

export function useResume() {
  return useChange(() => call(subscriptionRoutes.resume, {}, patiently));
}

export function useWithdraw() {
  return useChange((orderNumber: string) => call(subscriptionRoutes.withdraw, { body: { orderNumber } }, patiently));
}

/** A change of the subscription may open or lock years. */
function useChange<Input>(change: (input: Input) => Promise<{ readonly subscription: Subscription }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).subscription,
    onSuccess: async (subscription) => {
      // A read that is under way may still bring what was before the change.
      await client.cancelQueries({ queryKey: subscriptionQuery.queryKey, exact: true });
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      await client.invalidateQueries({ queryKey: timelineQuery.queryKey });
    },
  });
}

/** Fetches the timeline, so that a page which opens next shows every year at once. */
export function useReadTimeline() {
  const client = useQueryClient();
  return async () => {
    await client.fetchQuery({ ...timelineQuery, staleTime: 0 }).catch(() => undefined);
  };
}

/** What adding the product costs; asked each time, because it changes from day to day. */
export function usePreview(product: Product, isWanted: boolean) {
  return useQuery({
    queryKey: ["subscription", "preview", product],
    queryFn: ({ signal }) => call(subscriptionRoutes.preview, { query: { product } }, { ...patiently, signal }),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
}

interface Purchase {
  readonly product: Product;
  /** The year of the timeline to come back to. */
  readonly year: number | undefined;
}

export function useCheckout() {
  return useMutation({
    mutationFn: ({ product, year }: Purchase) =>
      call(
        subscriptionRoutes.checkout,
        { body: { products: [product], ...(year === undefined ? {} : { year }) } },
        patiently,
      ),
  });
}

export function usePaymentDetails() {
  return useMutation({ mutationFn: () => call(subscriptionRoutes.paymentDetails, {}, patiently) });
}

export function useInvoice() {
  return useMutation({
    mutationFn: (invoiceId: string) => call(subscriptionRoutes.invoice, { params: { invoiceId } }, patiently),
  });
}

export function useDemoCheckout(checkoutId: string) {
  return useQuery({
    queryKey: ["demo-checkout", checkoutId],
    queryFn: async ({ signal }) =>
      (await call(demoCheckoutRoutes.find, { params: { checkoutId } }, { signal })).checkout,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface DemoPayment {
  readonly card: DemoCard;
  /** The answer to the bank's question. */
  readonly isConfirmed?: boolean;
}

export function useDemoPay(checkoutId: string) {
  return useMutation({
    mutationFn: (body: DemoPayment) => call(demoCheckoutRoutes.pay, { params: { checkoutId }, body }),
  });
}

export function useChangeCard() {
  return useMutation({ mutationFn: (card: DemoCard) => call(demoCheckoutRoutes.changeCard, { body: { card } }) });
}
