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
