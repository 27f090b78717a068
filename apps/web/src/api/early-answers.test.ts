import { afterEach, expect, test } from "vitest";

import { forgetMemberData } from "#offline/forget-member-data.ts";

import { takeEarlyAnswer } from "./early-answers.ts";

const answer = Promise.resolve(Response.json({ years: [] }));

function askEarly() {
  window.earlyAnswers = { token: "a.b.c", answers: new Map([["/api/timeline", answer]]), pictures: [] };
}

afterEach(() => delete window.earlyAnswers);

test("an answer from before the app was loaded is taken once", () => {
  askEarly();

  expect(takeEarlyAnswer("/api/memories", "a.b.c")).toBeUndefined();
  expect(takeEarlyAnswer("/api/timeline", "a.b.c")).toBe(answer);
  expect(takeEarlyAnswer("/api/timeline", "a.b.c")).toBeUndefined();
});

test("another session does not get it, nor the first one later on", () => {
  askEarly();

  expect(takeEarlyAnswer("/api/timeline", "d.e.f")).toBeUndefined();
  expect(takeEarlyAnswer("/api/timeline", "a.b.c")).toBeUndefined();
});

test("where nothing was asked, nothing is taken", () => {
  expect(takeEarlyAnswer("/api/timeline", undefined)).toBeUndefined();
});

test("after a logout nothing of it is left", () => {
  askEarly();

  forgetMemberData();

  expect(window.earlyAnswers).toBeUndefined();
});
