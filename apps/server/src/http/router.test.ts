import { Readable } from "node:stream";

import { endpoint } from "@lane/contract/endpoint.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { expect } from "vitest";
import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import { createMember } from "#testing/factories.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";
import { test as serverTest, type TestServer } from "#testing/server-test.ts";

import { createAccountShare } from "./account-share.ts";
import { addProblemAnswers } from "./problems.ts";
import { createRequestLimit } from "./request-limit.ts";
import { createRouter } from "./router.ts";

const note = z.object({ statusCode: z.int(), text: z.string() });
const api = {
  write: endpoint({
    method: "POST",
    path: "/notes/:noteId",
    access: "member",
    summary: "Write",
    params: z.object({ noteId: z.string() }),
    body: z.object({ text: z.string().min(1, "Write something"), count: z.int("Count in whole numbers").default(1) }),
    response: note,
    idempotent: true,
    maxBodyBytes: 1000,
  }),
  send: endpoint({
    method: "POST",
    path: "/letters",
    access: "member",
    summary: "Send",
    body: z.object({ text: z.string() }),
    response: note,
  }),
  knock: endpoint({ method: "GET", path: "/knock", access: "public", summary: "Knock", response: note, perMinute: 2 }),
  leak: endpoint({ method: "GET", path: "/leak", access: "public", summary: "Leak", response: note }),
  fail: endpoint({
    method: "GET",
    path: "/fail",
    access: "public",
    summary: "Fail",
    query: z.object({ how: z.string() }),
    response: note,
  }),
};

interface Desk {
  readonly app: FastifyInstance;
  readonly strict: FastifyInstance;
  readonly token: string;
  readonly written: string[];
}

function deskOf(server: TestServer, parsesAnswers: boolean, written: string[]): FastifyInstance {
  const app = Fastify({ logger: false });
  app.removeContentTypeParser("text/plain");
  addProblemAnswers(app, createRecordingLogger());
  const findViewer = (credential: string | undefined) => server.services.sessions.findViewer(credential);
  const router = createRouter({
    app,
    findViewer,
    findOperator: (token) => server.services.operatorSessions.find(token),
    limiter: server.limiter,
    share: createAccountShare({ now: () => performance.now(), wait: async () => undefined }),
    onCall: () => undefined,
    requestLimit: createRequestLimit({ clock: server.clock, perMinute: server.config.requestsPerMinute }),
    idempotency: server.idempotency,
    isHttps: false,
    parsesAnswers,
  });
  router.mount(api.write, async ({ viewer, params, body }) => {
    written.push(`${viewer.accountId} ${params.noteId} ${body.text} ${body.count}`);
    return { statusCode: 200, text: `${body.text} #${written.length}` };
  });
  router.mount(api.send, async ({ body }) => ({ statusCode: 200, text: String(body.text.length) }));
  router.mount(api.knock, async () => ({ statusCode: 200, text: "come in" }));
  router.mount(api.leak, async () => ({ statusCode: 200, text: "fine", password: "secret" }));
  router.mount(api.fail, async ({ query }) => {
    if (query.how === "gently") throw new AppError("conflict", "Somebody was faster", { fields: { text: "Changed" } });
    throw new Error("the database said: SELECT secret");
  });
  return app;
}

const test = serverTest.extend<{ desk: Desk }>({
  desk: async ({ server }, use) => {
    const written: string[] = [];
    const { token } = await createMember(server);
    const desk = { app: deskOf(server, false, written), strict: deskOf(server, true, written), token, written };
    await use(desk);
    await desk.app.close();
    await desk.strict.close();
  },
});

function write({ app, token }: Desk, body: unknown, headers: Record<string, string> = {}, url = "/api/notes/n1") {
  return app.inject({
    method: "POST",
    url,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    payload: typeof body === "string" || body instanceof Readable ? body : JSON.stringify(body),
  });
}

test("a member's input arrives parsed, with its defaults", async ({ desk }) => {
  const answer = await write(desk, { text: "hello", extra: "ignored", __proto__: { isAdmin: true } });

  expect(answer.statusCode).toBe(200);
  expect(desk.written[0]).toMatch(/ n1 hello 1$/);
});

test("a stranger is told so in the words of the specification", async ({ desk }) => {
  const none = await write(desk, { text: "hello" }, { authorization: "" });
  const forged = await write(desk, { text: "hello" }, { authorization: "Bearer made-up" });

  expect(none.json()).toMatchObject({ statusCode: 401, statusMessage: "No token found", code: "unauthenticated" });
  expect(forged.json()).toMatchObject({ status: 401, message: "Invalid token" });
  expect(desk.written).toEqual([]);
});

test("a long text over one's share is refused before it is read, and a short one is answered", async ({ desk }) => {
  const sent = (body: string) => write(desk, body, {}, "/api/letters");
  const whole = await sent(JSON.stringify({ text: "x".repeat(1_400_000) }));

  const unreadable = await sent("{".repeat(40_000));
  const short = await sent("{");

  expect([whole.statusCode, unreadable.statusCode, short.statusCode]).toEqual([200, 429, 400]);
  expect(Number(unreadable.headers["retry-after"])).toBeGreaterThan(8);
});

test("a text that is sent in pieces, without saying how long it is, counts like any other", async ({ desk }) => {
  const inPieces = (body: string) =>
    write(desk, Readable.from([body.slice(0, 10), body.slice(10)]), { "transfer-encoding": "chunked" }, "/api/letters");
  const whole = await inPieces(JSON.stringify({ text: "x".repeat(1_400_000) }));

  const unreadable = await inPieces("{".repeat(40_000));

  expect([whole.statusCode, unreadable.statusCode]).toEqual([200, 429]);
});

test("refused input names each field and says why", async ({ desk }) => {
  const answer = await write(desk, { text: "", count: 1.5 });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: "Write something",
    fields: { text: "Write something", count: "Count in whole numbers" },
  });
});

test("input that no sentence was written for is refused in words of our own", async ({ desk }) => {
  const unread = "We couldn't read this request";

  const list = await write(desk, "[]");
  const word = await write(desk, '"text"');
  const number = await write(desk, { text: 7 });

  for (const answer of [list, word]) expect(answer.json()).toMatchObject({ status: 400, message: unread });
  expect(number.json()).toMatchObject({ status: 400, fields: { text: "Please check what you entered" } });
});

test("what is no JSON, too much or not called JSON is refused with a sentence", async ({ desk }) => {
  const broken = await write(desk, '{"text": ');
  const poisoned = await write(desk, '{"__proto__": {"isAdmin": true}, "text": "x"}');
  const huge = await write(desk, { text: "x".repeat(2000) });
  const plain = await write(desk, '{"text":"x"}', { "content-type": "text/plain" });
  const form = await write(desk, "text=x", { "content-type": "application/x-www-form-urlencoded" });

  expect([broken, poisoned, huge, plain, form].map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 415, 415]);
  expect(huge.json().message).toBe("This is larger than we can accept");
  expect(desk.written).toEqual([]);
});

test("the same idempotency key writes once and says when it repeats itself", async ({ desk }) => {
  const key = { "idempotency-key": "key-12345678" };

  const first = await write(desk, { text: "hello" }, key);
  const second = await write(desk, { text: "hello" }, key);
  const other = await write(desk, { text: "something else" }, key);

  expect(second.json()).toEqual(first.json());
  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect(desk.written).toHaveLength(1);
  expect(other.statusCode).toBe(422);
});

test("a key that is no key is refused", async ({ desk }) => {
  const answer = await write(desk, { text: "hello" }, { "idempotency-key": "short" });

  expect(answer.statusCode).toBe(400);
  expect(desk.written).toEqual([]);
});

test("a limited call says how long to wait", async ({ desk, server }) => {
  await desk.app.inject("/api/knock");
  await desk.app.inject("/api/knock");

  const third = await desk.app.inject("/api/knock");
  server.clock.advance(30_000);
  const later = await desk.app.inject("/api/knock");

  expect(third.statusCode).toBe(429);
  expect(third.headers["retry-after"]).toBe("30");
  expect(later.statusCode).toBe(200);
});

test("a field that the contract does not know never leaves, in tests or in production", async ({ desk }) => {
  const compiled = await desk.app.inject("/api/leak");
  const parsed = await desk.strict.inject("/api/leak");

  expect(compiled.json()).toEqual({ statusCode: 200, text: "fine" });
  expect(parsed.json()).toEqual({ statusCode: 200, text: "fine" });
});

test("an expected failure speaks, an unexpected one keeps its secrets", async ({ desk }) => {
  const gentle = await desk.app.inject("/api/fail?how=gently");
  const hard = await desk.app.inject("/api/fail?how=hard");

  expect(gentle.json()).toMatchObject({ statusCode: 409, message: "Somebody was faster", fields: { text: "Changed" } });
  expect(hard.statusCode).toBe(500);
  expect(hard.json()).toMatchObject({ message: "Something went wrong on our side", code: "internal" });
  expect(hard.body).not.toContain("SELECT");
});
