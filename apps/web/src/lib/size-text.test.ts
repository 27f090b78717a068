import { beforeEach, expect, test } from "vitest";

import { startI18n } from "./i18n.ts";
import { durationText, sizeText } from "./size-text.ts";

beforeEach(startI18n);

test("sizes are said in steps of 1024, as the limits are", () => {
  expect([0, 900, 2048, 12.4 * 1024 ** 2, 150 * 1024 ** 2, 10 * 1024 ** 3].map(sizeText)).toEqual([
    "0 bytes",
    "900 bytes",
    "2 kB",
    "12.4 MB",
    "150 MB",
    "10 GB",
  ]);
});

test("lengths are said in minutes and seconds, and in hours where there are any", () => {
  expect([0, 65_000, 3_723_000].map(durationText)).toEqual(["0:00", "1:05", "1:02:03"]);
});
