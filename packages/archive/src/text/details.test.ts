import { writeRichText } from "@lane/domain/rich-text.ts";
import { expect, test } from "vitest";

import { appleJournalZip, dayOneZip, journeyZip } from "../testing/journals.ts";
import { jpeg } from "../testing/pictures.ts";
import { readAll } from "../testing/read-all.ts";

const day = "2019-08-04T12:00:00Z";
const at = Date.UTC(2019, 7, 4, 12);

async function told(zip: Buffer, locale = "en-GB") {
  const { entries } = await readAll({ "journal.zip": zip }, { locale });
  return entries.map(({ title, text }) => [title, writeRichText(text)]);
}

test("the first line is the title, and not the text as well", async () => {
  const lines = "At the lake\n\nWe swam.\nAll day.";
  const long = `${"Word ".repeat(60)}end`;

  expect(await told(dayOneZip([{ uuid: "1", creationDate: day, text: lines }]))).toEqual([
    ["At the lake", "<p>We swam.<br>All day.</p>"],
  ]);
  expect(await told(journeyZip([{ id: "1451619000000-3fdad0c3e2", date: at, text: "At the lake\nWe swam." }]))).toEqual(
    [["At the lake", "<p>We swam.</p>"]],
  );
  const page = { file: "2024-11-03", header: "", paragraphs: ["At the lake", "We swam."] };
  expect(await told(appleJournalZip([page]))).toEqual([["At the lake", "<p>We swam.</p>"]]);
  const [clipped] = await told(dayOneZip([{ uuid: "1", creationDate: day, text: `${long}\n\nMore.` }]));
  expect(clipped).toEqual([expect.stringMatching(/…$/), `<p>${long}</p><p>More.</p>`]);
});

test("one line alone is both, since a memory has a text; with a photo it is the title", async () => {
  const photo = { bytes: jpeg(null), kind: "photos", ending: "jpeg", identifier: "AAA1" } as const;
  const entry = { uuid: "1", creationDate: day, text: "Only words" };

  expect(await told(dayOneZip([entry]))).toEqual([["Only words", "<p>Only words</p>"]]);
  expect(await told(dayOneZip([{ ...entry, attachments: [photo] }]))).toEqual([["Only words", ""]]);
});

test("a list keeps its first item", async () => {
  const text = "- milk\n- bread";

  expect(await told(dayOneZip([{ uuid: "1", creationDate: day, text }]))).toEqual([
    ["milk", "<p>• milk<br>• bread</p>"],
  ]);
});

test("Day One's place is the memory's, its weather and star are a line of the text", async () => {
  const entry = {
    uuid: "1",
    creationDate: day,
    text: "# Lake\n\nWe swam.",
    starred: true,
    location: { placeName: "Lido", localityName: "Como", country: "Italy", latitude: 45.8, longitude: 9 },
    weather: { conditionsDescription: "Sunny", temperatureCelsius: 24.4 },
  };

  expect(await told(dayOneZip([entry]))).toEqual([["Lake", "<p>We swam.</p><p>Sunny, 24 °C · ★</p>"]]);
  expect((await readAll({ "journal.zip": dayOneZip([entry]) })).entries[0]?.place).toBe("Lido, Como, Italy");
});

test("Journey's place, weather and favourite are a line of the text, and its mood is counted", async () => {
  const id = "1451619000000-3fdad0c3e2";
  const weather = { id: 1, degree_c: -3, description: "Snow", icon: "", place: "Oslo" };
  const zip = journeyZip([
    { id, date: at, text: "Home\nWe skied.", tags: ["winter"], more: { weather, mood: 3, favourite: true } },
  ]);

  expect(await told(zip)).toEqual([["Home", "<p>We skied.</p><p>Oslo · Snow, -3 °C · ★</p>"]]);
  expect((await readAll({ "journal.zip": zip })).entries[0]?.tagCount).toBe(2);
});

test("an entry that has only a place is still empty", async () => {
  const { entries, problems } = await readAll({
    "journal.zip": dayOneZip([{ uuid: "1", creationDate: day, text: " ", location: { country: "Italy" } }]),
  });

  expect(entries).toEqual([]);
  expect(problems).toMatchObject([{ reason: "empty" }]);
});
