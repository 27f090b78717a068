import { addressOf, apiBase, type EndpointShape } from "@lane/contract/endpoint.ts";
import { type OtherCall, otherCalls } from "@lane/contract/other-calls.ts";
import { problemSchema } from "@lane/contract/problems.ts";
import { type UploadCall, uploadCalls } from "@lane/contract/uploads.ts";
import { z } from "zod";

export interface ApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, Record<string, ApiOperation>>;
  readonly components: object;
}

interface ApiOperation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Record<string, object>;
}

/**
 * OpenAPI 3.1 of all endpoints except pages, generated from the same map that the router mounts. Paths are whole
 * addresses, so no `servers` are named: not every endpoint is below the API's own base.
 */
export function apiDocument(groups: Record<string, Record<string, EndpointShape>>, version: string): ApiDocument {
  const paths: ApiDocument["paths"] = {};
  const add = (address: string, method: string, described: ApiOperation): void => {
    const path = address.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  };
  for (const call of uploadCalls) add(apiBase + call.path, call.method, uploadOperation(call));
  for (const [tag, group] of Object.entries(groups)) {
    for (const endpoint of Object.values(group)) add(addressOf(endpoint), endpoint.method, operation(tag, endpoint));
  }
  for (const call of otherCalls) add(call.path, call.method, otherOperation(call));
  return {
    openapi: "3.1.0",
    info: { title: "Down Memory Lane", version },
    paths,
    components: {
      schemas: { Problem: plain(problemSchema) },
      securitySchemes: {
        member: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        signed: { type: "apiKey", in: "query", name: "signature" },
        operator: { type: "apiKey", in: "cookie", name: "lane-operator" },
        key: { type: "apiKey", in: "cookie", name: "mailbox" },
      },
    },
  };
}

function operation(tag: string, endpoint: EndpointShape): ApiOperation {
  return {
    summary: endpoint.summary,
    tags: [tag],
    security: endpoint.access === "public" ? [] : [{ [endpoint.access]: [] }],
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: json(plain(endpoint.body, "input")) } } : {}),
    responses: {
      "200": { description: "Done", content: json(plain(endpoint.response)) },
      default: { description: "A problem", content: json({ $ref: "#/components/schemas/Problem" }) },
    },
  };
}

function uploadOperation({ path, access, summary, headers, answers }: UploadCall): ApiOperation {
  const text = { schema: { type: "string" } };
  const named = headers.map((name) => ({ name, in: "header", required: true, ...text }));
  const inPath = path.includes(":") ? [{ name: "uploadId", in: "path", required: true, ...text }] : [];
  return {
    summary,
    tags: ["uploads"],
    security: access === "member" ? [{ member: [] }] : [],
    parameters: [...inPath, ...named],
    responses: {
      [answers.status]: {
        description: "Done",
        headers: Object.fromEntries(answers.headers.map((name) => [name, text])),
      },
      default: { description: "A problem", content: json({ $ref: "#/components/schemas/Problem" }) },
    },
  };
}

function otherOperation({ path, access, summary, answers }: OtherCall): ApiOperation {
  const text = { schema: { type: "string" } };
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, ...text }));
  const signed = access === "signed" ? ["until", "session", "signature"] : [];
  const { status, contentType } = answers;
  return {
    summary,
    tags: ["server"],
    security: access === "public" ? [] : [{ [access]: [] }],
    parameters: [...inPath, ...signed.map((name) => ({ name, in: "query", required: true, ...text }))],
    responses: {
      [status]: { description: "Done", ...(contentType === undefined ? {} : { content: { [contentType]: {} } }) },
      default: { description: "A problem", content: json({ $ref: "#/components/schemas/Problem" }) },
    },
  };
}

const idempotencyKey = { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } };

function parameters(place: "path" | "query", schema: z.ZodType | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = plain(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function json(schema: object): object {
  return { "application/json": { schema } };
}

function plain(schema: z.ZodType, io: "input" | "output" = "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
