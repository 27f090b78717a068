import { expect, test } from "vitest";

import {
  archivedAttributes,
  defaultFields,
  fieldNames,
  formAttributes,
  memoryFields,
  pickFields,
  printedAttributes,
  versionedFields,
} from "./memory-fields.ts";

test("the lists follow from the description, in its order", () => {
  expect(fieldNames).toEqual(Object.keys(memoryFields));
  expect(versionedFields).toEqual(["title", "description", "memoryType"]);
  expect(formAttributes).toEqual(["memoryType", "isCandle", "isCirca"]);
  expect(printedAttributes).toEqual(["isCandle", "size", "isCirca"]);
  expect(archivedAttributes).toEqual(["isCandle", "size", "isArchived", "isQuiet"]);
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
