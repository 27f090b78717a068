import { expect, test } from "vitest";

import { keepLastAsked } from "./last-asked.ts";

test("what was asked for longest ago goes first", () => {
  const lives = keepLastAsked<number>(2);
  lives.keep("ada", 1);
  lives.keep("ben", 2);
  lives.get("ada");

  lives.keep("cleo", 3);

  expect(["ada", "ben", "cleo"].map((name) => lives.get(name))).toEqual([1, undefined, 3]);
});

test("the newest value of a key is kept, once", () => {
  const lives = keepLastAsked<number>(2);
  lives.keep("ada", 1);
  lives.keep("ben", 2);

  lives.keep("ben", 3);

  expect(["ada", "ben"].map((name) => lives.get(name))).toEqual([1, 3]);
});
