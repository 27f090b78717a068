import { afterEach, expect, test } from "vitest";

import { contactOfServer, isAllIncluded, keepsMail, socialLinks } from "./server-facts.ts";
import { helpLinesOfServer } from "./server-help-lines.ts";

function tell(name: string, content: string): void {
  const meta = document.createElement("meta");
  meta.name = name;
  meta.content = content;
  meta.dataset["planted"] = "";
  document.head.append(meta);
}

afterEach(() => document.querySelectorAll("[data-planted]").forEach((meta) => meta.remove()));

test("what the server wrote into the page is read", () => {
  tell("lane-contact", "post@example.org");
  tell("lane-social", "Photos=https://photos.example.org/us, Letters=https://letters.example.org?a=b");

  expect(contactOfServer()).toBe("post@example.org");
  expect(socialLinks()).toEqual([
    { name: "Photos", address: "https://photos.example.org/us" },
    { name: "Letters", address: "https://letters.example.org?a=b" },
  ]);
});

test("an operator's own help lines are read, and what is none is left out", () => {
  tell("lane-help", "Norway=Mental Helse: 116 123; Sweden=Mind:90101;nonsense");

  expect(helpLinesOfServer()).toEqual([
    { place: "Norway", name: "Mental Helse", number: "116 123" },
    { place: "Sweden", name: "Mind", number: "90101" },
  ]);
});

test("mails stay with the operator only where the server says so", () => {
  expect(keepsMail()).toBe(false);
  tell("lane-mail", "kept");

  expect(keepsMail()).toBe(true);
});

test("nothing, a placeholder or another kind of address is left out", () => {
  tell("lane-contact", "__LANE_CONTACT__");
  tell("lane-social", "Bad=javascript:alert(1),=https://example.org");

  expect(contactOfServer()).toBeUndefined();
  expect(socialLinks()).toEqual([]);
  expect(helpLinesOfServer()).toEqual([]);
});

for (const [plans, isIncluded] of [
  ["included", true],
  ["sold", false],
  ["__LANE_PLANS__", false],
] as const) {
  test(`${plans} says that ${isIncluded ? "everything" : "not everything"} is included`, () => {
    tell("lane-plans", plans);

    expect(isAllIncluded()).toBe(isIncluded);
  });
}
