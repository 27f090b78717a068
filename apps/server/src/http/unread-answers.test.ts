import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";

import { addAnswerTimeout } from "./unread-answers.ts";

const megabyte = Buffer.alloc(1024 * 1024, "a");
const megabytes = 40;
const whole = megabytes * megabyte.length;
const stallMs = 200;

async function serve() {
  const app = Fastify({ keepAliveTimeout: 60_000 });
  addAnswerTimeout(app, stallMs);
  app.get("/stream", async (_, reply) => reply.send(Readable.from(Array.from({ length: megabytes }, () => megabyte))));
  app.get("/text", async () => megabyte.toString().repeat(megabytes));
  app.get("/late", async () => {
    await pause(3 * stallMs);
    return "late";
  });
  const ends: Promise<unknown>[] = [];
  app.server.on("connection", (socket) => ends.push(once(socket, "close")));
  onTestFinished(() => app.close());
  return { port: Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port), ends };
}

async function ask(port: number, path: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

async function lengthOf(socket: Socket, enough: number): Promise<number> {
  let length = 0;
  for await (const chunk of socket) {
    length += chunk.length;
    if (length > enough) break;
  }
  return length;
}

test.each(["/stream", "/text"])("who does not read an answer is left: %s", async (path) => {
  const { port, ends } = await serve();
  const socket = await ask(port, path);
  await once(socket, "readable");

  await Promise.all(ends);

  expect(await lengthOf(socket, whole).catch(() => 0)).toBeLessThan(whole);
});

test("an answer that begins late is sent, and one that is read arrives whole", async () => {
  const { port } = await serve();
  const late = await ask(port, "/late");
  const [words]: Buffer[] = await once(late, "data");
  const socket = await ask(port, "/stream");

  expect(words?.toString()).toMatch(/late$/);
  expect(await lengthOf(socket, whole)).toBeGreaterThan(whole);
});
