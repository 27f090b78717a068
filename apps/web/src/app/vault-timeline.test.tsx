import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { openDrafts } from "#offline/drafts.ts";
import { readAnswers } from "#offline/kept-answers.ts";
import { guestTimeline, me, ownTimeline, serveFamilies, sjoerd, vault } from "#testing/families.tsx";
import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada, done, refusal } from "#testing/profile.ts";
import { memoriesAnswer, memory, timelineAnswer } from "#testing/timeline.ts";

afterEach(async () => {
  await closeApp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

function serve(more: Parameters<typeof vault>[0] = {}, answers: Parameters<typeof serveFamilies>[1] = {}) {
  const draftKey = btoa("k".repeat(32)).replaceAll("=", "");
  return serveFamilies(
    { timelines: [ownTimeline, vault(more), guestTimeline()], members: { "v-1": [me, sjoerd] } },
    {
      "GET /api/auth/verify": () => done({ valid: true, user: ada, draftKey }),
      "GET /api/user/details": () => done({ userDetails: ada }),
      "GET /api/offers/own": () => done({ offers: [] }),
      ...answers,
    },
  );
}

const notThere = () => refusal(404, "This timeline is not there");

test("the address keeps the vault from home to a year, a month and back; the switcher names it", async () => {
  const server = serve();
  const { screen, router } = await openApp("/timeline?timeline=v-1");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Hofstra family" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Switch timeline: Hofstra family" })).toBeVisible();

  const year = screen.getByRole("navigation", { name: "Years" }).getByRole("link", { name: "2000 3 Memories" });
  await expect.element(year).toHaveAttribute("href", "/timeline?timeline=v-1&year=2000");
  await year.click();
  await expect.element(screen.getByRole("heading", { name: "memories of 2000" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Walk through 2000 together" }))
    .toHaveAttribute("href", "/timeline/walk?timeline=v-1&year=2000");
  await screen.getByRole("link", { name: "June 3 memories" }).click();
  await expect.element(screen.getByRole("heading", { name: "Memories of June" })).toBeVisible();
  expect(router.state.location.search).toEqual({ timeline: "v-1", year: 2000, month: 6 });

  router.history.back();
  await expect.element(screen.getByRole("heading", { name: "memories of 2000" })).toBeVisible();
  expect(router.state.location.search).toEqual({ timeline: "v-1", year: 2000 });
  router.history.back();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Hofstra family" })).toBeVisible();
  expect(router.state.location.href).toBe("/timeline?timeline=v-1");
  expect(server.queriesOf("GET /api/timeline")).toEqual([{ timelineId: "v-1" }]);
});

test("my timeline and the vault stay apart in one visit", async () => {
  const server = serve(
    {},
    {
      "GET /api/memories": () => memoriesAnswer([memory({ timelineId: "v-1", memoryTitle: "The wedding" })]),
    },
  );
  const { screen, router } = await openApp("/timeline?timeline=v-1&year=2000");
  await expect.element(screen.getByRole("link", { name: "Walk through 2000 together" })).toBeVisible();

  await router.navigate({ to: "/timeline", search: { timeline: undefined } });

  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada's timeline" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Pick up where you left off/ })).not.toBeInTheDocument();
  expect(server.queriesOf("GET /api/timeline")).toEqual([{ timelineId: "v-1" }, {}]);
  const [home] = server.queriesOf("GET /api/timeline/home");
  expect(home).not.toHaveProperty("timelineId");
});

test("what was begun for the vault is gone on with there, and not on my timeline", async () => {
  serve();
  const { screen, router } = await openApp("/status");
  const begun = {
    html: "<p>We</p>",
    year: 2000,
    month: 6,
    day: null,
    mark: null,
    media: [],
    memoryId: null,
    version: null,
  };
  const drafts = openDrafts();
  await drafts.save("d-1", { ...begun, title: "Half a holiday" });
  await drafts.save("d-2", { ...begun, title: "Half a wedding", timelineId: "v-1" });
  await drafts.save("d-3", { ...begun, title: "Half a telling", timelineId: "v-1", tellingOf: "m-1" });

  await router.navigate({ to: "/timeline", search: { timeline: "v-1" } });
  await expect
    .element(screen.getByRole("link", { name: "Pick up where you left off Half a wedding" }))
    .toHaveAttribute("href", "/timeline/memory/add-memory?timeline=v-1&year=2000&month=6");
  await router.navigate({ to: "/timeline", search: { timeline: undefined } });

  await expect
    .element(screen.getByRole("link", { name: "Pick up where you left off Half a holiday" }))
    .toHaveAttribute("href", "/timeline/memory/add-memory?year=2000&month=6");
  await Promise.all(["d-1", "d-2", "d-3"].map((id) => drafts.remove(id)));
});

test("the bars offer adding to those who may, and lead into the vault", async () => {
  serve({ role: "contributor" });
  const { screen } = await openApp("/timeline?timeline=v-1&year=2000&month=6");

  await expect
    .element(screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Add Memory" }).first())
    .toHaveAttribute("href", "/timeline/memory/add-memory?timeline=v-1&year=2000&month=6");
});

test("who only reads has no link for adding on the whole page", async () => {
  await page.viewport(1280, 800);
  serve({ role: "viewer" });
  const { screen } = await openApp("/timeline?timeline=v-1&year=2001&month=6");

  await expect.element(screen.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Switch timeline: Hofstra family" })).toBeVisible();
  expect(document.querySelector('a[href*="add-memory"]')).toBeNull();
});

test("the address of one's own timeline, or of one that one writes for, leads to its page", async () => {
  serve();
  const { screen, router } = await openApp("/timeline?timeline=t-1&year=2000");
  await expect.element(screen.getByRole("link", { name: "Walk through 2000", exact: true })).toBeVisible();
  expect(router.state.location.href).toBe("/timeline?year=2000");

  await router.navigate({ to: "/timeline", search: { timeline: "g-1" } });

  await expect.poll(() => router.state.location.pathname).toBe("/guest/g-1");
});

test("who was removed sees that it is not here, and nothing of the vault stays on the device", async () => {
  let isMember = true;
  const server = serve(
    {},
    {
      "GET /api/timeline": ({ searchParams }) =>
        isMember || !searchParams.has("timelineId") ? timelineAnswer() : notThere(),
      "GET /api/memories": () =>
        isMember ? memoriesAnswer([memory({ timelineId: "v-1", memoryTitle: "The wedding" })]) : notThere(),
    },
  );
  const { screen, router } = await openApp("/timeline?timeline=v-1&year=2000&month=6");
  await expect.element(screen.getByRole("heading", { name: "The wedding" })).toBeVisible();
  await expect.poll(keptOfVault, { interval: 50 }).not.toEqual([]);

  isMember = false;
  server.change({ timelines: [ownTimeline] });
  await router.navigate({ to: "/timeline", search: { timeline: undefined } });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada's timeline" })).toBeVisible();
  // As a later visit: what is in memory is older than what may be shown without asking.
  vi.setSystemTime(Date.now() + 60_000);
  router.history.back();

  await expect.element(screen.getByRole("heading", { name: "We can't find this vault" })).toBeVisible();
  await expect.element(screen.getByText("The wedding")).not.toBeInTheDocument();
  await expect.poll(keptOfVault, { interval: 50 }).toEqual([]);
  await screen.getByRole("link", { name: "Go to my timeline" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada's timeline" })).toBeVisible();
});

test("who is removed while a page of the vault is open is told with the next step", async () => {
  let isMember = true;
  serve(
    {},
    {
      "GET /api/timeline": () => (isMember ? timelineAnswer() : notThere()),
      "GET /api/timeline/year": () => (isMember ? done({ months: [] }) : notThere()),
    },
  );
  const { screen } = await openApp("/timeline?timeline=v-1");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Hofstra family" })).toBeVisible();

  isMember = false;
  await screen.getByRole("navigation", { name: "Years" }).getByRole("link", { name: "2000 3 Memories" }).click();

  await expect.element(screen.getByRole("heading", { name: "We can't find this vault" })).toBeVisible();
});

async function keptOfVault(): Promise<readonly string[]> {
  return (await readAnswers()).filter(({ grants = [] }) => grants.includes("v-1")).map(({ id }) => id);
}
