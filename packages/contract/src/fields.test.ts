import { expect, test } from "vitest";
import { z } from "zod";

import { emailField, lineOf, passwordField } from "./fields.ts";

test("a line is trimmed, and refused with the sentence of its check", () => {
  const field = lineOf("First name", 5);

  expect(field.parse(" Ada ")).toBe("Ada");
  expect(sentenceOf(field, "  ")).toBe("First name is required");
  expect(sentenceOf(field, 3)).toBe("First name is required");
  expect(sentenceOf(field, "Ada Vermeer")).toBe("First name is too long");
});

test.for([
  "ada@example.org",
  "ada.v@x.y.example.org",
  "ada..v@example.org",
  "ada@-example.org",
  "ada@example.o",
  "ad'a@example.org",
  "ada'@example.org",
  "ada@exam_ple.org",
  "ADA_1+b@example.org",
  "ädä@example.org",
  "ada@example.org\n",
])("of the address %j Zod thinks the same", (address) => {
  expect(emailField.safeParse(address).success).toBe(z.email().safeParse(address.trim().toLowerCase()).success);
});

test("an address is kept in small letters", () => {
  expect(emailField.parse(" Ada@Example.org ")).toBe("ada@example.org");
  expect(sentenceOf(emailField, undefined)).toBe("Email is required");
});

test("a password that is missing, or is a novel, is refused", () => {
  expect(sentenceOf(passwordField, "")).toBe("Password is required");
  expect(sentenceOf(passwordField, "x".repeat(1001))).toBe("Password is too long");
});

test("the length of a line stands in the description of the API", () => {
  expect(z.toJSONSchema(lineOf("First name", 5), { io: "input" })).toMatchObject({ minLength: 1, maxLength: 5 });
});

function sentenceOf(field: z.ZodType, value: unknown): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message;
}
