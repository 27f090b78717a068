import { expect, test } from "vitest";

import { countCopies, draftProblems, earlierAddresses, emptyParcel, parcelOf, refusedProblems } from "./parcels.ts";

const vera = {
  ...emptyParcel("BE"),
  id: "vera",
  copies: 2,
  address: {
    ...emptyParcel("BE").address,
    name: " Vera  Janssens ",
    street: "Kouter 12",
    city: "Gent",
    postCode: "9000",
    phone: "+32 470 12 34 56",
  },
};

test("an address that a parcel can go to has no problems, and is sent tidied up", () => {
  expect(draftProblems([vera], 50)).toEqual({});
  expect(parcelOf(vera)).toMatchObject({ copies: 2, address: { name: "Vera Janssens" } });
});

test("what is missing is named beside its field, also the number of copies", () => {
  const empty = { ...emptyParcel("BR"), id: "empty", copies: 0 };

  const { empty: problems, vera: none } = draftProblems([vera, empty], 50);

  expect(none).toBeUndefined();
  expect(Object.keys(problems ?? {}).toSorted()).toEqual(
    ["city", "copies", "name", "phone", "postCode", "state", "street", "taxId"].toSorted(),
  );
  expect(draftProblems([{ ...vera, copies: 51 }], 50)).toEqual({
    vera: { copies: "At most 50 copies for one address" },
  });
});

test("a field that the server refuses is found by its place", () => {
  const refused = {
    "parcels.1.address.phone": "Please check the phone number",
    "parcels.0.copies": "How many?",
    key: "x",
  };

  expect(refusedProblems([emptyParcel("BE"), vera], refused)).toMatchObject({
    vera: { phone: "Please check the phone number" },
  });
});

test("an address of several orders is offered once, as it was written last", () => {
  const moved = { ...vera.address, name: "vera  janssens".replace("  ", " "), phone: "1234567" };
  const earlier = earlierAddresses([
    { parcels: [{ address: parcelOf(vera).address }] },
    { parcels: [{ address: moved }] },
  ]);

  expect(earlier).toEqual([parcelOf(vera).address]);
});

test("copies are counted over all addresses", () => {
  expect(countCopies([vera, vera, { copies: 1 }])).toBe(5);
});
