import { expect, test } from "vitest";

import { createTerminalLogger, describeError } from "./logger.ts";

const now = () => new Date(2026, 4, 15, 9, 3, 7);

test("an event is one line that a person can read", () => {
  const { written, logger } = openLogger();

  logger.info({ id: "0198", host: "mail server", count: 3 }, "mail written to the outbox folder");

  expect(written).toEqual(['09:03:07 info  mail written to the outbox folder id=0198 host="mail server" count=3\n']);
});

test("requests that went well are quiet, the others are told", () => {
  const { written, logger } = openLogger();

  for (const status of [200, 204, 304, 404, 500]) logger.info({ method: "GET", route: "/api/x", status }, "request");

  expect(written.map((line) => /status=\d+/.exec(line)?.[0])).toEqual(["status=404", "status=500"]);
});

test("whoever asks for more hears of every request", () => {
  const { written, logger } = openLogger({ level: "debug" });

  logger.info({ status: 200 }, "request");
  logger.debug({}, "a detail");

  expect(written).toHaveLength(2);
});

test.for([
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
  ["silent", []],
] as const)("at the level %s only %j is told", ([level, told]) => {
  const { written, logger } = openLogger({ level });

  for (const name of ["debug", "info", "warn", "error"] as const) logger[name]({}, name);

  expect(written.map((line) => line.trim().split(" ").at(-1))).toEqual(told);
});

test("an error is told with its place and its cause, on the same line", () => {
  const { written, logger } = openLogger();
  const cause = Object.assign(new Error("disk\nfull"), { code: "ENOSPC", detail: "Key (email)=(ada@example.com)" });

  logger.error({ error: new TypeError("could not save", { cause }) }, "request failed");

  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(
    /request failed error="TypeError could not save at .*logger\.test\.ts:\d+:\d+.*, because of Error ENOSPC disk full at .*"\n$/,
  );
  expect(written[0]).not.toContain("ada@example.com");
});

test("what an event quotes can neither begin a line nor steer the terminal", () => {
  const { written, logger } = openLogger();

  logger.warn({ host: "a\n09:00:00 info  all is well \u001B[2J \u202E" }, "odd\r\nmessage");

  expect(written.join("").match(/\n/g)).toHaveLength(1);
  for (const steering of ["\u001B", "\u202E", "\r"]) expect(written.join("")).not.toContain(steering);
});

test("colour is only where the terminal has it", () => {
  const { written, logger } = openLogger({ hasColours: true });

  logger.warn({}, "careful");

  expect(written).toEqual(["\u001B[90m09:03:07\u001B[39m \u001B[33mwarn \u001B[39m careful\n"]);
});

test("an error is told by name, code, message and cause, without what it drags along", () => {
  const cause = Object.assign(new Error("constraint failed"), {
    code: "23505",
    detail: "Key (email)=(ada@example.com)",
  });

  const described = describeError(new Error("could not save", { cause }));

  expect(described).toMatchObject({
    message: "could not save",
    cause: { code: "23505", message: "constraint failed" },
  });
  expect(JSON.stringify(described)).not.toContain("ada@example.com");
});

test("whatever else was thrown becomes a message", () => {
  expect(describeError("just a text")).toEqual({ message: "just a text" });
});

function openLogger({ level = "info", hasColours = false } = {}) {
  const written: string[] = [];
  return { written, logger: createTerminalLogger({ level, hasColours, now, write: (text) => written.push(text) }) };
}
