import type { ParcelState } from "@lane/domain/print-orders.ts";
import { z } from "zod";

import type { PrinterNews } from "#ports/print-provider.ts";

/** Lulu's amounts are texts such as "7.69". */
const amount = z.union([z.string(), z.number()]).transform((value, context) => {
  const cents = Math.round(Number(value) * 100);
  if (Number.isSafeInteger(cents)) return cents;
  context.addIssue("This is no amount");
  return z.NEVER;
});

export const costAnswer = z.object({
  currency: z.string(),
  shipping_cost: z.object({ total_cost_incl_tax: amount }),
  total_tax: amount,
  total_cost_incl_tax: amount,
});

const size = z.union([z.string(), z.number()]).transform(Number).pipe(z.number().positive());

export const coverAnswer = z.object({ width: size, height: size });

export const validationAnswer = z.object({
  id: z.union([z.int(), z.string()]),
  /** Null while nobody has looked at the file. */
  status: z.string().nullable(),
  page_count: z.int().nullish(),
});

const messages = z.object({
  tracking_id: z.string().nullish(),
  tracking_urls: z.union([z.array(z.string()), z.string()]).nullish(),
  carrier_name: z.string().nullish(),
});

export const jobAnswer = z.object({
  id: z.union([z.int(), z.string()]),
  external_id: z.string().nullish(),
  status: z.object({
    name: z.string(),
    line_item_statuses: z.array(z.object({ messages: messages.nullish() })).nullish(),
  }),
  line_items: z.array(messages).nullish(),
});

export const jobListAnswer = z.object({ results: z.array(jobAnswer) });

export const webhookListAnswer = z.object({
  results: z.array(z.object({ id: z.union([z.int(), z.string()]), url: z.string(), is_active: z.boolean() })),
});

export const anyAnswer = z.unknown();

/** A cancelled job is never printed. Every other state comes before production. */
const states: Readonly<Record<string, ParcelState>> = {
  IN_PRODUCTION: "in_production",
  SHIPPED: "shipped",
  DELIVERED: "delivered",
  REJECTED: "rejected",
  CANCELED: "rejected",
};

export function newsOf(job: z.output<typeof jobAnswer>): PrinterNews {
  const told = [
    ...(job.line_items ?? []),
    ...(job.status.line_item_statuses ?? []).flatMap((item) => (item.messages ? [item.messages] : [])),
  ];
  const urls = told.flatMap(({ tracking_urls: list }) => list ?? []);
  return {
    ref: String(job.id),
    state: states[job.status.name] ?? "accepted",
    carrier: told.find((item) => item.carrier_name)?.carrier_name ?? null,
    trackingNumber: told.find((item) => item.tracking_id)?.tracking_id ?? null,
    trackingUrl: urls.find((url) => /^https:\/\/[^\s"<>]+$/.test(url)) ?? null,
  };
}
