import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { settings } from "../apps/server/src/config/settings.ts";
import { configurationTable, withTable } from "./print-config.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

test("each variable becomes a row", () => {
  const table = configurationTable({
    PORT: { schema: settings.HOST.schema, fallback: "3000", about: "Where to listen." },
    URL: { schema: settings.HOST.schema, about: "Where else." },
  });

  expect(table.split("\n").slice(2)).toEqual(["| `PORT` | `3000` | Where to listen. |", "| `URL` |  | Where else. |"]);
});

test("the README's table is the one the server reads", () => {
  expect(cells(readme)).toBe(cells(withTable(readme, configurationTable(settings))));
});

/** The formatter pads the table; only the content of its cells is compared. */
function cells(text: string): string {
  return text.replaceAll(/ {2,}/g, " ").replaceAll(/-{2,}/g, "---");
}
