import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";

import { addBodyTimeout, addUnreadBodies } from "./request-bodies.ts";

/** Sends `head` and then nothing; returns what came back before the connection closed. */
async function sendHalf(port: number, path: string, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString())).on("error", () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}`);
  await once(socket, "close");
  return heard;
}

async function refuse(): Promise<never> {
  throw new Error("no");
}

test("a body that never ends is cut off, and one that has ended is not", async () => {
  const app = Fastify();
  addBodyTimeout(app, 200, (route) => route === "/slow");
  app.post("/quick", async ({ body }) => body);
  app.post("/slow", async () => "never");
  const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);

  const half = await sendHalf(port, "/quick", 'Content-Length: 9\r\n\r\n{"a"');
  const endless = await sendHalf(port, "/quick", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n");
  const whole = await sendHalf(port, "/quick", 'Connection: close\r\nContent-Length: 7\r\n\r\n{"a":1}');
  const exempt = connect(port, "127.0.0.1");
  exempt.write("POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{");
  await sendHalf(port, "/quick", 'Content-Length: 9\r\n\r\n{"a"');

  expect([half, endless]).toEqual(["", ""]);
  expect(whole).toContain('{"a":1}');
  expect(exempt.destroyed).toBe(false);
  exempt.destroy();
  await app.close();
});

test("an upload takes any time, but what is sent on after its refusal is cut off", async () => {
  const app = Fastify();
  addBodyTimeout(app, 200, () => true);
  app.post("/upload", { preParsing: refuse, handler: async () => "never" });
  onTestFinished(() => app.close());
  const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);

  expect(await sendHalf(port, "/upload", 'Content-Length: 9\r\n\r\n{"a"')).toContain("500");
});

async function serve(): Promise<number> {
  const app = Fastify({ logger: false });
  addUnreadBodies(app);
  app.post("/", {
    bodyLimit: 1000,
    preParsing: refuse,
    handler: async () => "yes",
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function answerTo(sending: ClientRequest): Promise<IncomingMessage> {
  sending.on("error", () => undefined);
  const [answer]: IncomingMessage[] = await once(sending, "response");
  answer?.resume();
  if (!answer) throw new Error("No answer");
  return answer;
}

test.each([
  ["body longer than any that is taken ends its connection", { "content-length": 100_000_000 }, "close"],
  ["body of unknown length ends its connection", { "transfer-encoding": "chunked" }, "close"],
  ["body that could have been taken may come to its end", { "content-length": 900 }, "keep-alive"],
])("a refused %s", async (_what, headers, connection) => {
  const port = await serve();
  const sending = request({
    host: "127.0.0.1",
    port,
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
  });
  sending.write("x".repeat(500));

  const answer = await answerTo(sending);
  sending.destroy();

  expect([answer.statusCode, answer.headers.connection]).toEqual([500, connection]);
});
