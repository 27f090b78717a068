import { expect, test } from "vitest";

import { acceptOf, claimedTypes, cleanFileName, kindOf, likelyTypes, mediaTypes, truthfulName } from "./media-kinds.ts";

test("name and declared type must agree, and either alone is enough", () => {
  expect(claimedTypes("Summer.JPG", "image/jpeg")).toEqual(["image/jpeg"]);
  expect(claimedTypes("summer.jpeg", "")).toEqual(["image/jpeg"]);
  expect(claimedTypes("recording", "audio/webm;codecs=opus")).toEqual(["audio/webm"]);
  expect(claimedTypes("voice.m4a", "audio/x-m4a")).toEqual(["audio/mp4"]);
  expect(claimedTypes("film.mp4", "application/octet-stream")).toEqual(["video/mp4", "audio/mp4"]);
});

test("what says nothing, disagrees, or ends in something else is none of ours", () => {
  const refused: [string, string][] = [
    ["", ""],
    ["file", ""],
    ["photo.jpg", "image/png"],
    ["photo.jpg.html", "image/jpeg"],
    ["photo.svg", "image/svg+xml"],
    ["photo.", "image/png"],
    ["page.html", "text/html"],
    ["film.mp4", "image/jpeg"],
  ];

  for (const [name, declared] of refused) expect(claimedTypes(name, declared), name).toEqual([]);
});

test("where name and type disagree either may be right, and a name gets the ending of what the file is", () => {
  expect(likelyTypes("photo.jpg", "image/png")).toEqual(["image/jpeg", "image/png"]);
  expect(likelyTypes("photo.svg", "image/svg+xml")).toEqual([]);
  expect(truthfulName("photo.jpg", "image/png")).toBe("photo.png");
  expect(truthfulName("photo.JPEG", "image/jpeg")).toBe("photo.JPEG");
  expect(truthfulName("Mr. Smith", "image/gif")).toBe("Mr. Smith.gif");
  expect(truthfulName("", "image/gif")).toBe("");
});

test("every type has a kind that its name begins with, and the picker asks for all", () => {
  for (const type of mediaTypes) {
    expect(kindOf(type).toLowerCase()).toBe(type.split("/")[0]);
    expect(acceptOf()).toContain(type);
  }
});

test("a name is shown without what cannot be seen or leads elsewhere, and never longer than it may be", () => {
  expect(cleanFileName("  Oma\u0000 &\u202E  Opa.jpg ")).toBe("Oma & Opa.jpg");
  expect(cleanFileName("../../etc/passwd")).toBe("_.._etc_passwd");
  expect(cleanFileName("C:\\fotos\\a\nb.png")).toBe("C__fotos_ab.png");
  expect(cleanFileName(`${"x".repeat(300)}.jpeg`)).toBe(`${"x".repeat(195)}.jpeg`);
  expect(cleanFileName(`${"👵".repeat(150)}.mov`).length).toBeLessThanOrEqual(200);
  expect(cleanFileName("\uD800")).toBe("\uFFFD");
});
