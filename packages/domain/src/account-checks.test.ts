import { expect, test } from "vitest";

import {
  ageProblem,
  birthDateProblem,
  emailProblem,
  lineProblem,
  newPasswordProblem,
  passwordLengthProblem,
} from "./account-checks.ts";

const today = { year: 2026, month: 11, day: 16 };
const noon = Date.UTC(2026, 10, 16, 12);

test.for([
  ["Ada", undefined],
  [" Ada ", undefined],
  ["", "First name is required"],
  ["  ", "First name is required"],
  ["\u200B", "First name is required"],
  ["x".repeat(100), undefined],
  ["x".repeat(101), "First name is too long"],
  ["A\u0000da", "First name has characters we can't save"],
] as const)("a first name %j: %s", ([name, problem]) => {
  expect(lineProblem("First name", name, 100)).toBe(problem);
});

test.for([
  ["ada@example.org", undefined],
  [" Ada.Vermeer+tag@mail.example.org ", undefined],
  ["o'neil@example.org", undefined],
  ["", "Email is required"],
  ["ada", "Please enter a valid email address"],
  ["ada@example", "Please enter a valid email address"],
  ["ada@@example.org", "Please enter a valid email address"],
  ["a da@example.org", "Please enter a valid email address"],
  [".ada@example.org", "Please enter a valid email address"],
  [`${"a".repeat(243)}@example.org`, "This email address is too long"],
] as const)("an address %j: %s", ([email, problem]) => {
  expect(emailProblem(email)).toBe(problem);
});

test.for([
  ["blue door", undefined],
  ["", "Password is required"],
  ["short", "Password must be at least 8 characters long"],
  ["🌻🌻🌻🌻🌻🌻🌻", "Password must be at least 8 characters long"],
  ["🌻🌻🌻🌻🌻🌻🌻🌻", undefined],
  ["e\u0301".repeat(7), "Password must be at least 8 characters long"],
  ["x".repeat(128), undefined],
  ["x".repeat(129), "Password must be at most 128 characters long"],
] as const)("a new password %j: %s", ([password, problem]) => {
  expect(newPasswordProblem(password)).toBe(problem);
});

test("the length of no password at all is too short", () => {
  expect(passwordLengthProblem("")).toBe("Password must be at least 8 characters long");
});

test.for([
  [undefined, "Date of birth is required"],
  [{ year: 1961, month: 3, day: 4 }, undefined],
  [{ year: 1899, month: 12, day: 31 }, "Please enter a valid date of birth"],
  [{ year: 2026, month: 11, day: 17 }, "Date of birth can't be in the future"],
  [{ year: 2020, month: 1, day: 1 }, undefined],
] as const)("a birth date %j: %s", ([born, problem]) => {
  expect(birthDateProblem(born, today)).toBe(problem);
});

test.for([
  ["2013-11-16", undefined],
  ["2013-11-17", "You must be at least 13 years old"],
  ["2026-11-17", "Date of birth can't be in the future"],
] as const)("an account for somebody born on %s: %s", ([dateOfBirth, problem]) => {
  expect(ageProblem(dateOfBirth, noon)).toBe(problem);
});
