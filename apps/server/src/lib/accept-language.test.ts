import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import { askedLanguage } from "./accept-language.ts";

test.for([
  ["nl", "nl"],
  ["de-AT", "de"],
  ["FR-ca,en;q=0.5", "fr"],
  ["it-IT, es ; q=0.8, en;q=0.9", "en"],
  ["en;q=0.5,nl;q=0.5", "en"],
  ["nl;q=0.001,de;q=1.0", "de"],
  ["nl;q=0,de;q=0.1", "de"],
  ["nl;q=2,es;q=0.1", "es"],
  ["nl;q=much,fr;q=0.3", "fr"],
] as const)("“%s” asks for %s", ([header, language]) => {
  expect(askedLanguage(header)).toBe(language);
});

test.for([undefined, "", "*", "it,ja;q=0.9", "nl;q=0", "<nl>", ";;,,==", "nld", `${"xx,".repeat(5000)}nl`])(
  "%# what names no language of ours asks for none",
  (header) => {
    expect(askedLanguage(header)).toBeUndefined();
  },
);

test("whatever is sent, nothing breaks", () => {
  assert(
    property(string({ unit: "binary" }), (header) => {
      expect([undefined, "en", "nl", "de", "fr", "es"]).toContain(askedLanguage(header));
    }),
  );
});
