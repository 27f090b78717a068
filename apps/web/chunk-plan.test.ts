import { expect, test } from "vitest";

import { type Load, type Part, planChunks } from "./chunk-plan.ts";

const roomy = 100_000;

test("what the same screens load becomes one chunk", () => {
  const parts = [part("home", 20_000), part("year", 20_000), part("dates"), part("icons")];
  const loads = [screen(["home", "dates", "icons"]), screen(["year", "dates", "icons"])];

  expect(planned(parts, loads)).toContainEqual(["dates", "icons"]);
});

test("a small part is loaded without need where that saves requests", () => {
  const parts = [
    part("home", 20_000),
    part("year", 20_000),
    part("walk", 20_000),
    part("dates", 300),
    part("icons", 300),
  ];
  const loads = [screen(["home", "dates", "icons"]), screen(["year", "dates", "icons"]), screen(["walk", "icons"])];

  expect(planned(parts, loads)).toContainEqual(["dates", "icons"]);
});

test("no screen exceeds its bytes, whatever is saved elsewhere", () => {
  const parts = [part("landing", 20_000), part("home", 20_000), part("dates", 300), part("icons", 300)];
  const loads = [screen(["landing", "icons"], [], 20_400), screen(["home", "dates", "icons"])];

  expect(planned(parts, loads)).toEqual([["dates", "home"], ["icons"], ["landing"]]);
});

test("a part that does not pay for its request stays alone", () => {
  const parts = [part("home", 20_000), part("editor", 400_000), part("dates", 300)];
  const loads = [screen(["home", "dates"]), screen(["editor", "dates"], [], 1_000_000)];

  expect(planned(parts, loads)).toEqual([["dates"], ["editor"], ["home"]]);
});

test("what lies between two joined parts is joined with them, so that no chunk imports one that imports it", () => {
  const parts = [part("page", 500, ["list"]), part("list", 500, ["dates"]), part("dates", 500)];
  const loads = [screen(["page"]), screen(["page"], [], roomy), screen(["list"]), screen(["dates"])];

  const chunks = planned(parts, loads);

  expect(chunks.some((names) => names.includes("page") && names.includes("dates") && !names.includes("list"))).toBe(
    false,
  );
});

test("a fixed part is never joined", () => {
  const parts = [{ ...part("frame", 100), isFixed: true }, part("home", 100, ["frame"])];

  expect(planned(parts, [screen(["home"])])).toEqual([["frame"], ["home"]]);
});

test("what comes after the screen is counted as a request, too", () => {
  const parts = [part("home", 900), part("outbox", 20_000), part("toasts", 20_000)];

  expect(planned(parts, [screen(["home"], ["outbox", "toasts"], 1000)])).toContainEqual(["outbox", "toasts"]);
});

function part(name: string, bytes = 1000, imports: readonly string[] = []): Part {
  return { name, bytes, imports, isFixed: false };
}

function screen(first: readonly string[], after: readonly string[] = [], maxFirstBytes = roomy): Load {
  return { first, after, maxFirstBytes, maxFiles: 20 };
}

function planned(parts: readonly Part[], loads: readonly Load[]): string[][] {
  const chunks = planChunks(parts, loads).map((names) => names.toSorted());
  return chunks.toSorted((a, b) => a.join("").localeCompare(b.join("")));
}
