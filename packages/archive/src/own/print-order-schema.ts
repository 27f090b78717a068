import { addressFields } from "@lane/domain/postal-addresses.ts";
import { parcelStates, printBindings, printOrderStates, shippingLevels } from "@lane/domain/print-orders.ts";
import { z } from "zod";

const parcelSchema = z
  .object({
    copies: z.int().positive(),
    address: z.partialRecord(z.enum(addressFields), z.string()).describe("As it was typed on the order form"),
    state: z.enum(parcelStates),
    printingCents: z.int(),
    postageCents: z.int(),
    vatCents: z.int(),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
  })
  .describe("Copies that went to one address");

export const printOrderSchema = z
  .object({
    orderNumber: z.string(),
    state: z.enum(printOrderStates),
    isDemo: z.boolean().describe("Whether nothing was really printed"),
    title: z.string(),
    trim: z.string(),
    binding: z.enum(printBindings),
    pageCount: z.int(),
    shippingLevel: z.enum(shippingLevels),
    createdAt: z.iso.datetime(),
    currency: z.literal("EUR"),
    totalCents: z.int().describe("VAT included"),
    vatCents: z.int(),
    paidCents: z.int(),
    refundedCents: z.int(),
    problem: z.string().nullable().describe("Why it could not be printed"),
    parcels: z.array(parcelSchema),
  })
  .describe("A printed book that was ordered. An import does not order anything again");
