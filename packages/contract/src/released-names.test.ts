import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { z } from "zod";

import { allEndpoints } from "./route-map.ts";

const parts = ["params", "query", "body", "response"] as const;
const released: Record<string, Partial<Record<(typeof parts)[number], string>>> = JSON.parse(
  readFileSync(new URL("released-names.json", import.meta.url), "utf8"),
);

test("every endpoint and name of the first release is still there", () => {
  const current = new Map(allEndpoints().map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

  const missing = Object.entries(released).flatMap(([address, names]) => {
    const endpoint = current.get(address);
    if (!endpoint) return address;
    return parts.flatMap((part) => {
      const known = namesIn(endpoint[part]);
      return (names[part]?.split(" ") ?? [])
        .filter((name) => !known.has(name))
        .map((name) => `${address} ${part} ${name}`);
    });
  });

  expect(missing).toEqual([]);
  expect(Object.keys(released)).toHaveLength(80);
});

/** The names of all properties, however deep. */
function namesIn(schema: z.ZodType | undefined): Set<string> {
  const names = new Set<string>();
  if (!schema) return names;
  JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), (key, value: unknown) => {
    if (key === "properties" && typeof value === "object") for (const name of Object.keys(value ?? {})) names.add(name);
    return value;
  });
  return names;
}
