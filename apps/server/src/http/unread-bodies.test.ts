import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";

import { addUnreadBodies } from "./unread-bodies.ts";

async function serve(): Promise<number> {
  const app = Fastify({ logger: false });
  addUnreadBodies(app);
  app.post("/", {
    bodyLimit: 1000,
    preParsing: async () => {
      throw new Error("no");
    },
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
