import { expect, test } from "vitest";

import {
  addressProblems,
  addressRulesOf,
  cleanAddress,
  type PostalAddress,
  printCountries,
} from "./postal-addresses.ts";

const complete: PostalAddress = {
  name: "Vera Lindqvist",
  street: "Prinsengracht 263",
  street2: "",
  city: "Amsterdam",
  state: "",
  postCode: "1016 GV",
  country: "NL",
  phone: "+31 20 555 0123",
  email: "",
  taxId: "",
};

test("a complete address has no problems, and each missing field has one sentence", () => {
  const empty = { ...complete, name: " ", street: "", city: "\u200b", postCode: "", country: "", phone: "" };

  expect(addressProblems(complete)).toEqual({});
  expect(addressProblems(empty)).toEqual({
    name: "Please enter the name of the person it goes to",
    street: "Please enter the street and house number",
    city: "Please enter the town or city",
    postCode: "Please enter the post code",
    country: "Please choose a country",
    phone: "Please enter a phone number; the printer needs it for the delivery",
  });
});

test("a phone number has digits enough to be called", () => {
  for (const phone of ["+49 (0)30 1234567", "020-5550123", "2125550123"])
    expect(addressProblems({ ...complete, phone }), phone).toEqual({});
  for (const phone of ["123", "call me", "+1 2", "1".repeat(17)])
    expect(addressProblems({ ...complete, phone }), phone).toEqual({ phone: "Please check the phone number" });
});

test("the sample of each country's post code is one", () => {
  const rules = printCountries.map((country) => addressRulesOf(country));

  const unlike = rules.filter(({ postCode, postCodeSample = "" }) => postCode?.test(postCodeSample) === false);
  expect(unlike).toEqual([]);
  expect(rules.length).toBeGreaterThan(30);
});

test("a post code of another country is noticed, and spaces and small letters are not", () => {
  const written = cleanAddress({ ...complete, postCode: " 1016gv ", country: "nl", name: "  Vera   Lindqvist" });

  expect(addressProblems(written)).toEqual({});
  expect(written.name).toBe("Vera Lindqvist");
  expect(addressProblems({ ...complete, postCode: "90210" })).toEqual({
    postCode: "Please check the post code; here it looks like 1012 AB",
  });
});

test("a state and a tax number are asked for where the parcel needs them, and dropped elsewhere", () => {
  const brazil = { ...complete, country: "BR", postCode: "01310-100" };

  expect(Object.keys(addressProblems(brazil))).toEqual(["state", "taxId"]);
  expect(addressProblems({ ...brazil, state: "SP", taxId: "123.456.789-09" })).toEqual({});
  expect(Object.keys(addressProblems({ ...complete, country: "US", postCode: "10001" }))).toEqual(["state"]);
  expect(cleanAddress({ ...complete, state: "NH", taxId: "123456" })).toMatchObject({ state: "", taxId: "" });
});

test("what does not fit on a label, or cannot be printed there, is refused", () => {
  expect(addressProblems({ ...complete, street: "x".repeat(61) })).toHaveProperty("street");
  expect(addressProblems({ ...complete, city: "Amster\u0007dam" })).toHaveProperty("city");
  expect(addressProblems({ ...complete, email: "not an address" })).toEqual({
    email: "Please enter a valid email address",
  });
  expect(addressProblems({ ...complete, country: "ZZ" })).toEqual({
    country: "We can't send books to this country yet",
  });
});
