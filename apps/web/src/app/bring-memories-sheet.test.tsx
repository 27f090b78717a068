import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { openBringMemories } from "#app/sheets-above.tsx";
import { expectAccessible } from "#testing/axe.ts";
import { guestTimeline, ownTimeline, serveFamilies, vault } from "#testing/families.tsx";
import { lake } from "#testing/memories.tsx";
import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada, done, refusal } from "#testing/profile.ts";
import { freePlan } from "#testing/subscriptions.ts";

const bring = "POST /api/vaults/bring";
const lakeView = "/timeline/memory/m-1/the-lake/view";

beforeEach(async () => {
  await page.viewport(414, 900);
});
afterEach(async () => {
  await closeApp();
  vi.unstubAllGlobals();
});

test("memories of a year are chosen and copied into the vault, all or none; heavy ones only by hand", async () => {
  let isRefused = true;
  const server = serve({
    [bring]: () => (isRefused ? refusal(400, "This vault starts in 1960") : done({ count: 3 })),
  });
  const { screen } = await openApp(lakeView);
  await expect.element(screen.getByRole("heading", { name: "The lake" })).toBeVisible();
  openBringMemories("v-1");
  const sheet = screen.getByRole("dialog", { name: "Add memories to a vault" });
  await expect.element(sheet.getByText("Hofstra family")).toBeVisible();
  await sheet.getByLabelText("From which year?").selectOptions("1998");
  expect(yearsIn(sheet.getByLabelText("From which year?").element())).toEqual(["1998", "2001"]);
  await sheet.getByRole("button", { name: "Choose all of this year" }).click();
  await expect.element(sheet.getByRole("button", { name: "Copy 2 memories" })).toBeVisible();
  const stone = sheet.getByRole("checkbox", { name: /The fall/ });
  await expect.element(stone).not.toBeChecked();
  await expectAccessible();
  await stone.click();

  await sheet.getByRole("button", { name: "Copy 3 memories" }).click();
  await expect.element(screen.getByText("It stays folded until they open it.")).toBeVisible();
  expect(server.bodiesOf(bring)).toEqual([]);
  await screen.getByRole("button", { name: "Add it to the vault" }).click();
  await expect.element(sheet.getByText("None of them were added to the vault")).toBeVisible();
  isRefused = false;
  await sheet.getByRole("button", { name: "Copy 3 memories" }).click();
  await screen.getByRole("button", { name: "Add it to the vault" }).click();

  await expect.element(screen.getByText("3 memories copied into Hofstra family")).toBeVisible();
  const wanted = { timelineId: "v-1", memoryIds: ["o-2", "o-4", "o-3"], how: "copy", withStones: true };
  expect(server.bodiesOf(bring)).toEqual([wanted, wanted]);
});

test("one's own memory is moved into a vault from its further actions", async () => {
  const server = serve({ [bring]: () => done({ count: 1 }) });
  const { screen } = await openApp(lakeView);
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("button", { name: "Add to a family vault" }).click();
  const sheet = screen.getByRole("dialog", { name: "Add memories to a vault" });
  await sheet.getByRole("radio", { name: /^Move/ }).click();
  await expectAccessible();

  await sheet.getByRole("button", { name: "Move 1 memory" }).click();

  await expect.element(screen.getByText("1 memory moved into Hofstra family")).toBeVisible();
  expect(server.bodiesOf(bring)).toEqual([{ timelineId: "v-1", memoryIds: ["m-1"], how: "move" }]);
});

test.each([
  ["only reads", [vault({ role: "viewer" })]],
  ["is a guest", [guestTimeline()]],
  ["belongs to none", []],
])("nothing about vaults is offered to who %s", async (_who, timelines) => {
  serve({}, [ownTimeline, ...timelines]);
  const { screen } = await openApp(lakeView);
  await screen.getByRole("button", { name: "More" }).click();
  await expect.element(screen.getByRole("button", { name: "Save as PDF" })).toBeVisible();

  expect(screen.getByRole("button", { name: "Add to a family vault" }).elements()).toEqual([]);
});

function serve(answers: Parameters<typeof serveFamilies>[1] = {}, timelines = [ownTimeline, vault()]) {
  const marks = { day: null, mark: null, isCandle: false, size: "medium", isQuiet: false, hasPicture: false };
  const memories = [
    { ...marks, id: "o-1", title: "Before the vault", year: 1958, month: 2 },
    { ...marks, id: "o-2", title: "The lake", year: 1998, month: 7 },
    { ...marks, id: "o-3", title: "The fall", year: 1998, month: 8, mark: "Stone" },
    { ...marks, id: "o-4", title: "The storm", year: 1998, month: 9 },
    { ...marks, id: "o-5", title: "The move", year: 2001, month: 1 },
  ];
  const person = { name: "Ada Vermeer", place: null, born: "1951-03-09" };
  return serveFamilies(
    { timelines },
    {
      "GET /api/auth/verify": () =>
        done({ valid: true, user: ada, draftKey: btoa("k".repeat(32)).replaceAll("=", "") }),
      "GET /api/user/details": () => done({ userDetails: ada }),
      "GET /api/subscriptions": () => done({ subscription: freePlan }),
      "GET /api/memories/details": () => done({ memory: { ...lake, next: null, nextMemoryId: null } }),
      "GET /api/lifeline": () => done({ lifeline: { person, memories, favourites: [], hopes: [] } }),
      ...answers,
    },
  );
}

function yearsIn(select: Element): string[] {
  return [...select.querySelectorAll("option")].map(({ value }) => value);
}
