import { array, assert, constantFrom, oneof, property } from "fast-check";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";

import { readHtmlEvents } from "./html-events.ts";

const wanted = new Set(["id", "href"]);

/** Texts next to each other are one text; what stands in a title or a field is read by nobody. */
function createNotes() {
  const notes: string[] = [];
  return {
    notes,
    add: (note: string) => notes.push(note),
    text: (text: string) => {
      const last = notes.at(-1);
      if (last?.startsWith("text ")) notes[notes.length - 1] = last + text;
      else if (text !== "" && !/^open (?:title|textarea) /.test(last ?? "")) notes.push(`text ${text}`);
    },
  };
}

function ours(html: string): string[] {
  const { notes, add, text } = createNotes();
  const open = (tag: string, attributes: object) => add(`open ${tag} ${JSON.stringify(attributes)}`);
  readHtmlEvents(html, { open, close: (tag) => add(`close ${tag}`), text }, wanted);
  return notes;
}

function theirs(html: string): string[] {
  const { notes, add, text } = createNotes();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const kept = Object.entries(attributes).filter(([name]) => wanted.has(name));
      add(`open ${tag} ${JSON.stringify(Object.fromEntries(kept))}`);
    },
    onclosetag: (tag) => add(`close ${tag}`),
    ontext: text,
  });
  parser.end(html);
  return notes;
}

const names =
  "p br b i a div h1 li ul table tr td th thead tbody svg math title mi desc foreignObject image script style textarea xmp iframe noembed noframes noscript plaintext form input select option optgroup button body head link rt rp dd dt hr img clippath P".split(
    " ",
  );
const signs =
  "& &amp &amp; &lt &#60; &#x3c &# &not &notit; &#0; < > </ <! <!-- --> <![CDATA[ ]]> <? \" ' = / /> <svg/> <p/> </p </scr".split(
    " ",
  );
const attributes = ["<a href='&amp;x&notit'>", "<a HREF=b href=c>", '<p id="&copy', "<b id>", "<i id=&lt;/>", " ", "a"];
const piece = oneof(
  constantFrom(...names).map((name) => `<${name}>`),
  constantFrom(...names).map((name) => `</${name}>`),
  constantFrom(...signs, ...attributes),
);

test("every tag, attribute and word is found as htmlparser2 finds it", { timeout: 60_000 }, () => {
  assert(
    property(array(piece, { maxLength: 30 }), (pieces) => {
      expect(ours(pieces.join(""))).toEqual(theirs(pieces.join("")));
    }),
    { numRuns: 5000, seed: 16 },
  );
});

test("a hundred thousand tags that are never closed are read to their end", () => {
  expect(ours("<b>".repeat(100_000))).toHaveLength(200_000);
});
