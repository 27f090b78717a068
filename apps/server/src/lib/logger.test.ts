import { expect, test } from "vitest";

import { describeError } from "./logger.ts";

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
