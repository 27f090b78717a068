import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";

import { addDraining } from "./draining.ts";

const graceMs = 500;
const deadlineMs = 9000;

test("a kept-alive connection may bring one more request, and is told that it was the last", async () => {
  const { draining, visitor } = await open();
  const usual = await visitor("/");

  const drained = draining.drain();
  vi.advanceTimersByTime(graceMs - 1);
  const last = await visitor("/");
  vi.advanceTimersByTime(1);
  await drained;

  expect([usual.statusCode, usual.headers.connection]).toEqual([200, "keep-alive"]);
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
});

test("behind a balancer, connections are kept until it has looked again", async () => {
  const { draining, visitor } = await open();
  const before = draining.isOpen();
  let isOver = false;

  const drained = draining.drain().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2 * graceMs);
  const meanwhile = await visitor("/");
  const after = draining.isOpen();
  await vi.advanceTimersByTimeAsync(graceMs - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await drained;

  expect([before, after]).toEqual([true, false]);
  expect(meanwhile.headers.connection).toBe("close");
});

test("a balancer that does not look again is not waited for", async () => {
  const { draining } = await open();
  draining.isOpen();
  let isOver = false;

  const drained = draining.drain().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(3000 + graceMs - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  await drained;
});

test("a request that never ends holds nothing up beyond the deadline", async () => {
  const { draining, visitor, taken } = await open();
  const cut = visitor("/never").catch((error: unknown) => error);
  await taken;
  let isOver = false;

  const drained = draining.drain().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(deadlineMs - 1);
  expect(isOver).toBe(false);
  vi.advanceTimersByTime(1);

  await drained;
  expect(await cut).toMatchObject({ code: "ECONNRESET" });
});

async function open() {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const taken = Promise.withResolvers<void>();
  const app = fastify({ forceCloseConnections: "idle" });
  app.get("/", async () => "hello");
  app.get("/never", () => {
    taken.resolve();
    return new Promise(() => undefined);
  });
  const draining = addDraining(app, { graceMs, deadlineMs });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { draining, taken: taken.promise, visitor: keptAlive(app) };
}

function keptAlive({ server }: FastifyInstance) {
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path: string): Promise<IncomingMessage> => {
    const [answer]: IncomingMessage[] = await once(get({ host: "127.0.0.1", port, path, agent }), "response");
    if (!answer) throw new Error("Nobody answered");
    await once(answer.resume(), "end");
    return answer;
  };
}
