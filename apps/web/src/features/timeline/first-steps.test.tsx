import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderTimeline } from "#testing/render-timeline.tsx";
import { serveTimeline, tenYears, timelineAnswer, yearEntry } from "#testing/timeline.ts";

const emptyYears = Array.from({ length: 10 }, (_, index) => yearEntry(1998 + index));

afterEach(() => {
  localStorage.removeItem("introduction");
  vi.unstubAllGlobals();
});

test("a first visit is led from the years to the question of the first of them", async () => {
  let years: typeof tenYears = [];
  serveTimeline({ "GET /api/timeline": () => timelineAnswer(years) });
  const first = await renderTimeline();
  const steps = first.getByRole("region", { name: "Welcome, Ada" }).getByRole("listitem");
  await expect.element(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect.element(first.getByRole("button", { name: "Set timeline" })).toBeVisible();
  await first.unmount();

  years = emptyYears;
  const second = await renderTimeline();
  await expect.element(second.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  await expect.element(second.getByText("The question of 1998")).toBeVisible();
  await expectAccessible();
});

test("what is free is said before ten years are chosen, and in the sheet that chooses them", async () => {
  serveTimeline({ "GET /api/timeline": () => timelineAnswer([]) });
  const screen = await renderTimeline();
  const free = /^Ten years are free, for good\. Every year from birth to today: memory keeper, €4\.99 monthly, VAT inc/;
  await expect.element(screen.getByText(free)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Open every year" })).toHaveAttribute("href", "/subscriptions");

  await screen.getByRole("button", { name: "Set timeline" }).click();

  const sheet = screen.getByRole("dialog", { name: "Set your timeline" });
  await expect.element(sheet.getByText(free)).toBeVisible();
  await expect.element(sheet.getByRole("link", { name: "Open every year" })).toBeVisible();
});

test("where everything is included, no price is named", async () => {
  const meta = document.createElement("meta");
  meta.name = "lane-plans";
  meta.content = "included";
  document.head.append(meta);
  serveTimeline({ "GET /api/timeline": () => timelineAnswer([]) });
  const screen = await renderTimeline();

  await expect.element(screen.getByRole("button", { name: "Set timeline" })).toBeVisible();
  await expect.element(screen.getByText(/€/)).not.toBeInTheDocument();
  meta.remove();
});

test("ten years are still to be chosen where a plan ended before", async () => {
  const locked = tenYears.map((entry) => ({ ...entry, lock: true }));
  serveTimeline({ "GET /api/timeline": () => timelineAnswer(locked, [], true) });
  const screen = await renderTimeline();

  await expect.element(screen.getByRole("button", { name: "Set timeline" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Add Memories" })).toBeVisible();
});

test("skipped once, it does not come back on this device", async () => {
  serveTimeline({ "GET /api/timeline": () => timelineAnswer(emptyYears) });
  const first = await renderTimeline();
  await first.getByRole("button", { name: "Skip the introduction" }).click();
  await expect.element(first.getByRole("region", { name: "Welcome, Ada" })).not.toBeInTheDocument();
  await expect.element(first.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  await first.unmount();

  const second = await renderTimeline();
  await expect.element(second.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  await expect.element(second.getByText("Skip the introduction")).not.toBeInTheDocument();
});

test("whoever has written something is not introduced", async () => {
  serveTimeline({ "GET /api/timeline": () => timelineAnswer(tenYears) });
  const screen = await renderTimeline();

  await expect.element(screen.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  await expect.element(screen.getByText("Skip the introduction")).not.toBeInTheDocument();
});
