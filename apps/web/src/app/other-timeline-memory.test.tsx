import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { openDrafts } from "#offline/drafts.ts";
import { openedOutbox, outboxUiState } from "#offline/outbox-ui-state.ts";
import { expectAccessible } from "#testing/axe.ts";
import { ownTimeline, serveFamilies, vault } from "#testing/families.tsx";
import { forgetDrafts } from "#testing/memories.tsx";
import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada, done } from "#testing/profile.ts";
import { freePlan } from "#testing/subscriptions.ts";
import { yearEntry } from "#testing/timeline.ts";
import { severalTellings, vaultMemory } from "#testing/vault-memories.ts";

type App = Awaited<ReturnType<typeof openApp>>;

const create = "POST /api/memories";
const ofVault = "/timeline/memory/add-memory?timeline=v-1&year=1993&month=5";
const ofOwn = "/timeline/memory/add-memory?year=1993&month=5";
const telling = "/timeline/memory/add-memory?timeline=v-1&telling=w-1";

beforeEach(async () => {
  await page.viewport(414, 1400);
  await forgetDrafts();
});
afterEach(async () => {
  await closeApp();
  vi.unstubAllGlobals();
});

test("a memory for a vault says who will read it, and lands in the month of the vault", async () => {
  const server = serve();
  const { screen, router } = await openApp(ofVault);
  await expect.element(screen.getByText("For everyone in Hofstra family")).toBeVisible();
  await expectAccessible();

  await write(screen, "The wedding", "Rain at ten");
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.poll(() => router.state.location.pathname).toBe("/timeline");
  expect(router.state.location.search).toMatchObject({ timeline: "v-1", year: 1993, month: 5 });
  expect(server.bodiesOf(create)).toMatchObject([
    { timelineId: "v-1", yearId: "v-1-1993", month: 5, memoryTitle: "The wedding" },
  ]);
});

test("a stone comes into a vault only after one question", async () => {
  const server = serve();
  const { screen } = await openApp(ofVault);
  await write(screen, "The fall", "On the ice");
  await screen.getByRole("button", { name: "Stone A heavy memory" }).click();

  await screen.getByRole("button", { name: "Add memory" }).click();
  const question = "Others in Hofstra family will see that there's a heavy memory.";
  await expect.element(screen.getByRole("heading", { name: question })).toBeVisible();
  await expect.element(screen.getByText("It stays folded until they open it.")).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Not now" }).click();
  await expect.element(screen.getByRole("heading", { name: question })).not.toBeInTheDocument();
  expect(server.bodiesOf(create)).toEqual([]);

  await screen.getByRole("button", { name: "Add memory" }).click();
  await screen.getByRole("button", { name: "Add it to the vault" }).click();

  await expect.poll(() => server.bodiesOf(create)).toMatchObject([{ timelineId: "v-1", memoryType: "Stone" }]);
});

test("a draft for a vault is never offered on one's own timeline, and the other way round", async () => {
  serve();
  const { screen, router } = await openApp(ofVault);
  await write(screen, "For the family", "Rain at ten");
  await leave(screen, router);
  await expect.poll(keptTitles).toEqual(["For the family"]);
  await router.navigate({ href: ofOwn });
  await write(screen, "For me alone", "Sun at noon");
  expect(screen.getByText("Unfinished").elements()).toEqual([]);
  await leave(screen, router);
  await expect.poll(keptTitles).toEqual(["For me alone", "For the family"]);

  await router.navigate({ href: ofVault });
  await expect.element(screen.getByRole("button", { name: "Continue: For the family" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue: For me alone" }).elements()).toEqual([]);
  await router.navigate({ href: "/help" });
  await router.navigate({ href: ofOwn });

  await expect.element(screen.getByRole("button", { name: "Continue: For me alone" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue: For the family" }).elements()).toEqual([]);
});

test("what waits for a connection goes to its vault, and taken back it is a draft of the vault", async () => {
  const server = serve();
  const { screen } = await openApp(ofVault);
  await expect.element(screen.getByText("For everyone in Hofstra family")).toBeVisible();
  const outbox = await openedOutbox();
  server.goOffline();
  await write(screen, "The wedding", "Rain at ten");
  await screen.getByRole("button", { name: "Add memory" }).click();
  await expect.element(screen.getByText(/Saved on this device/).first()).toBeVisible();

  const [entry] = outboxUiState().state.entries;
  expect(entry?.change).toMatchObject({ kind: "create", body: { timelineId: "v-1", yearId: "v-1-1993" } });
  const { draftOfEntry } = await import("#offline/outbox-draft.ts");
  expect(entry && draftOfEntry(outboxUiState().state, entry)).toMatchObject({ timelineId: "v-1", memoryId: null });
  await outbox?.takeBack(entry?.id ?? "");
});

test("a telling has the date and the title of its event, and the event shows it afterwards", async () => {
  const server = serve();
  const { screen, router } = await openApp(telling);
  await expect.element(screen.getByRole("heading", { name: "How you remember The wedding" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "When was it? May 1993" })).toBeVisible();
  await expectAccessible();

  await write(screen, "", "I did not forget the rings");
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByRole("tab", { name: "Ada" })).toHaveAttribute("aria-selected", "true");
  expect(router.state.location.pathname).toBe("/timeline/memory/w-2/the-wedding/view");
  expect(server.bodiesOf(create)).toMatchObject([
    { tellingOf: "w-1", timelineId: "v-1", yearId: "v-1-1993", month: 5, memoryTitle: "The wedding" },
  ]);
});

test("an unfinished telling is offered again for its event, also from the form of the vault", async () => {
  serve();
  const { screen, router } = await openApp(telling);
  await write(screen, "", "I did not forget");
  await leave(screen, router);
  await expect.poll(keptTitles).toEqual([""]);

  await router.navigate({ href: ofVault });
  await screen.getByRole("button", { name: "Continue: I did not forget" }).click();
  await expect.element(screen.getByRole("heading", { name: "How you remember The wedding" })).toBeVisible();
  await screen.getByRole("button", { name: "Continue: I did not forget" }).click();

  await expect.element(screen.getByRole("textbox", { name: "Your memory" })).toHaveTextContent("I did not forget");
});

test.each([
  ["a viewer", vault({ role: "viewer" }), /ask one of its owners/],
  ["a member of a vault that nobody pays for", vault({ isReadOnly: true }), /Nobody is paying for Hofstra family/],
])("%s is told kindly why there is no form", async (_who, timeline, reason) => {
  serve([ownTimeline, timeline]);
  const { screen } = await openApp(ofVault);

  await expect.element(screen.getByText(reason)).toBeVisible();
  expect(screen.getByLabelText("Title").elements()).toEqual([]);
  await expectAccessible();
});

test("a vault that one no longer belongs to leads back to one's own timeline", async () => {
  serve([ownTimeline]);
  const { screen } = await openApp(ofVault);

  await expect.element(screen.getByText("This timeline is no longer here")).toBeVisible();
  const main = screen.getByRole("main");
  await expect.element(main.getByRole("link", { name: "My timeline" })).toHaveAttribute("href", "/timeline");
});

async function keptTitles() {
  return (await openDrafts().list()).map(({ text }) => text.title);
}

function serve(timelines = [ownTimeline, vault()]) {
  let told = [vaultMemory()];
  return serveFamilies(
    { timelines },
    {
      "GET /api/auth/verify": () =>
        done({ valid: true, user: ada, draftKey: btoa("k".repeat(32)).replaceAll("=", "") }),
      "GET /api/user/details": () => done({ userDetails: ada }),
      "GET /api/subscriptions": () => done({ subscription: freePlan }),
      "GET /api/timeline": ({ searchParams }) => {
        const id = searchParams.get("timelineId") ?? "t-1";
        const years = [{ ...yearEntry(1993), _id: `${id}-1993` }];
        const timeline = { _id: id, startYear: 1993, endYear: 1993 };
        return done({ years, timeline, lockedYears: [], mustChooseYears: false });
      },
      "GET /api/memories/details": ({ searchParams }) =>
        done({ memory: told.find(({ _id }) => _id === searchParams.get("id")) }),
      "GET /api/memories/tellings": () => done({ memories: told }),
      [create]: (_address, body) => {
        if (JSON.stringify(body).includes("tellingOf")) told = severalTellings(2);
        return done({ memory: told.at(-1) });
      },
    },
  );
}

async function write(screen: App["screen"], title: string, words: string): Promise<void> {
  await screen.getByLabelText("Title").fill(title);
  await screen.getByRole("textbox", { name: "Your memory" }).click();
  await userEvent.keyboard(words);
}

async function leave(screen: App["screen"], router: App["router"]) {
  const leaving = router.navigate({ href: "/help" });
  await screen.getByRole("button", { name: "Leave and keep the draft" }).click();
  await leaving;
}
