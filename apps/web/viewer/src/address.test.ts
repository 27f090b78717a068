import { expect, test } from "vitest";

import { type Address, addressText, readAddress } from "./address.tsx";

const addresses: readonly Address[] = [
  { page: "home" },
  { page: "year", year: 1976 },
  { page: "month", year: 1976, month: 7 },
  { page: "memory", id: "a/b c#ü%" },
  { page: "search", words: "l'été / #1 100%" },
  { page: "search", words: "" },
  { page: "lifeline" },
];

test.for(addresses)("an address is read as it was written: %o", (address) => {
  expect(readAddress(addressText(address))).toEqual(address);
});

test.for([
  ["#1976/13", { page: "year", year: 1976 }],
  ["#1976/0", { page: "year", year: 1976 }],
  ["#197", { page: "home" }],
  ["#main", { page: "home" }],
  ["#search/%E0%A4%A", { page: "search", words: "%E0%A4%A" }],
] as const)("%s leads as near as it can", ([hash, address]) => {
  expect(readAddress(hash)).toEqual(address);
});
