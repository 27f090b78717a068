import { softCoverPages } from "./book-choices.ts";

export const maxParcels = 10;
export const maxCopiesPerParcel = 50;
/** For so long after paying, an order can be cancelled free of charge; then it goes to the printer. */
export const holdMinutes = 120;
/** For so long the printer may fetch the two files of an order. */
export const printFileHours = 24;
/** An order that nobody has paid for is closed after this. */
export const unpaidOrderHours = 24;
/** For so long after the last news of an order its files are kept, so that it can be ordered again. */
export const reorderDays = 365;

/** Only soft covers: the cover of an export is drawn for their spine. */
export const printBindings = ["softcover"] as const;
export type PrintBinding = (typeof printBindings)[number];

export const shippingLevels = ["economy", "tracked", "express"] as const;
export type ShippingLevel = (typeof shippingLevels)[number];

/**
 * What an order goes through. `checking`: the printer looks at the files. `lapsed`: nobody paid. `cancelled`: by its
 * owner, and all is paid back. `rejected`: the printer cannot make it, and all that was paid is paid back.
 */
export const printOrderStates = [
  "checking",
  "awaiting_payment",
  "held",
  "sending",
  "accepted",
  "in_production",
  "shipped",
  "delivered",
  "lapsed",
  "cancelled",
  "rejected",
] as const;
export type PrintOrderState = (typeof printOrderStates)[number];

/** What the printer says of one parcel. */
export const parcelStates = ["waiting", "accepted", "in_production", "shipped", "delivered", "rejected"] as const;
export type ParcelState = (typeof parcelStates)[number];

const parcelSteps: Readonly<Record<ParcelState, number>> = {
  waiting: 0,
  accepted: 1,
  in_production: 2,
  shipped: 3,
  delivered: 4,
  // From a rejected parcel nothing leads on, and one that is on its way is no longer rejected.
  rejected: 2.5,
};

/** Messages come late, twice and out of order: a parcel only goes on. */
export function isNextParcelState(before: ParcelState, after: ParcelState): boolean {
  return before !== "rejected" && parcelSteps[after] > parcelSteps[before];
}

export const endedOrderStates: readonly PrintOrderState[] = ["delivered", "lapsed", "cancelled", "rejected"];

export function hasOrderEnded(state: PrintOrderState): boolean {
  return endedOrderStates.includes(state);
}

/** The order is as far as the last of its parcels that is still to come. */
export function stateOfParcels(parcels: readonly ParcelState[]): PrintOrderState {
  const coming = parcels.filter((state) => state !== "rejected");
  if (coming.length === 0) return "rejected";
  const last = coming.reduce((slowest, state) => (parcelSteps[state] < parcelSteps[slowest] ? state : slowest));
  return last === "waiting" ? "sending" : last;
}

/** What a printer needs of a book. */
export const printFileKinds = ["interior", "cover"] as const;
export type PrintFileKind = (typeof printFileKinds)[number];

/** Why a book of so many pages cannot be bound, or undefined. */
export function pagesProblem(pageCount: number): string | undefined {
  const { least, most } = softCoverPages;
  if (pageCount < least) return `A printed book needs at least ${least} pages; this one has ${pageCount}`;
  return pageCount > most ? `A printed book has at most ${most} pages; this one has ${pageCount}` : undefined;
}

/** Cents of one parcel; `vatCents` is contained in the other two. */
export interface ParcelPrice {
  readonly printingCents: number;
  readonly postageCents: number;
  readonly vatCents: number;
}

export function totalOfParcels(parcels: readonly ParcelPrice[]): number {
  return parcels.reduce((sum, { printingCents, postageCents }) => sum + printingCents + postageCents, 0);
}
