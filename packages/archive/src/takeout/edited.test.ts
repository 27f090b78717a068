import { expect, test } from "vitest";

import { buildZip } from "../testing/build-zip.ts";
import { takeoutFile } from "../testing/journals.ts";
import { jpeg, mp4 } from "../testing/pictures.ts";
import { readAll } from "../testing/read-all.ts";

const folder = "Photos from 2014";
const noon = Date.UTC(2014, 6, 1, 12) / 1000;

test.for([
  ["IMG_1.jpg", "IMG_1-edited.jpg"],
  ["IMG_1.HEIC", "IMG_1-bearbeitet.jpg"],
  ["IMG_1(2).jpg", "IMG_1-bewerkt(2).jpg"],
  ["IMG_1.jpg", "IMG_1-modifié.jpg"],
  ["IMG_1.jpg", "IMG_1-editado.jpg"],
])("%s is one photo with %s, as the person wanted it", async ([original, edited]) => {
  const photo = jpeg("2014:07:01 12:00:00", "one");
  const { entries, problems } = await readAll({
    "takeout.zip": buildZip([
      takeoutFile(`${folder}/${original}`, photo),
      takeoutFile(`${folder}/${edited}`, jpeg(null, "edited")),
      takeoutFile(`Summer/${original}`, photo),
      takeoutFile(`${folder}/IMG_9.jpg.json`, { taken: noon }),
    ]),
  });

  expect(entries.map(({ date, media }) => [date?.day, media.map(({ name }) => name)])).toEqual([[1, [edited]]]);
  expect(problems.map(({ reason }) => reason)).toEqual(["replaced-by-edit"]);
});

test("an edited copy whose original is not there comes along, and so does a film of the same name", async () => {
  const { entries, problems } = await readAll({
    "takeout.zip": buildZip([
      takeoutFile(`${folder}/IMG_1-edited.jpg`, jpeg("2014:07:01 12:00:00", "edited")),
      takeoutFile(`${folder}/IMG_1.mp4`, mp4(noon * 1000)),
      takeoutFile(`${folder}/IMG_1.jpg.json`, { taken: noon }),
    ]),
  });

  expect(entries.flatMap(({ media }) => media.map(({ name }) => name)).toSorted()).toEqual([
    "IMG_1-edited.jpg",
    "IMG_1.mp4",
  ]);
  expect(problems).toEqual([]);
});

/** Half past one at night of the second of July in Tokyo, and still the first in London. */
const night = Date.UTC(2014, 6, 1, 16, 30) / 1000;
const tokyo = { latitude: 35.68, longitude: 139.77 };

async function dayOf(name: string, photo: Uint8Array, geoData?: { latitude: number; longitude: number }) {
  const { entries } = await readAll(
    {
      "takeout.zip": buildZip([
        takeoutFile(`${folder}/${name}`, photo),
        takeoutFile(`${folder}/${name}.json`, { taken: night, ...(geoData ? { geoData } : {}) }),
      ]),
    },
    { photos: "each" },
  );
  const { day, time, zone } = entries[0]?.date ?? {};
  return [day, time, zone];
}

test("without a camera's clock it is the day that it was at the place", async () => {
  expect(await dayOf("IMG_1.jpg", jpeg(null, "a"), tokyo)).toEqual([2, "01:30", "Asia/Tokyo"]);
  expect(await dayOf("FILM.mp4", mp4(night * 1000), tokyo)).toEqual([2, "01:30", "Asia/Tokyo"]);
  expect(await dayOf("IMG_2.jpg", jpeg("2014:07:02 01:29:00", "b"), tokyo)).toEqual([2, "01:29", null]);
  expect(await dayOf("IMG_3.jpg", jpeg(null, "c"))).toEqual([1, "16:30", null]);
  expect(await dayOf("IMG_4.jpg", jpeg(null, "d"), { latitude: 0, longitude: 0 })).toEqual([1, "16:30", null]);
});
