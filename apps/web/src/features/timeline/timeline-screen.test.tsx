import type { MemoryPreview } from "@lane/contract/overviews.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal } from "#testing/profile.ts";
import { renderTimeline } from "#testing/render-timeline.tsx";
import {
  mediaItem,
  memory,
  memoryPreview,
  serveTimeline,
  tenYears,
  timelineAnswer,
  yearEntry,
} from "#testing/timeline.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const lifelong = Array.from({ length: 80 }, (_, index) => yearEntry(1947 + index));

afterEach(async () => {
  localStorage.removeItem("lastYear");
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

test("without a timeline there are ten years to look at and one thing to do", async () => {
  await page.viewport(wide.width, wide.height);
  serveTimeline({ "GET /api/timeline": () => timelineAnswer([]) });
  const screen = await renderTimeline();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada's timeline" })).toBeVisible();
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
  test(`a year is chosen and says what it holds, ${name}`, async () => {
    await page.viewport(size.width, size.height);
    serveTimeline({ "GET /api/timeline": () => timelineAnswer(tenYears, [1995, 1996, 1997]) });
    const screen = await renderTimeline();
    if (size === phone) await screen.getByRole("button", { name: "All years" }).click();
    await expect
      .element(screen.getByRole("link", { name: "1995 to 1997 with Memory keeper" }))
      .toHaveAttribute("href", "/subscriptions?from=1995&to=1997");
    await expect
      .element(screen.getByRole("link", { name: "Upgrade Plan" }))
      .toHaveAttribute("href", "/subscriptions?from=1995&to=1997");

    await screen.getByRole("link", { name: "2000 3 Memories" }).click();

    const heading = screen.getByRole("heading", { level: 1, name: "memories of 2000" });
    await expect.element(heading).toBeVisible();
    await expect.element(heading).toHaveFocus();
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

test("a month is a print with its picture, its count and two titles; one of stones only says how many", async () => {
  const picture = { url: dot, width: 300, height: 400 };
  serveTimeline({
    "GET /api/timeline": () =>
      timelineAnswer([yearEntry(2000, { memoryCount: 6, monthCounts: [1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0] })]),
    "GET /api/timeline/year": () =>
      done({
        months: [
          { month: 1, lead: null, titles: [] },
          {
            month: 6,
            lead: memoryPreview({ cover: mediaItem("cover", picture) }),
            titles: ["Summer concert", "Plums"],
          },
        ],
      }),
  });
  const screen = await renderTimeline({ year: 2000 });

  await expect.element(screen.getByRole("link", { name: "June 5 memories" })).toBeVisible();
  await expect.element(screen.getByText("Summer concert, Plums")).toBeVisible();
  const shown = document.querySelector("article img")?.getBoundingClientRect();
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(0.75, 1);
  await expect.element(screen.getByRole("link", { name: "January 1 memory" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "February nothing yet" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Walk through 2000" }))
    .toHaveAttribute("href", "/timeline/walk?year=2000");
  await expectAccessible();
});

test("home asks one question, shows a print that can be hidden, and walls of one's own", async () => {
  let print: MemoryPreview | null = memoryPreview({ cover: mediaItem("print", { url: dot, width: 4, height: 3 }) });
  const server = serveTimeline({
    "GET /api/timeline/home": () =>
      done({
        question: { year: 2001, text: "Who did you come home to?" },
        print,
        sameMonth: [memoryPreview({ _id: "m-2", memoryTitle: "Snow", month: 3, excerpt: "Deep." })],
        newest: [memoryPreview({ _id: "m-3", memoryTitle: "Plums", excerpt: "A whole tree." })],
      }),
    "PUT /api/memories": () => {
      print = null;
      return done({ memory: memory() });
    },
  });
  const screen = await renderTimeline();

  await expect.element(screen.getByText("Who did you come home to?")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Write" })).toHaveAttribute("href", "/add?year=2001");
  await expect.element(screen.getByRole("link", { name: "Add photos" })).toHaveAttribute("href", "/add?photos=true");
  await expect.element(screen.getByRole("heading", { name: "March in other years" })).toBeVisible();
  await expect.element(screen.getByText("Deep.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Plums" })).toHaveAttribute("href", "/memory/m-3");
  await expectAccessible();
  await screen.getByRole("button", { name: "Don't show this again Summer concert" }).click();

  await expect.element(screen.getByRole("link", { name: "Summer concert" })).not.toBeInTheDocument();
  expect(server.bodiesOf("PUT /api/memories")).toEqual([{ _id: "m-1", isQuiet: true }]);
  expect(server.queriesOf("GET /api/timeline/home")[0]).toEqual({ month: "3" });
});

test("home leads on to the year that was open last", async () => {
  serveTimeline();
  const first = await renderTimeline({ year: 2003 });
  await expect.element(first.getByRole("heading", { name: "memories of 2003" })).toBeVisible();
  await first.unmount();

  const second = await renderTimeline();

  await expect
    .element(second.getByRole("link", { name: "Pick up where you left off 2003" }))
    .toHaveAttribute("href", "/timeline?year=2003");
});

test("the list of all years closes with Escape and when a year is chosen", async () => {
  await page.viewport(phone.width, phone.height);
  serveTimeline();
  const screen = await renderTimeline({ year: 2000 });
  const all = screen.getByRole("button", { name: "All years" });
  await all.click();
  await expect.element(screen.getByRole("link", { name: "1998 0 Memories" })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("link", { name: "1998 0 Memories" })).not.toBeInTheDocument();
  await expect.element(all).toHaveFocus();

  await all.click();
  await screen.getByRole("link", { name: "2007 0 Memories" }).click();

  await expect.element(screen.getByRole("heading", { name: "memories of 2007" })).toHaveFocus();
  await expect.element(screen.getByRole("link", { name: "1998 0 Memories" })).not.toBeInTheDocument();
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
