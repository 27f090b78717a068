import { z } from "zod";

import type { ApiDocument } from "#http/openapi.ts";

import type { Chance, Schema, Values } from "./fuzzed-values.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

export interface FuzzedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** The document as other programs get it. */
const documentShape = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(
          z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.custom<Schema>() }),
        ),
        requestBody: z
          .object({ content: z.object({ "application/json": z.object({ schema: z.custom<Schema>() }) }) })
          .optional(),
      }),
    ),
  ),
});

/** Every call of the OpenAPI document. */
export function documentedCalls(document: ApiDocument): DocumentedCall[] {
  const { paths } = documentShape.parse(JSON.parse(JSON.stringify(document)));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content["application/json"].schema,
    })),
  );
}

const oddBodies = ["", "null", "{", "[]", '"text"', '{"a":'.repeat(2000), "\u0000", "a=b&c=d"];

export function requestOf(call: DocumentedCall, chance: Chance, values: Values): FuzzedRequest {
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let path = call.path;
  for (const { name, in: place, required, schema } of call.parameters) {
    if (place !== "path" && !required && chance.isIn(0.5)) continue;
    const text = textOf(values.valueOf(schema, name));
    if (place === "path") path = path.replace(`{${name}}`, encoded(text) || "-");
    else if (place === "query") query.append(name, text);
    else headers[name.toLowerCase()] = headerOf(text);
  }
  const url = query.size === 0 ? path : `${path}?${query.toString()}`;
  return {
    method: call.method,
    url,
    headers: { ...headers, ...bodyHeaders(call, chance) },
    ...payloadOf(call, chance, values),
  };
}

function payloadOf({ method, body }: DocumentedCall, chance: Chance, values: Values): { payload?: string } {
  if (body) return { payload: chance.isIn(0.03) ? chance.one(oddBodies) : JSON.stringify(values.valueOf(body, "")) };
  // A piece of a file, or a body where none belongs.
  return method === "GET" || chance.isIn(0.5) ? {} : { payload: chance.one(oddBodies).repeat(chance.below(3)) };
}

function bodyHeaders({ method, body }: DocumentedCall, chance: Chance): Record<string, string> {
  if (method === "GET") return {};
  if (body && !chance.isIn(0.02)) return { "content-type": "application/json" };
  const type = chance.one(["application/json", "application/offset+octet-stream", "text/plain", "multipart/form-data"]);
  return { "content-type": type };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A lone half of a pair of signs has no form in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 4000);
}

function headerOf(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 4000);
}
