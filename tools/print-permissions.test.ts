import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { addressOf } from "../packages/contract/src/endpoint.ts";
import { otherCalls } from "../packages/contract/src/other-calls.ts";
import { allEndpoints } from "../packages/contract/src/route-map.ts";
import { uploadCalls } from "../packages/contract/src/uploads.ts";
import { permissionsFile, permissionsText } from "./print-permissions.ts";

const printed = permissionsText();

test("docs/permissions.md is what the code prints", () => {
  expect(cells(readFileSync(permissionsFile, "utf8"))).toBe(cells(printed));
});

test("every route of the server has its row", () => {
  const below = [...allEndpoints(), ...uploadCalls].map((call) => `${call.method} ${addressOf(call)}`);
  const routes = [...below, ...otherCalls.map(({ method, path }) => `${method} ${path}`)];

  expect(routes.filter((route) => !printed.includes(`| \`${route}\` |`))).toEqual([]);
});

test("anyone gets what is public, and a refusal for the rest", () => {
  expect(printed).toContain("| `POST /api/auth/login` | yes | yes | yes |");
  expect(printed).toContain("| `GET /api/user/details` | 401 | yes | about themselves only |");
  expect(printed).toContain("| `GET /api/memories/details` | 401 | by role, see below | 404 |");
});

/** The formatter pads tables; only the content of their cells is compared. */
function cells(text: string): string {
  return text.replaceAll(/ {2,}/g, " ").replaceAll(/-{2,}/g, "---");
}
