import { expect, test } from "vitest";

import { hasFieldTwice } from "./field-twice.ts";

test("a field that is there twice in one object is noticed, however the text is laid out", () => {
  expect(hasFieldTwice('[{ "id": "a b", "text": "\\"x:  {" },\n  { "id": "c" }]\n')).toBe(false);
  expect(hasFieldTwice('[{ "id": "a", "text": "x" }, { "id": "b",\n"id": "c" }]')).toBe(true);
});
