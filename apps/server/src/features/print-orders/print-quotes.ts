import type { PrintQuote } from "@lane/contract/print-orders.ts";
import type { PostalAddress } from "@lane/domain/postal-addresses.ts";
import { type ParcelPrice, type ShippingLevel, totalOfParcels } from "@lane/domain/print-orders.ts";

import { AppError } from "#lib/app-error.ts";
import { PrintRefusedError, type PrintProvider } from "#ports/print-provider.ts";

import type { PrintableBook } from "./printable-books.ts";

export interface ParcelWish {
  readonly address: PostalAddress;
  readonly copies: number;
}

interface PrintQuotesDeps {
  readonly provider: PrintProvider;
  /** False where the operator gives the books away. */
  readonly isPaid: boolean;
}

const free: ParcelPrice = { printingCents: 0, postageCents: 0, vatCents: 0 };

/** What an order costs: what the printer asks for each parcel, with nothing added. */
export function createPrintQuotes({ provider, isPaid }: PrintQuotesDeps) {
  async function priceOf(
    book: PrintableBook,
    shippingLevel: ShippingLevel,
    parcel: ParcelWish,
    index: number,
  ): Promise<ParcelPrice> {
    try {
      // Asked also where nothing is paid: the printer says where it does not send to.
      const price = await provider.quote({ book, shippingLevel, ...parcel });
      return isPaid ? price : free;
    } catch (error) {
      if (!(error instanceof PrintRefusedError)) throw error;
      const sentence = "The printer can't send books to this address like this. Please check it, or choose another way";
      const field = `parcels.${index}.address.street`;
      throw new AppError("unprocessable", sentence, { cause: error, fields: { [field]: sentence } });
    }
  }

  return {
    async quote(
      book: PrintableBook,
      shippingLevel: ShippingLevel,
      wishes: readonly ParcelWish[],
    ): Promise<Omit<PrintQuote, "currency"> & { readonly currency: "EUR" }> {
      const parcels = await Promise.all(wishes.map((wish, index) => priceOf(book, shippingLevel, wish, index)));
      const sumOf = (name: keyof ParcelPrice): number => parcels.reduce((sum, parcel) => sum + parcel[name], 0);
      return {
        currency: "EUR",
        printingCents: sumOf("printingCents"),
        postageCents: sumOf("postageCents"),
        vatCents: sumOf("vatCents"),
        totalCents: totalOfParcels(parcels),
        parcels,
      };
    },
  };
}

export type PrintQuotes = ReturnType<typeof createPrintQuotes>;
