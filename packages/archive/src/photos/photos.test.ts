import { maxMediaPerMemory } from "@lane/domain/limits.ts";
import { expect, test } from "vitest";

import { maxMediaPerEntry } from "../make-entry.ts";
import { buildZip } from "../testing/build-zip.ts";
import { heic, jpeg, mp4, png, webp } from "../testing/pictures.ts";
import { readAll } from "../testing/read-all.ts";
import { guessYears } from "./gather.ts";
import { dateInPicture } from "./picture-date.ts";

test("photos of one day become one entry, in the order they were taken, whatever their kind", async () => {
  const { format, entries, problems } = await readAll({
    "camera/b.jpg": jpeg("2019:08:04 09:00:00"),
    "camera/a.heic": heic("2019:08:04 23:59:59"),
    "camera/c.png": png("2019:08:04 00:00:00"),
    "camera/d.webp": webp("2019:08:05 12:00:00"),
    "camera/e.mp4": mp4(Date.UTC(2019, 7, 4, 12, 30)),
    "camera/f.mov": mp4(Date.UTC(2019, 7, 4, 22, 30), "2019-08-05T00:30:00+0200"),
  });
  expect({ format, problems }).toEqual({ format: "photos", problems: [] });
  expect(entries.map(({ title, date, media }) => [title, date?.day, media.map(({ name }) => name).join(" ")])).toEqual([
    ["4 August 2019", 4, "c.png b.jpg e.mp4 a.heic"],
    ["5 August 2019", 5, "f.mov d.webp"],
  ]);
});

test("each photo can be an entry of its own, and is the same one in the next download", async () => {
  const photo = { name: "x/IMG_1.jpg", data: jpeg("2019:08:04 09:00:00"), isStored: true };
  const other = { name: "x/IMG_2.jpg", data: jpeg("2019:08:04 09:00:01"), isStored: true };
  const once = await readAll({ "a.zip": buildZip([photo, other]) }, { photos: "each" });
  const again = await readAll({ "b.zip": buildZip([{ ...photo, name: "y/IMG_1.jpg" }]) }, { photos: "each" });
  const byDay = await readAll({ "a.zip": buildZip([photo, other]) });
  expect(once.entries).toHaveLength(2);
  expect(again.entries[0]?.sourceId).toBe(once.entries[0]?.sourceId);
  expect(byDay.entries).toHaveLength(1);
  expect(once.entries.map(({ sourceId }) => sourceId)).not.toContain(byDay.entries[0]?.sourceId);
});

test("what has no date stands for itself, with the years that its names suggest", async () => {
  const { entries, problems } = await readAll({
    "Holidays 2014/IMG_20190804_172109.jpg": jpeg(null),
    "Holidays 2014/scan.jpg": jpeg("0000:00:00 00:00:00"),
    "tape.mp3": Buffer.from("sound"),
    "notes.pdf": Buffer.from("paper"),
    "hollow.jpg": Buffer.alloc(0),
    "Holidays 2014/DS_Store": Buffer.from("litter"),
    "Holidays 2014/.DS_Store": Buffer.from("litter"),
    "Holidays 2014/Thumbs.db": Buffer.from("litter"),
    "Holidays 2014/desktop.ini": Buffer.from("litter"),
    "__MACOSX/Holidays 2014/._scan.jpg": Buffer.from("litter"),
    "old.jpg": jpeg("1899:01:01 00:00:00"),
    "new.jpg": jpeg("2099:01:01 00:00:00"),
  });
  expect(entries).toMatchObject([
    { title: "IMG_20190804_172109", date: null, yearGuesses: [2019, 2014] },
    { title: "scan", date: null, yearGuesses: [2014] },
    { title: "tape", date: null, yearGuesses: [] },
  ]);
  expect(problems.map(({ name, reason }) => [name, reason])).toEqual([
    ["notes.pdf", "kind-not-kept"],
    ["hollow.jpg", "empty"],
    ["old.jpg", "date-outside"],
    ["new.jpg", "date-outside"],
  ]);
});

test.each([
  ["WhatsApp/IMG-20180102-WA0001.jpg", [2018]],
  ["Photos from 2014/DSC_0001.JPG", [2014]],
  ["Screenshot_2021-03-04-10-11-12.png", [2021]],
  ["2001/1999-12 party/p2000001.jpg", [1999, 2001]],
  ["20991231.jpg", []],
  ["IMG_0042.jpg", []],
])("the name %s suggests %j", (path, years) => {
  expect(guessYears(path, 2026)).toEqual(years);
});

test("a day with more photos than a memory holds becomes several entries", async () => {
  expect(maxMediaPerEntry).toBe(maxMediaPerMemory);
  const photos = Array.from({ length: 41 }, (_, index) => [`${index}.jpg`, jpeg("2019:08:04 09:00:00", `${index}`)]);
  const { entries } = await readAll(Object.fromEntries(photos));
  expect(entries.map(({ title, media }) => [title, media.length])).toEqual([
    ["4 August 2019", 40],
    ["4 August 2019 (2)", 1],
  ]);
});

test("a picture that was cut or changed anywhere is read as one without a date at worst", () => {
  for (const picture of [
    jpeg("2019:08:04 09:00:00"),
    heic("2019:08:04 09:00:00"),
    png("2019:08:04 09:00:00"),
    webp("2019:08:04 09:00:00"),
  ]) {
    expect(dateInPicture(picture)).toMatchObject({ year: 2019, month: 8, day: 4, time: "09:00" });
    for (let at = 0; at < picture.length; at += 7) {
      const changed = Buffer.from(picture);
      changed[at] = 0xff;
      expect(() => [dateInPicture(picture.subarray(0, at)), dateInPicture(changed)]).not.toThrow();
    }
  }
});
