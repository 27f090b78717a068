import { once } from "node:events";
import { connect } from "node:net";

import { expect } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";

const guarded = ["content-security-policy", "x-content-type-options", "cache-control", "x-request-id"];

test("an address that cannot be decoded is refused like any other mistake, and not repeated", async ({ server }) => {
  for (const url of ["/%zz", "/api/media/%zz", `/api/media/${"x".repeat(300)}`, "/api/makings/%e0%a4%a/files/a"]) {
    const known = await server.app.inject({ url: "/api/nothing-is-here" });
    const { statusCode, headers, body } = await server.app.inject({ url });

    expect(Object.keys(headers)).toEqual(expect.arrayContaining(guarded));
    expect(headers["content-security-policy"]).toBe(known.headers["content-security-policy"]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({
      status: 400,
      message: "We couldn't read this request",
      statusCode: 400,
      statusMessage: "We couldn't read this request",
      code: "invalid_input",
      requestId: headers["x-request-id"],
    });
  }
});

test("what is not HTTP is refused with the headers of every answer", async ({ server }) => {
  const port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);

  const noise = await say(port, "GET / HTTP/9.9\r\nsecret\r\n\r\n");
  const endless = await say(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(17_000)}\r\n\r\n`);

  expect(noise).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(endless).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  for (const answer of [noise, endless]) {
    for (const name of guarded) expect(answer).toContain(`\r\n${name}: `);
    expect(answer).not.toContain("secret");
  }
  expect(problemOf(noise)).toMatchObject({ status: 400, code: "invalid_input" });
  expect(problemOf(endless)).toMatchObject({ status: 431, code: "too_large" });
  await expectAnswering(server);
});

async function say(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString())).on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return heard;
}

function problemOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));
}

async function expectAnswering({ app }: TestServer): Promise<void> {
  expect((await app.inject({ url: "/api/health" })).statusCode).toBe(200);
}
