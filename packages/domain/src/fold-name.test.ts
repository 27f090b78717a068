import { expect, test } from "vitest";

import { foldName } from "./fold-name.ts";

test.for([
  ["Utrecht", "utrecht"],
  ["München", "munchen"],
  ["Łódź", "lodz"],
  ["Kyōto", "kyoto"],
  ["Tromsø", "tromso"],
  ["Gießen", "giessen"],
  ["STRAẞE", "strasse"],
  ["Đà Nẵng", "da nang"],
  ["Ærøskøbing", "aeroskobing"],
  ["Þórshöfn", "thorshofn"],
  ["İzmir", "izmir"],
  ["Iğdır", "igdir"],
  ["Ｏｓａｋａ", "osaka"],
] as const)("%s is compared as %s", ([name, folded]) => {
  expect(foldName(name)).toBe(folded);
});

test.for([
  ["Saint-Étienne", "SAINT  ETIENNE"],
  ["'s-Hertogenbosch", "s hertogenbosch"],
  ["L'Aquila", "L’Aquila"],
  ["St. Louis", "st louis"],
  ["Zu\u0308rich", "Z\u00fcrich"],
  ["ΠΑΤΡΑΣ", "Πάτρας"],
] as const)("%s and %s are the same name", ([one, other]) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.for([
  ["京都", "京都"],
  ["뮌헨", "뮌헨"],
  ["क्योटो", "क्योटो"],
  ["มิวนิก", "มิวนิก"],
  ["がま", "がま"],
] as const)("%s keeps every sign that is a letter of its own", ([name, folded]) => {
  expect(foldName(name)).toBe(folded);
});

test.for(["", "   ", "%", "_'\"", "\u0000", "🏡🎈", "\u202e"])("%j holds no name", (text) => {
  expect(foldName(text)).toBe("");
});

test("folding twice changes nothing more", () => {
  const names = ["Ǆ", "ﬁne", "ΑΣ", "Ⅻ", "ŉ", "İ", "ʼn", "\ud800", "ẛ̣", "①", "ﷺ"];

  for (const name of names) expect(foldName(foldName(name)), name).toBe(foldName(name));
});
