import { expect, test } from "vitest";

import {
  isNextParcelState,
  pagesProblem,
  type ParcelState,
  parcelStates,
  stateOfParcels,
  totalOfParcels,
} from "./print-orders.ts";

test("a parcel never goes back, whatever comes late, twice or out of order", () => {
  const news: ParcelState[] = ["accepted", "shipped", "in_production", "shipped", "rejected", "delivered", "accepted"];

  const seen = news.reduce<ParcelState[]>((states, after) => {
    const before = states.at(-1) ?? "waiting";
    return isNextParcelState(before, after) ? [...states, after] : states;
  }, []);

  expect(seen).toEqual(["accepted", "shipped", "delivered"]);
  for (const state of parcelStates) {
    expect(isNextParcelState("rejected", state), state).toBe(false);
    expect(isNextParcelState(state, state), state).toBe(false);
  }
});

test("an order is as far as the last of its parcels, without those that were rejected", () => {
  expect(stateOfParcels(["shipped", "in_production", "delivered"])).toBe("in_production");
  expect(stateOfParcels(["shipped", "rejected"])).toBe("shipped");
  expect(stateOfParcels(["accepted", "waiting"])).toBe("sending");
  expect(stateOfParcels(["rejected", "rejected"])).toBe("rejected");
});

test("a book that is too thin or too thick to bind says so", () => {
  expect(pagesProblem(32)).toBeUndefined();
  expect(pagesProblem(800)).toBeUndefined();
  expect(pagesProblem(30)).toBe("A printed book needs at least 32 pages; this one has 30");
  expect(pagesProblem(802)).toBe("A printed book has at most 800 pages; this one has 802");
});

test("the total is printing and postage of all parcels; VAT is inside", () => {
  const parcel = { printingCents: 1200, postageCents: 450, vatCents: 286 };

  expect(totalOfParcels([parcel, parcel])).toBe(3300);
});
