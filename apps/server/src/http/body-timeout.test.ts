import { once } from "node:events";
import { connect } from "node:net";

import Fastify from "fastify";
import { expect, test } from "vitest";

import { addBodyTimeout } from "./body-timeout.ts";

/** Sends what it is given, then nothing more; answers what came back before the connection closed. */
async function sendHalf(port: number, path: string, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString())).on("error", () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}`);
  await once(socket, "close");
  return heard;
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
