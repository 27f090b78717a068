import { expect, test } from "vitest";

import type { SourceFile } from "../entries.ts";
import { buildZip } from "../testing/build-zip.ts";
import { takeoutFile } from "../testing/journals.ts";
import { jpeg, mp4 } from "../testing/pictures.ts";
import { readAll } from "../testing/read-all.ts";
import { indexSidecars } from "./sidecar.ts";

function seconds(...parts: [number, number, number, number?]): number {
  const [year, month, day, hour = 12] = parts;
  return Date.UTC(year, month - 1, day, hour) / 1000;
}

const longName = "a photo whose name is a good deal longer than Google likes";

test.each([
  ["IMG_1.jpg", "IMG_1.jpg.json"],
  ["IMG_1.jpg", "IMG_1.jpg.supplemental-metadata.json"],
  ["IMG_1.jpg", "IMG_1.jpg.supplemental-met.json"],
  ["IMG_1.jpg", "IMG_1.jpg..json"],
  ["IMG_1(2).jpg", "IMG_1.jpg(2).json"],
  ["IMG_1(2).jpg", "IMG_1.jpg.supplemental-metadata(2).json"],
  ["IMG_1-edited.jpg", "IMG_1.jpg.json"],
  ["IMG_1-edited(1).jpg", "IMG_1.jpg(1).json"],
  ["IMG_1(1)-edited.jpg", "IMG_1.jpg(1).json"],
  ["IMG_1-bearbeitet.jpg", "IMG_1.jpg.supplemental-metadata.json"],
  ["IMG_1.MP4", "IMG_1.HEIC.supplemental-metadata.json"],
  [`${longName.slice(0, 47)}.jpg`, `${longName.slice(0, 46)}.json`],
  [`${longName.slice(0, 47)}(1).jpg`, `${longName.slice(0, 46)}(1).json`],
  [`${longName.slice(0, 47)}-edited.jpg`, `${longName.slice(0, 46)}.json`],
  ["a name of thirty and a few words.jpg", "a name of thirty and a few words.jpg.supplemen.json"],
])("%s is told about in %s, in whichever part that lies", (photo, sidecar) => {
  const folder = "Takeout/Google Photos/Photos from 2014";
  const others = ["IMG_2.jpg.json", "IMG_1.jpg(7).json", "metadata.json", "b photo.jpg.json"];
  const sidecars = indexSidecars([...others, sidecar].map((name) => file(`${folder}/${name}`)));
  expect(sidecars.of(file(`${folder}/${photo}`))[0]?.path).toBe(`${folder}/${sidecar}`);
  expect(sidecars.of(file(`Takeout/Google Photos/Elsewhere/${photo}`))).toEqual([]);
});

test("photos of several parts are dated by what Google knows, and once each", async () => {
  const photo = jpeg(null, "one");
  const clipped = `${longName.slice(0, 47)}.jpg`;
  const { format, entries, problems } = await readAll({
    "takeout-001.zip": buildZip([
      takeoutFile("Photos from 2014/IMG_1.jpg", photo),
      takeoutFile("Photos from 2014/IMG_1-edited.jpg", jpeg(null, "edited")),
      takeoutFile(`Photos from 2014/${clipped}`, jpeg(null, "long")),
      takeoutFile("Photos from 2014/metadata.json", '{"title": "Photos from 2014"}'),
      takeoutFile("Summer/metadata.json", '{"title": "Summer at the lake", "date": {"timestamp": "0"}}'),
      takeoutFile("Summer/IMG_1.jpg", photo),
      takeoutFile("Summer/IMG_1.jpg.json", { taken: seconds(2014, 7, 1) }),
      takeoutFile("../archive_browser.html", "<html>"),
    ]),
    "takeout-002.zip": buildZip([
      takeoutFile("Photos from 2014/IMG_1.jpg.supplemental-metadata.json", {
        taken: seconds(2014, 7, 1),
        description: "The boat",
      }),
      takeoutFile(`Photos from 2014/${longName.slice(0, 46)}.json`, { taken: seconds(2014, 7, 2), archived: true }),
      takeoutFile("Photos from 2014/FILM.MP4", mp4(Date.UTC(2014, 6, 3))),
    ]),
  });
  expect(format).toBe("takeout");
  expect(
    entries.map(({ title, date, isArchived, media }) => [
      title,
      date?.day,
      isArchived,
      media.map(({ name, caption }) => [name, caption]),
    ]),
  ).toEqual([
    ["1 July 2014", 1, false, [["IMG_1-edited.jpg", "The boat"]]],
    ["2 July 2014", 2, true, [[clipped, null]]],
    ["3 July 2014", 3, false, [["FILM.MP4", null]]],
  ]);
  expect(problems).toMatchObject([{ reason: "unsafe-name" }, { reason: "replaced-by-edit" }]);
});

test("photos whose names were cut to the same letters are told apart by their titles", async () => {
  const stem = longName.slice(0, 46);
  const { entries } = await readAll({
    "takeout.zip": buildZip([
      takeoutFile(`Photos from 2014/${stem}1.jpg`, jpeg(null, "one")),
      takeoutFile(`Photos from 2014/${stem}2.jpg`, jpeg(null, "two")),
      takeoutFile(`Photos from 2014/${stem}.json`, { title: `${stem}1 and more.jpg`, taken: seconds(2014, 7, 1) }),
      takeoutFile(`Photos from 2014/${stem}(1).json`, { title: `${stem}2 and more.jpg`, taken: seconds(2014, 7, 2) }),
    ]),
  });
  expect(entries.map(({ date, media }) => [date?.day, media[0]?.name])).toEqual([
    [1, `${stem}1.jpg`],
    [2, `${stem}2.jpg`],
  ]);
});

test("the camera's day counts where it speaks of the same moment, and Google's where the person set another", async () => {
  const { entries } = await readAll(
    {
      "takeout.zip": buildZip([
        takeoutFile("Photos from 2019/late.jpg", jpeg("2019:08:04 23:30:00", "late")),
        takeoutFile("Photos from 2019/late.jpg.json", { taken: seconds(2019, 8, 5, 6) }),
        takeoutFile("Photos from 2019/scan.jpg", jpeg("2019:08:04 12:00:00", "scan")),
        takeoutFile("Photos from 2019/scan.jpg.json", { taken: seconds(1975, 6, 1) }),
        takeoutFile("Trip/metadata.json", '{"title": "Trip"}'),
        takeoutFile("Trip/alone.jpg", jpeg(null, "alone")),
        takeoutFile("Trip/alone.jpg.json", { taken: seconds(2018, 1, 1) }),
      ]),
    },
    { photos: "each" },
  );
  expect(entries.map(({ title, date }) => [title, date?.year, date?.month, date?.day])).toEqual([
    ["4 August 2019", 2019, 8, 4],
    ["1 June 1975", 1975, 6, 1],
    ["Trip", 2018, 1, 1],
  ]);
});

test("a broken sidecar loses no photo; what lay in the bin or cannot be shown is reported", async () => {
  const { entries, problems } = await readAll({
    "takeout.zip": buildZip([
      takeoutFile("Photos from 2014/broken.jpg", jpeg(null, "broken")),
      takeoutFile("Photos from 2014/broken.jpg.json", "{"),
      takeoutFile("Photos from 2014/bin.jpg", jpeg(null, "bin")),
      takeoutFile("Photos from 2014/bin.jpg.json", { taken: seconds(2014, 1, 1), trashed: true }),
      takeoutFile("Photos from 2014/drawing.psd", Buffer.from("8BPS")),
      takeoutFile("Photos from 2014/future.jpg", jpeg(null, "future")),
      takeoutFile("Photos from 2014/future.jpg.json", { taken: seconds(2099, 1, 1) }),
      takeoutFile("Photos from 2014/before.jpg", jpeg(null, "before")),
      takeoutFile("Photos from 2014/before.jpg.json", { taken: seconds(1899, 1, 1) }),
    ]),
  });
  expect(entries).toMatchObject([{ title: "broken", date: null, yearGuesses: [2014] }]);
  expect(problems.map(({ name, reason }) => [name.slice(name.lastIndexOf("/") + 1), reason])).toEqual([
    ["broken.jpg.json", "not-json"],
    ["bin.jpg", "lay-in-bin"],
    ["drawing.psd", "kind-not-kept"],
    ["future.jpg", "date-outside"],
    ["before.jpg", "date-outside"],
  ]);
});

function file(path: string): SourceFile {
  return { id: path, path, bytes: 1, fingerprint: null, open: () => nothing() };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
