import { assert, asyncProperty, constantFrom, record, string } from "fast-check";
import { expect, test } from "vitest";

import { createPasswordRules } from "./password-rules.ts";

const ada = { email: "ada.byron@example.com", firstName: "Augusta", lastName: "Lovelace" };
const nobody = { email: "", firstName: "", lastName: "" };
const rules = createPasswordRules({
  commonPasswords: { isCommon: async (password) => ["password", "iloveyou1"].includes(password.toLowerCase()) },
});

const tooShort = "Password must be at least 8 characters long";
const tooLong = "Password must be at most 128 characters long";
const tooCommon = "This password is too common. Please choose another one";
const tooNear = "Please choose a password that isn't your name or email address";
const tooHomely = "Please choose a password that isn't the name of this website";

test.for([
  ["", tooShort],
  ["1234567", tooShort],
  ["🌻🌻🌻🌻🌻🌻🌻", tooShort],
  ["a".repeat(129), tooLong],
  ["🌻".repeat(129), tooLong],
  ["password", tooCommon],
  ["ILoveYou1", tooCommon],
  ["ada.byron", tooNear],
  ["Ada.Byron12!", tooNear],
  ["ada.byron@example.com", tooNear],
  ["lovelace", tooNear],
  ["1lovelace2!", tooNear],
  ["Augusta7", tooNear],
  ["augusta lovelace", tooNear],
  ["LovelaceAugusta99", tooNear],
  ["memory lane", tooHomely],
  ["Memorylane1", tooHomely],
  ["Down Memory Lane!", tooHomely],
] as const)("%j is refused: %s", async ([password, sentence]) => {
  expect(await rules.problemOf(password, ada)).toBe(sentence);
});

test.for([
  "        ",
  " password ",
  "🌻🌻🌻🌻🌻🌻🌻🌻",
  "a".repeat(128),
  "🌻".repeat(128),
  "lovelace1234",
  "a stroll down memory lane",
  "שלום עולם",
  "<b>bold</b>",
  "\0\0\0\0\0\0\0\0",
])("%j is taken", async (password) => {
  expect(await rules.problemOf(password, ada)).toBeUndefined();
});

test("a short name refuses nothing, and an empty one neither", async () => {
  const bo = { email: "bo@example.com", firstName: "Bo", lastName: " " };

  expect(await rules.problemOf("bo bo bo", bo)).toBeUndefined();
  expect(await rules.problemOf("         1", bo)).toBeUndefined();
});

test("an accent may be written in one sign or in two", async () => {
  const renee = { ...nobody, firstName: "Renée-Zoë".normalize("NFC") };

  expect(await rules.problemOf("renée-zoë".normalize("NFD"), renee)).toBe(tooNear);
});

test("whatever is typed, there is an answer", async () => {
  const anyText = string({ unit: "binary", maxLength: 300 });
  const anyContext = record({ email: anyText, firstName: anyText, lastName: anyText });

  await assert(
    asyncProperty(anyText, anyContext, async (password, context) => {
      const problem = await rules.problemOf(password, context);
      expect([undefined, tooShort, tooLong, tooCommon, tooNear, tooHomely]).toContain(problem);
    }),
  );
});

test("any text of 8 to 128 characters that is neither common nor a name is taken", async () => {
  const anyText = string({ unit: "binary", minLength: 8, maxLength: 128 });

  await assert(
    asyncProperty(
      anyText.filter((text) => !/password|iloveyou1|memory\s*lane/i.test(text)),
      async (password) => {
        expect(await rules.problemOf(password, nobody)).toBeUndefined();
      },
    ),
  );
});

test("one character more or less than a name with three others decides", async () => {
  const anyEnd = string({ unit: constantFrom("1", "2", "!", "?", "ß"), maxLength: 8 });

  await assert(
    asyncProperty(anyEnd, async (end) => {
      const problem = await rules.problemOf(`lovelace${end}`, ada);
      expect(problem).toBe(end.length <= 3 ? tooNear : undefined);
    }),
  );
});
