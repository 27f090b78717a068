import type { PrintOrder, PrintOptions } from "@lane/contract/print-orders.ts";
import { hasOrderEnded, type ShippingLevel, shippingLevels } from "@lane/domain/print-orders.ts";
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { attemptKey } from "#lib/attempt-key.ts";

import type { Parcel } from "./parcels.ts";
import { printOrderRoutes } from "./print-order-routes.ts";

/** These calls wait for the printer, or for the payment processor. */
const patiently = { timeoutMs: 60_000 };
const askEveryMs = 2000;
const lookEveryMs = 60_000;

/** What is printed: a finished book among the exports, or what an earlier order has printed. */
export type PrintedBook = { readonly exportId: string } | { readonly orderId: string };

export type Printing = NonNullable<PrintOptions["printing"]>;

/** Whether printed books can be ordered here; with an id, also whether this book can be one. */
export function usePrintOptions(exportId?: string) {
  return useQuery({
    queryKey: ["print-orders", "options", exportId],
    queryFn: ({ signal }) =>
      call(printOrderRoutes.options, { query: exportId === undefined ? {} : { exportId } }, { signal }),
  });
}

const listQuery = queryOptions({
  queryKey: ["print-orders", "list"],
  queryFn: async ({ signal }) => (await call(printOrderRoutes.list, {}, { signal })).orders,
  staleTime: 0,
});

export function usePrintOrders() {
  return useQuery(listQuery);
}

/** False as well where no printed books can be ordered: there the list is not asked for. */
export function useHasPrintOrders(): boolean {
  const { data: options } = usePrintOptions();
  const isOffered = options !== undefined && options.printing !== null;
  const { data: orders = [] } = useQuery({ ...listQuery, enabled: isOffered });
  return orders.length > 0;
}

function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ["print-orders", "one", orderId],
    queryFn: async ({ signal }) => (await call(printOrderRoutes.read, { params: { orderId } }, { signal })).order,
    staleTime: 0,
    refetchInterval: ({ state }) => intervalOf(state.data),
  });
}

/** The printer ends some states within seconds; others last for hours, but an open page should not stay behind. */
function intervalOf(order: PrintOrder | undefined): number | false {
  if (!order || hasOrderEnded(order.state)) return false;
  return order.state === "checking" || order.state === "sending" ? askEveryMs : lookEveryMs;
}

export function usePrintOrder(orderId: string) {
  return useQuery(orderQuery(orderId));
}

/** The price at each shipping level, in their order. Prices of today, so they are never taken from the cache. */
export function useQuotes(book: PrintedBook, parcels: readonly Parcel[], levels: readonly ShippingLevel[]) {
  return useQueries({
    queries: levels.map((shippingLevel) => ({
      queryKey: ["print-orders", "quote", book, parcels, shippingLevel],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (
          await call(
            printOrderRoutes.quote,
            { body: { book, parcels: [...parcels], shippingLevel } },
            { ...patiently, signal },
          )
        ).quote,
      staleTime: 60_000,
      gcTime: 60_000,
      retry: false,
    })),
  });
}

export interface NewOrder {
  readonly book: PrintedBook;
  readonly parcels: readonly Parcel[];
  readonly shippingLevel: ShippingLevel;
  readonly totalCents: number;
}

/** The same order has the same key, so that a retry after a lost answer orders once. */
export function useCreateOrder() {
  const [attempt] = useState(() => crypto.randomUUID());
  const show = useShowOrder();
  return useMutation({
    mutationFn: async ({ parcels, ...order }: NewOrder) => {
      const body = { ...order, parcels: [...parcels], knowsNoWithdrawal: true as const };
      const key = attemptKey(attempt, body);
      return (await call(printOrderRoutes.create, { body: { ...body, key } }, patiently)).order;
    },
    onSuccess: show,
  });
}

export function usePay(orderId: string) {
  const show = useShowOrder();
  return useMutation({
    mutationFn: () => call(printOrderRoutes.pay, { params: { orderId } }, patiently),
    onSuccess: ({ order }) => show(order),
  });
}

/** Reads the order again from the payment processor and the printer. */
export function useRefreshOrder(orderId: string) {
  return useOrderChange(orderId, () => call(printOrderRoutes.refresh, { params: { orderId } }, patiently));
}

/** Where the order has just gone to the printer, it is refused; the order shown is then the one as it is now. */
export function useCancelOrder(orderId: string) {
  return useOrderChange(orderId, () => call(printOrderRoutes.cancel, { params: { orderId } }, patiently));
}

/** In the demo: the printer takes its next step. */
export function useAdvanceOrder(orderId: string) {
  return useOrderChange(orderId, () => call(printOrderRoutes.advance, { params: { orderId } }, patiently));
}

function useOrderChange(orderId: string, change: () => Promise<{ readonly order: PrintOrder }>) {
  const client = useQueryClient();
  const show = useShowOrder();
  return useMutation({
    mutationFn: async () => (await change()).order,
    onSuccess: show,
    onError: () => client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
  });
}

function useShowOrder(): (order: PrintOrder) => void {
  const client = useQueryClient();
  return (order) => {
    client.setQueryData(orderQuery(order.id).queryKey, order);
    void client.invalidateQueries({ queryKey: listQuery.queryKey });
  };
}

/** The shipping levels that are offered, the cheapest first. */
export function levelsOf({ shippingLevels: offered }: Printing): readonly ShippingLevel[] {
  return shippingLevels.filter((level) => offered.includes(level));
}
