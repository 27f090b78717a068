import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { defaultFields, versionedFields } from "@lane/domain/memory-fields.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect } from "vitest";

import { writeFields } from "#db/memory-rows.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

import { cleanDescription, safeDescription } from "./clean-description.ts";
import { cleanText } from "./clean-text.ts";

const grammar = /<\/?(?:p|strong)>|<br>/g;

const cleaned = (html: string): string | undefined => cleanText(html)?.description;

/** Only paragraphs, line breaks and bold, without attributes. */
function isInGrammar(text: string | undefined): boolean {
  return text !== undefined && !/[<>]/.test(text.replaceAll(grammar, ""));
}

test("what is pasted keeps its words, its paragraphs and its bold", () => {
  const cases: [string, string][] = [
    ["plain", "<p>plain</p>"],
    ["<h1>Title</h1><div>One <b>two</b></div>", "<p>Title</p><p>One <strong>two</strong></p>"],
    ["<ul><li>a</li><li>b</li></ul>", "<p>a</p><p>b</p>"],
    ["<div><div><p>deep</p></div></div>", "<p>deep</p>"],
    ['<p class="x" style="color:red"><span>a</span> <i>b</i> <a href="/x">c</a></p>', "<p>a b c</p>"],
    ["<p>Caf&eacute; &euro;5 &lt;3 &amp;amp;</p>", "<p>Café €5 &lt;3 &amp;amp;</p>"],
    ["<p>one</p>\n<p>two</p>", "<p>one</p><p>two</p>"],
    ["<p>a</p><p></p><p>b</p>", "<p>a</p><p></p><p>b</p>"],
    ["<p>\u202eright to left\u202c 👩‍👩‍👧 🌼</p>", "<p>\u202eright to left\u202c 👩‍👩‍👧 🌼</p>"],
    ["<p>a\u0007&#7;b\ud800c</p>", "<p>abc</p>".replace("bc", "b\ufffdc")],
  ];

  expect(cases.map(([sent]) => cleaned(sent))).toEqual(cases.map(([, kept]) => kept));
});

test("cleaning twice is cleaning once, whatever was sent", () => {
  const bits = constantFrom(
    "<p>",
    "</p>",
    "<br>",
    "<b>",
    "</strong>",
    "<",
    ">",
    "&",
    "&lt;",
    "&#60;",
    "<!--",
    "-->",
    '"',
    "a",
    " ",
    "\n",
    "<svg>",
    "<script>",
    "</script>",
    "\ud800",
    "<p x=",
    "&amp;lt;",
  );
  const texts = oneof(
    array(bits, { maxLength: 40 }).map((parts) => parts.join("")),
    string({ unit: "binary" }),
  );

  assert(
    property(texts, (text) => {
      const once = cleaned(text) ?? "";
      return isInGrammar(once) && cleaned(once) === once && safeDescription(once) === once;
    }),
    { numRuns: testSize({ short: 300, long: 2000 }) },
  );
});

test("markup without end is not read", () => {
  const endless = ["<b>", "<div>", "<", "<svg><style>", "<P>&", "&"];
  expect(endless.filter((bit) => cleaned(bit.repeat(26_000)) !== undefined)).toEqual([]);
});

test("as many short lines as a long chat has are kept, and so is a text whose every letter is written as a number", () => {
  const chat = "<div><b>Ada:</b> we are here</div>".repeat(2900);
  expect(cleaned(chat)).toBe("<p><strong>Ada:</strong> we are here</p>".repeat(2900));
  expect(cleaned("&#1072;".repeat(14_285))).toBe(`<p>${"а".repeat(14_285)}</p>`);
});

test(
  "no hostile text comes out of any answer alive, sent as title and as text",
  { timeout: 60_000 },
  async ({ server }) => {
    const ada = await createWriter(server);
    const timeline = await setTimeline(ada);
    const texts = hostileTexts();
    const alive: string[] = [];
    let refused = 0;

    for (const text of texts) {
      const sent = { memoryTitle: text.slice(0, 200), memoryDescription: `<p>before</p>${text}<p>after</p>` };
      const { status, body } = await ada.post("/memories", {
        timelineId: timeline.id,
        yearId: timeline.yearId(1990),
        month: 7,
        ...sent,
      });
      if (status === 200) {
        // A title is plain text: it is stored letter by letter and shown as letters.
        if (body.memory.memoryTitle !== sent.memoryTitle.trim()) alive.push(sent.memoryTitle);
        if (!isInGrammar(body.memory.memoryDescription)) alive.push(text);
        if (!body.memory.memoryDescription.startsWith("<p>before</p>")) alive.push(text);
      } else if (status === 400 && body.statusMessage === "Title has characters we can't save") refused += 1;
      else alive.push(`${status}: ${text}`);
    }

    expect(alive).toEqual([]);
    expect(refused).toBeLessThan(texts.length / 4);
    expect(texts.length).toBeGreaterThanOrEqual(500);
  },
);

test("a long text is cleaned as a short one is, but elsewhere", async () => {
  const html = "<h1>Title</h1><div>One <b>two</b></div>".repeat(2500);
  const expected = cleaned(html);
  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  const descriptions = new Set<string | undefined>();

  for (let count = 0; count < 20; count += 1) descriptions.add(await cleanDescription(html));

  expect([...descriptions]).toEqual([expected]);
  expect(process.threadCpuUsage(ownBefore).user).toBeLessThan(process.cpuUsage(before).user / 2);
  expect(await cleanDescription("<b>".repeat(50_000))).toBeUndefined();
});

test("each hostile text is cleaned to paragraphs, line breaks and bold, also inside a change", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));
  const texts = hostileTexts();

  expect(texts.filter((text) => !isInGrammar(cleaned(text)))).toEqual([]);
  const changed = await ada.put("/memories", { _id, memoryDescription: `<p>kept</p>${texts.join("")}` });
  expect(changed.status).toBe(200);
  expect(isInGrammar(changed.body.memory.memoryDescription)).toBe(true);
});

test("a text that was put into the database by another way does not speak either", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline);
  await ada.put("/memories", { _id, memoryTitle: "Second" });
  const description = '<p onclick="x()">a<img src=x onerror=y()></p><script>z()</script><strong>b</strong>';
  const { db } = server.database;
  await db.updateTable("memories").set({ description }).where("id", "=", _id).execute();
  await db.deleteFrom("memory_versions").execute();
  await db
    .insertInto("memory_versions")
    .values({
      ...writeFields({ ...defaultFields, title: "First", description }, versionedFields),
      memory_id: _id,
      version: 1,
      saved_by: null,
      saved_at: 1,
    })
    .execute();

  const list = await ada.get(`/memories?yearId=${timeline.yearId(1990)}&month=7`);
  const details = await ada.get(`/memories/details?id=${_id}`);
  const versions = await ada.get(`/memories/versions?id=${_id}`);
  const look = await ada.get(`/memories/look-back?yearId=${timeline.yearId(1995)}&month=7`);
  const restored = await ada.post("/memories/versions/restore", { id: _id, restore: 1 });

  const shown = [
    list.body.memories[0],
    details.body.memory,
    versions.body.versions[0],
    look.body.memories[0],
    restored.body.memory,
  ];
  expect(shown.map(({ memoryDescription }) => isInGrammar(memoryDescription))).toEqual(shown.map(() => true));
});
