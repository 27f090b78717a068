import { expect, test } from "vitest";

import { memoriesOfDays } from "./day-memories.ts";
import { firstClosedDay, groupByDay, openDays } from "./photo-days.ts";
import { blankWritten } from "./writing.ts";

const isOpen = openDays([1998, 1999, 2026], { year: 2026, month: 5, day: 2 });
const kept = [photo("pier", "1998-07-15"), photo("scan"), photo("lake", "1998-07-14")];
const upload = {
  id: "u-1",
  name: "boat.jpg",
  declared: "image/jpeg",
  kind: "Image",
  bytes: 1,
  address: null,
  position: 1,
  caption: "",
  alt: "",
  isCover: false,
  takenOn: "1998-07-14",
} as const;

test("files are grouped by day, first to last, and those without a date come at the end", () => {
  const groups = groupByDay({ kept, uploads: [upload] }, isOpen);

  expect(groups.map(({ key, files }) => [key, files])).toEqual([
    ["1998-07-14", ["u-1", "lake"]],
    ["1998-07-15", ["pier"]],
    ["", ["scan"]],
  ]);
});

test("a day of a closed year, or one that has not come yet, is no day of its own", () => {
  const files = {
    kept: [photo("old", "1962-05-01"), photo("future", "2026-06-01"), photo("bad", "1998-02-31")],
    uploads: [],
  };

  expect(groupByDay(files, isOpen).map(({ key }) => key)).toEqual([""]);
  expect(firstClosedDay(files, isOpen)).toEqual({ year: 1962, month: 5, day: 1 });
});

test("every file goes into one memory, and what was written goes with the first", () => {
  const written = {
    ...blankWritten(1999, 3),
    text: [],
    place: "Lake Como",
    dayTitles: { "1998-07-14": "The lake", "1998-07-15": "15 July 1998", "": "More photos" },
    media: kept,
    uploads: [upload],
  };

  const memories = memoriesOfDays(written, isOpen).map((one) => one.written);

  expect(memories).toMatchObject([
    { title: "The lake", year: 1998, month: 7, day: 14, place: "Lake Como", media: [{ s3id: "lake" }] },
    { title: "15 July 1998", year: 1998, month: 7, day: 15, media: [{ s3id: "pier" }], uploads: [] },
    { title: "More photos", year: 1999, month: 3, day: null, media: [{ s3id: "scan" }], uploads: [] },
  ]);
  expect(memories[0]?.uploads).toMatchObject([{ id: "u-1", position: 0 }]);
  expect(memories[1]?.place).not.toBe("Lake Como");
});

function photo(s3id: string, takenOn?: string) {
  return { s3id, type: "Image", url: "", takenOn } as const;
}
