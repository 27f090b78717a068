import type { EndpointShape } from "@lane/contract/endpoint.ts";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;

/** How the answers of an endpoint are written. */
export function answerSchema({ response }: EndpointShape): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(response, { io: "output" });
  return withNullable(schema);
}

/**
 * Says `nullable` where the contract says “this or null”: the writer would validate each such value against both, which
 * takes longer than writing it.
 */
function withNullable(schema: JsonSchema): JsonSchema {
  const inside = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, inEach(value)]));
  const { anyOf, ...rest } = inside;
  if (!Array.isArray(anyOf)) return inside;
  const [one, none, ...more]: unknown[] = anyOf;
  const isOrNull = isSchema(none) && none["type"] === "null" && more.length === 0;
  return isOrNull && isSchema(one) && typeof one["type"] === "string" ? { ...rest, ...one, nullable: true } : inside;
}

function inEach(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEach);
  return isSchema(value) ? withNullable(value) : value;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
