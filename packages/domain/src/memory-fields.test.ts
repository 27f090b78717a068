import { expect, test } from "vitest";

import {
  archivedAttributes,
  cleanPlace,
  defaultFields,
  fieldNames,
  fitPlace,
  formAttributes,
  maxPlaceLength,
  memoryFields,
  pickFields,
  printedAttributes,
  versionedFields,
} from "./memory-fields.ts";

test("the lists follow from the description, in its order", () => {
  expect(fieldNames).toEqual(Object.keys(memoryFields));
  expect(versionedFields).toEqual(["title", "description", "memoryType", "place"]);
  expect(formAttributes).toEqual(["memoryType", "isCandle", "isCirca", "place"]);
  expect(printedAttributes).toEqual(["isCandle", "size", "isCirca", "place", "toldBy"]);
  expect(archivedAttributes).toEqual(["isCandle", "size", "place", "toldBy", "isArchived", "isQuiet"]);
});

test("a memory that says nothing is unmarked, of medium size and nothing special", () => {
  expect(defaultFields).toMatchObject({ memoryType: null, size: "medium", isCandle: false, isQuiet: false });
});

test("no two fields share a column", () => {
  const columns = Object.values(memoryFields).map(({ column }) => column);
  expect(new Set(columns).size).toBe(columns.length);
});

test("what is left out or undefined is not picked, null and false are", () => {
  const source = { memoryType: null, isCirca: false, isCandle: undefined, other: 1 };
  expect(pickFields(source, formAttributes)).toEqual({ memoryType: null, isCirca: false });
  expect(Object.keys(pickFields(source, formAttributes))).toEqual(["memoryType", "isCirca"]);
});

test("a place is one line, and one from elsewhere is cut to what fits", () => {
  expect(cleanPlace(" Lake\tComo,\n Italy\0 ")).toBe("Lake Como, Italy");
  expect(fitPlace(`${"x".repeat(maxPlaceLength - 1)} beach`)).toBe("x".repeat(maxPlaceLength - 1));
});
