import { type EndpointShape, type Method } from "@lane/contract/endpoint.ts";
import { allEndpoints } from "@lane/contract/route-map.ts";
import { expect } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

const long = "x".repeat(10_000);
const hostileTexts = [
  "",
  " ",
  long,
  "'; drop table accounts; --",
  "<img src=x onerror=alert(1)>",
  "\u202Egnirts",
  "🌼",
  "\u0000",
];
const hostileValues: unknown[] = [...hostileTexts, null, true, -1, 1e308, [], {}, [[]], { $gt: "" }, { toString: "x" }];
const hostileBodies = [
  "null",
  "[]",
  "7",
  '"text"',
  "{",
  "",
  `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`,
  '{"__proto__":{}}',
];

/** An unchanged setting is valid, and a request for another question need not name the current one. */
const mayBeEmpty = [
  "PUT /reflection-prompts/settings",
  "POST /reflection-prompts/year/:year/another",
  "PUT /transcripts/settings",
  "PUT /user/mails",
];

test("no call breaks, whatever stands in its fields", async ({ server }) => {
  const { token } = await createRegistered(server);
  const broken: string[] = [];

  for (const endpoint of allEndpoints().filter(({ body }) => body)) {
    for (const value of hostileValues) {
      const payload = Object.fromEntries(fieldsOf(endpoint).map((field) => [field, value]));
      const status = await send(server, endpoint.method, endpoint.path, token, JSON.stringify(payload));
      if (status >= 500)
        broken.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(value).slice(0, 40)}: ${status}`);
    }
  }

  expect(broken).toEqual([]);
});

test("no call breaks, whatever its body is", async ({ server }) => {
  const { token } = await createRegistered(server);
  const broken: string[] = [];

  for (const { method, path } of allEndpoints().filter(({ body }) => body)) {
    for (const body of hostileBodies) {
      const status = await send(server, method, path, token, body);
      if (status >= 500 || status === 200) broken.push(`${method} ${path} ${body.slice(0, 20)}: ${status}`);
    }
  }

  expect(broken.filter((line) => !mayBeEmpty.some((call) => line.startsWith(`${call} `)))).toEqual([]);
});

test("no call breaks, whatever its query is", async ({ server }) => {
  const { token } = await createRegistered(server);
  const broken: string[] = [];

  for (const { method, path, query } of allEndpoints().filter((endpoint) => endpoint.method === "GET")) {
    for (const text of hostileTexts) {
      const names = query ? Object.keys((query as unknown as { shape: object }).shape) : ["anything"];
      const search = names.map((name) => `${name}=${encodeURIComponent(text)}`).join("&");
      const status = await send(server, method, `${path}?${search}`, token);
      if (status >= 500) broken.push(`${path}?${search.slice(0, 40)}: ${status}`);
    }
  }

  expect(broken).toEqual([]);
});

test("reading changes nothing", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.post("/timeline/create", { startYear: 1990 });
  const before = await dump(server);

  for (const { path } of allEndpoints().filter(({ method }) => method === "GET")) await ada.get(withYear(path));

  expect(await dump(server)).toEqual(before);
});

function fieldsOf({ body }: EndpointShape): string[] {
  const shape = (body as unknown as { shape?: object }).shape;
  return shape ? Object.keys(shape) : ["otp", "token", "emailId", "type"];
}

async function send(server: TestServer, method: Method, url: string, token: string, payload?: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  // A different IP address each time, so that the limits do not refuse the request.
  const remoteAddress = `10.${rand()}.${rand()}.${rand()}`;
  const answer = await server.app.inject({
    method,
    url: `/api${withYear(url)}`,
    headers,
    remoteAddress,
    ...(payload === undefined ? {} : { payload }),
  });
  return answer.statusCode;
}

/** Puts a real year where a path names one, so that the parameters behind it are tested too. */
function withYear(path: string): string {
  return path.replace(":year", "1976");
}

// Without `prompt_years`: a shown question is stored on the first look.
const prompts = [
  "favourites",
  "hopes",
  "prompt_settings",
  "prompt_consents",
  "life_topics",
  "skipped_questions",
] as const;
const people = ["accounts", "sessions", "refresh_tokens", "one_time_codes", "jobs"] as const;
const timelines = ["timelines", "memberships", "timeline_years", "memories", "memory_versions", "files"] as const;

async function dump({ database: { db } }: TestServer): Promise<unknown> {
  const tables = [...people, ...timelines, ...prompts] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

function rand(): number {
  return Math.floor(Math.random() * 250);
}
