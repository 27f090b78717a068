import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { schemaFile, schemaText } from "./print-archive-format.ts";

test("the published schema of the archive is the one its writer and its reader use", () => {
  expect(JSON.parse(readFileSync(schemaFile, "utf8"))).toEqual(JSON.parse(schemaText()));
});
