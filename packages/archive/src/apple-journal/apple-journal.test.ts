import { writeRichText } from "@lane/domain/rich-text.ts";
import { expect, test } from "vitest";

import { appleJournalZip } from "../testing/journals.ts";
import { heic, jpeg } from "../testing/pictures.ts";
import { bytesOf, readAll } from "../testing/read-all.ts";

test("a page keeps its title, its words, its day and its files, and its mood in words", async () => {
  const picture = heic("2024:11:03 10:00:00");
  const { format, entries, problems } = await readAll({
    "AppleJournalEntries.zip": appleJournalZip([
      {
        file: "2024-11-03_At_the_lake",
        header: "Sunday, 3 November 2024",
        title: "At the lake",
        paragraphs: ["Warm &amp; quiet.", '</span><span class="s3">Very</span><span class="s2"> much so.'],
        assets: [
          { id: "P1", type: "livePhoto", file: "P1.heic", bytes: picture },
          { id: "V1", type: "video", file: "V1.mov", bytes: Buffer.from("film") },
          { id: "A1", type: "audio", file: "A1.m4a", bytes: Buffer.from("sound") },
          { id: "M1", type: "stateOfMind" },
          { id: "L1", type: "multiPinMap", file: "L1.png", bytes: Buffer.from("a map") },
          { id: "P2", type: "photo", file: "P2.jpg" },
        ],
      },
      { file: "2024-11-04", header: "Montag, 4. November 2024", paragraphs: ["Only words."] },
      { file: "Untitled", header: "Friday, May 10, 2024", paragraphs: ["By its header."] },
      {
        file: "Ohne",
        header: "Montag, 4. Brachmond 2024",
        assets: [{ id: "P3", type: "photo", file: "P3.jpg", bytes: jpeg(null) }],
      },
      { file: "2024-13-45", header: "", paragraphs: [] },
    ]),
  });
  expect(format).toBe("apple-journal");
  expect(entries).toMatchObject([
    {
      sourceId: "apple-journal:2024-11-03_At_the_lake.html",
      title: "At the lake",
      date: { year: 2024, month: 11, day: 3 },
      media: [
        { kind: "Image", name: "P1.heic" },
        { kind: "Video", name: "V1.mov" },
        { kind: "Audio", name: "A1.m4a" },
      ],
    },
    { title: "Only words.", date: { year: 2024, month: 11, day: 4 } },
    { title: "By its header.", date: { year: 2024, month: 5, day: 10 } },
    { title: "Ohne.html", date: null, yearGuesses: [2024] },
  ]);
  expect(writeRichText(entries[0]?.text ?? [])).toBe(
    "<p>Warm &amp; quiet.</p><p><strong>Very</strong> much so.</p><p>Calm</p>",
  );
  expect(await bytesOf(entries[0]?.media[0])).toEqual(picture);
  expect(problems.map(({ name, reason }) => [name, reason])).toEqual([
    ["At the lake: P2.jpg", "missing-media"],
    ["2024-13-45.html", "empty"],
  ]);
});
