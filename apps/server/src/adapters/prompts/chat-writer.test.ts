import { gzipSync } from "node:zlib";

import { test as base, expect } from "vitest";

import {
  goodQuestion,
  type Manner,
  openPromptService,
  saying,
  type TestPromptService,
} from "#testing/prompt-service.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";

import { createChatWriter } from "./chat-writer.ts";

const wish = {
  stage: "childhood",
  age: 8,
  year: 1966,
  country: "the Netherlands",
  theme: "home",
  favourites: ["Yellow Submarine"],
};

const test = base.extend<{ service: TestPromptService }>({
  service: async ({}, use) => {
    const service = await openPromptService();
    await use(service);
    await service.close();
  },
});

function writerFor(url: string, limitMs = 6000) {
  const logger = createRecordingLogger();
  let now = 0;
  const clock = { now: () => now };
  const service = { url, key: "hunter2", model: "a-model" };
  const writer = createChatWriter({ service, limitMs, clock, logger });
  return { writer, logger, passMs: (ms: number) => (now += ms) };
}

test("the service is asked once, with the wish and nothing else about anybody", async ({ service }) => {
  const { writer } = writerFor(service.url);

  expect(await writer.write(wish)).toBe(goodQuestion);

  const [only, ...others] = service.asked;
  expect(others).toEqual([]);
  expect(only?.path).toBe("/v1/chat/completions");
  expect(only?.headers.authorization).toBe("Bearer hunter2");
  expect(only?.headers["accept-encoding"]).toBe("identity");
  expect(only?.body.model).toBe("a-model");
  expect(only?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(JSON.parse(only?.body.messages[1]?.content ?? "")).toEqual(wish);
});

test("people are told the host and its port, and neither path nor key", ({ service }) => {
  expect(writerFor(service.url).writer.host).toBe(new URL(service.url).host);
});

const json = { "content-type": "application/json" };
const whole = JSON.stringify({ choices: [{ message: { content: goodQuestion } }] });

const misbehaviours: Record<string, Manner> = {
  "says nothing at all": () => {},
  "hangs after its headers": (response) => {
    response.writeHead(200, json);
    response.flushHeaders();
  },
  "hangs in the middle of its answer": (response) => {
    response.writeHead(200, json);
    response.write(whole.slice(0, 20));
  },
  "never stops talking": (response) => {
    response.writeHead(200, json);
    const more = () => {
      while (response.write(" ".repeat(8192)));
      response.once("drain", more);
    };
    more();
  },
  "hangs up": (response) => response.destroy(),
  "hangs up in the middle": (response) => {
    response.writeHead(200, { ...json, "content-length": whole.length });
    response.write(whole.slice(0, 20), () => response.destroy());
  },
  "promises more than it sends": (response) => {
    response.writeHead(200, { ...json, "content-length": whole.length + 5 });
    response.end(whole, () => response.destroy());
  },
  "is broken": (response) => response.writeHead(500, json).end(whole),
  "is too busy": (response) => response.writeHead(429, json).end(whole),
  "does not know us": (response) => response.writeHead(401, json).end("{}"),
  "has nothing": (response) => response.writeHead(204).end(),
  "speaks HTML": (response) => response.writeHead(200, { "content-type": "text/html" }).end(`<p>${goodQuestion}</p>`),
  "speaks of JSON as of text": (response) => response.writeHead(200, { "content-type": "text/plain" }).end(whole),
  "names no type": (response) => response.writeHead(200).end(whole),
  "sends nothing": (response) => response.writeHead(200, json).end(),
  "sends half of its JSON": (response) => response.writeHead(200, json).end(whole.slice(0, -5)),
  "sends other JSON": (response) => response.writeHead(200, json).end(JSON.stringify({ error: "no" })),
  "sends a list": (response) => response.writeHead(200, json).end("[]"),
  "sends null": (response) => response.writeHead(200, json).end("null"),
  "has no choices": (response) => response.writeHead(200, json).end('{"choices":[]}'),
  "says no words": saying(null),
  "says a list of parts": saying([{ type: "text", text: goodQuestion }]),
  "packs its answer": (response) =>
    response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(gzipSync(whole)),
  "packs a bomb": (response) =>
    response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(50_000_000, 32))),
};

for (const [what, manner] of Object.entries(misbehaviours)) {
  test(`a service that ${what} writes no question, and nobody hears more of it than the log`, async ({ service }) => {
    const { writer, logger } = writerFor(service.url, 700);
    service.behave(manner);

    expect(await writer.write(wish)).toBeUndefined();

    expect(service.asked).toHaveLength(1);
    expect(logger.lines.map(({ level }) => level)).toEqual(["warn"]);
    expect(JSON.stringify(logger.lines)).not.toMatch(/hunter2|Submarine/);
  });
}

test.for([301, 302, 303, 307, 308])("a service that sends us elsewhere with %i is not followed", async (status) => {
  const elsewhere = await openPromptService();
  const service = await openPromptService((response) =>
    response.writeHead(status, { location: `${elsewhere.url}/chat/completions` }).end(),
  );

  const answer = await writerFor(service.url).writer.write(wish);

  const reached = elsewhere.asked.length;
  await service.close();
  await elsewhere.close();
  expect(answer).toBeUndefined();
  expect(reached).toBe(0);
});

test("where nobody listens, there is no question", async ({ service }) => {
  await service.close();

  expect(await writerFor(service.url).writer.write(wish)).toBeUndefined();
});

test("after a failure the service has a minute to itself, and is asked again then", async ({ service }) => {
  const { writer, passMs } = writerFor(service.url);
  service.behave((response) => response.writeHead(503).end());

  await writer.write(wish);
  service.behave(saying(goodQuestion));
  const atOnce = await writer.write(wish);
  passMs(60_000);
  const later = await writer.write(wish);

  expect(atOnce).toBeUndefined();
  expect(later).toBe(goodQuestion);
  expect(service.asked).toHaveLength(2);
});

test("a service without a key is sent none", async ({ service }) => {
  const logger = createRecordingLogger();
  const writer = createChatWriter({
    service: { url: service.url, key: undefined, model: "a-model" },
    limitMs: 6000,
    clock: { now: () => 0 },
    logger,
  });

  await writer.write(wish);

  expect(service.asked[0]?.headers.authorization).toBeUndefined();
});
