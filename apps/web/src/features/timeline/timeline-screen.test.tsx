import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal } from "#testing/profile.ts";
import { renderTimeline } from "#testing/render-timeline.tsx";
import { memory, serveTimeline, tenYears, timelineAnswer, yearEntry } from "#testing/timeline.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const lifelong = Array.from({ length: 80 }, (_, index) => yearEntry(1947 + index));

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

test("without a timeline there are ten years to look at and one thing to do", async () => {
  await page.viewport(wide.width, wide.height);
  serveTimeline({ "GET /api/timeline": () => timelineAnswer([]) });
  const screen = await renderTimeline();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada timeline" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "2017" })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "2026" })).toBeDisabled();
  await expect.element(screen.getByText("Set timeline first and then start adding memories")).toBeVisible();
  await expect.element(screen.getByText("Your current plan gives 10 years of timeline access.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Upgrade Plan" })).toHaveAttribute("href", "/subscriptions");
  await expect.element(screen.getByRole("link", { name: "choose add-ons" })).toHaveAttribute("href", "/subscriptions");
  await expectAccessible();
});

test("the timeline is set in a sheet that shows where it ends, and loads", async () => {
  let years: typeof tenYears = [];
  const server = serveTimeline({
    "GET /api/timeline": () => timelineAnswer(years),
    "POST /api/timeline/create": () => {
      years = tenYears;
      return done();
    },
  });
  const screen = await renderTimeline();
  await screen.getByRole("button", { name: "Set timeline" }).click();
  const sheet = screen.getByRole("dialog", { name: "Set your timeline" });
  await expect.element(sheet.getByText(/only once/)).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Save" })).toBeDisabled();
  const choices = sheet.getByRole("option").elements();
  expect([choices[1]?.textContent, choices.at(-1)?.textContent]).toEqual(["1990", "2016"]);

  await sheet.getByLabelText("Start year").selectOptions("1998");
  await expect.element(sheet.getByRole("status").getByText("2007")).toBeVisible();
  await expectAccessible();
  await sheet.getByRole("button", { name: "Save" }).click();

  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  expect(server.bodiesOf("POST /api/timeline/create")).toEqual([{ startYear: 1998 }]);
});

test("what the server refuses stands in the sheet", async () => {
  serveTimeline({
    "GET /api/timeline": () => timelineAnswer([]),
    "POST /api/timeline/create": () => refusal(409, "Your timeline is already set"),
  });
  const screen = await renderTimeline();
  await screen.getByRole("button", { name: "Set timeline" }).click();
  await screen.getByLabelText("Start year").selectOptions("1990");
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText("Your timeline is already set")).toBeVisible();
  await expect.element(screen.getByRole("dialog", { name: "Set your timeline" })).toBeVisible();
});

for (const [name, size] of [
  ["at a desk", wide],
  ["on a phone", phone],
] as const) {
  test(`a year is chosen on the rope and says what it holds, ${name}`, async () => {
    await page.viewport(size.width, size.height);
    serveTimeline({ "GET /api/timeline": () => timelineAnswer(tenYears, [1997]) });
    const screen = await renderTimeline();
    await expect
      .element(screen.getByRole("link", { name: "1997 Locked. See the plans" }))
      .toHaveAttribute("href", "/subscriptions");

    await screen.getByRole("link", { name: "2000 3 Memories" }).click();

    await expect.element(screen.getByRole("heading", { level: 2, name: "memories of 2000" })).toBeVisible();
    await expect.element(screen.getByText("2 flower memories")).toBeVisible();
    await expect.element(screen.getByText("1 stone memory")).toBeVisible();
    await expect.element(screen.getByText("Select month to see your memory.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "June 3 memories" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "2000 3 Memories" })).toHaveAttribute("aria-current", "true");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);
  });
}

test("nothing is said of plans where nothing is locked", async () => {
  serveTimeline();
  const screen = await renderTimeline();

  await expect.element(screen.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  await expect.element(screen.getByText(/current plan/)).not.toBeInTheDocument();
});

test("eighty years are walked by arrows, ends and digits, with one stop of the Tab key", async () => {
  await page.viewport(wide.width, wide.height);
  serveTimeline({ "GET /api/timeline": () => timelineAnswer(lifelong) });
  const screen = await renderTimeline({ year: 1984 });
  const rope = screen.getByRole("navigation", { name: "Years" });
  const year = (number: number) => rope.getByRole("link", { name: `${number} 0 Memories` });
  await expect.element(year(1984)).toBeInViewport({ ratio: 1 });
  expect(
    rope
      .getByRole("link")
      .elements()
      .filter((link) => link.getAttribute("tabindex") === "0"),
  ).toHaveLength(1);
  year(1984).element().focus();

  await userEvent.keyboard("{ArrowDown}");
  await expect.element(year(1985)).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(year(2026)).toHaveFocus();
  await userEvent.keyboard("1963");
  await expect.element(year(1963)).toHaveFocus();
  await expect.element(year(1963)).toBeInViewport();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "memories of 1963" })).toBeVisible();

  await screen.getByLabelText("Go to a year").selectOptions("2011");
  await expect.element(screen.getByRole("heading", { name: "memories of 2011" })).toBeVisible();
  await expect.element(year(2011)).toBeInViewport({ ratio: 1 });
});

test("months that have not begun cannot be opened", async () => {
  serveTimeline({ "GET /api/timeline": () => timelineAnswer([yearEntry(2026)]) });
  const screen = await renderTimeline({ year: 2026 });

  await expect.element(screen.getByRole("link", { name: "March nothing yet" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "April still to come" })).toBeDisabled();
});

test("other years are asked only when they are opened, and one that is not wanted goes", async () => {
  let offered = [memory(), memory({ _id: "m-2", memoryTitle: "Plums", year: 2003 })];
  const server = serveTimeline({
    "GET /api/memories/look-back": () => done({ memories: offered }),
    "PUT /api/memories": () => {
      offered = offered.slice(1);
      return done({ memory: memory() });
    },
  });
  const screen = await renderTimeline({ year: 1999 });
  await expect.element(screen.getByRole("heading", { name: "memories of 1999" })).toBeVisible();
  expect(server.queriesOf("GET /api/memories/look-back")).toEqual([]);

  await screen.getByRole("button", { name: /In other years/ }).click();
  await expect.element(screen.getByText("June 2003")).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Not this one Summer concert" }).click();

  await expect.element(screen.getByRole("heading", { name: "Summer concert" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Plums" })).toBeVisible();
  expect(document.activeElement, "the focus is not lost with the card").not.toBe(document.body);
  expect(server.bodiesOf("PUT /api/memories")).toEqual([{ _id: "m-1", version: 1, isQuiet: true }]);
  expect(server.queriesOf("GET /api/memories/look-back")[0]).toEqual({ yearId: "y-1999", month: "3" });
});

test("a timeline that does not come can be asked for again", async () => {
  serveTimeline({ "GET /api/timeline": () => refusal(403, "Not today") });
  const screen = await renderTimeline();
  await expect.element(screen.getByText("Not today")).toBeVisible();
  await expectAccessible();

  serveTimeline();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("heading", { name: "Add Memories" })).toBeVisible();
});
