import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { letBodyEnd, passOver, unlessStalled } from "./upload-bodies.ts";

const atOnce = async () => undefined;

async function serve(answer: (body: IncomingMessage, reply: ServerResponse) => Promise<void>): Promise<number> {
  const server = createServer((body, reply) => void answer(body, reply));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

test("a sender who falls silent is let go, and what came before was handed on", async () => {
  let received = 0;
  const silent = Promise.withResolvers<unknown>();
  const port = await serve(async (body) => {
    try {
      for await (const chunk of unlessStalled(body, 100, atOnce)) received += chunk.byteLength;
      silent.resolve(undefined);
    } catch (error) {
      silent.resolve(error);
    }
  });

  const sending = request({ host: "127.0.0.1", port, method: "PATCH", headers: { "content-length": 1000 } });
  sending.on("error", () => undefined).write("x".repeat(400));

  expect(await silent.promise).toMatchObject({ message: "The sender fell silent" });
  expect(received).toBe(400);
});

test("whoever asks for the next chunk has given back the one before", async () => {
  const received: Uint8Array[] = [];
  let bytes = 0;
  const port = await serve(async (body, reply) => {
    for await (const chunk of unlessStalled(body, 10_000, atOnce)) {
      bytes += chunk.byteLength;
      received.push(chunk);
    }
    reply.end("done");
  });

  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "PATCH", body: new Uint8Array(1024 ** 2) });

  expect(await answer.text()).toBe("done");
  expect(bytes).toBe(1024 ** 2);
  expect(received.map(({ byteLength }) => byteLength)).toEqual(received.map(() => 0));
});

test("a refused sender may finish, and hears why", async () => {
  const port = await serve(async (body, reply) => {
    letBodyEnd(body);
    reply.writeHead(415).end("no");
  });

  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "PATCH", body: new Uint8Array(8 * 1024 ** 2) });

  expect([answer.status, await answer.text()]).toEqual([415, "no"]);
});

async function readAll(body: IncomingMessage, pace: (bytes: number) => Promise<void>): Promise<void> {
  for await (const chunk of unlessStalled(body, 10_000, pace)) if (chunk.byteLength === 0) throw new Error("Empty");
}

test.each([
  ["taken", readAll],
  ["stray", passOver],
])("a %s body is read no faster than its pace", async (_kind, read) => {
  const paced: number[] = [];
  const more = Promise.withResolvers<void>();
  const port = await serve(async (body, reply) => {
    await read(body, (bytes) => {
      paced.push(bytes);
      return more.promise;
    });
    reply.end("done");
  });

  const answering = fetch(`http://127.0.0.1:${port}`, { method: "PATCH", body: new Uint8Array(8 * 1024 ** 2) });
  await expect.poll(() => paced.length).toBe(1);
  more.resolve();

  expect(await (await answering).text()).toBe("done");
  expect(paced.reduce((sum, bytes) => sum + bytes, 0)).toBe(8 * 1024 ** 2);
});
