import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Memory } from "@lane/contract/memories.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { hanna, me, ownTimeline, serveFamilies, vault } from "#testing/families.tsx";
import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada, done, refusal } from "#testing/profile.ts";
import { freePlan } from "#testing/subscriptions.ts";
import { mediaItem } from "#testing/timeline.ts";
import { authorOf, severalTellings, vaultMemory } from "#testing/vault-memories.ts";

const details = "GET /api/memories/details";
const own = authorOf(me);

beforeEach(async () => {
  await page.viewport(414, 900);
});
afterEach(async () => {
  await closeApp();
  vi.unstubAllGlobals();
});

test("a memory of a vault says whose it is and where, and its address names the vault", async () => {
  serve([vaultMemory()]);
  const { screen, router } = await openApp("/timeline/memory/w-1/the-wedding/view");

  await expect.element(screen.getByRole("heading", { name: "The wedding", level: 1 })).toBeVisible();
  await expect.element(screen.getByText("Written by Sjoerd Hofstra")).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({ timeline: "v-1" });
  const crumbs = screen.getByRole("navigation", { name: "You are here" });
  expect(linksIn(crumbs.element())).toEqual([
    ["Hofstra family", "/timeline?timeline=v-1"],
    ["1993", "/timeline?timeline=v-1&year=1993"],
    ["May", "/timeline?timeline=v-1&year=1993&month=5"],
  ]);
  await expectAccessible();
});

test.each([
  ["their own", "contributor", own, ["Edit memory", "Share memory", "More", "Delete memory"]],
  ["somebody else's as a contributor", "contributor", undefined, ["More"]],
  ["somebody else's as an owner", "owner", undefined, ["More"]],
] as const)("a member sees only what they may do with %s", async (_whose, role, author, actions) => {
  serve([vaultMemory(author ? { author } : {})], { timelines: [ownTimeline, vault({ role })] });
  const { screen } = await openApp(wedding);
  await expect.element(screen.getByRole("button", { name: "More" })).toBeVisible();

  const named = ["Edit memory", "Share memory", "More", "Delete memory"].filter(
    (name) => document.querySelector(`main [aria-label="${name}"]`) ?? name === "More",
  );
  expect(named).toEqual(actions);
  await screen.getByRole("button", { name: "More" }).click();
  await expect.element(screen.getByRole("button", { name: "Save as PDF" })).toBeVisible();
  const mayArrange = role === "owner" || author !== undefined;
  expect(screen.getByRole("button", { name: "Move to the archive" }).elements()).toHaveLength(mayArrange ? 1 : 0);
  expect(screen.getByRole("button", { name: "Keep it folded for others" }).elements()).toHaveLength(mayArrange ? 1 : 0);
  expect(screen.getByRole("button", { name: "Earlier versions" }).elements()).toHaveLength(author ? 1 : 0);
});

test("where a vault does not allow it, a contributor shares nothing onward, and a viewer tells nothing", async () => {
  serve([vaultMemory({ author: own })], { timelines: [vault({ role: "contributor", allowsSharing: false })] });
  const contributor = await openApp(wedding);
  await expect.element(contributor.screen.getByRole("link", { name: "Edit memory" })).toBeVisible();
  expect(contributor.screen.getByRole("button", { name: "Share memory" }).elements()).toEqual([]);

  serve([vaultMemory()], { timelines: [vault({ role: "viewer" })] });
  const viewer = await openApp(wedding);
  await expect.element(viewer.screen.getByText("Written by Sjoerd Hofstra")).toBeVisible();
  expect(viewer.screen.getByRole("link", { name: "I remember it differently" }).elements()).toEqual([]);
});

test("an owner makes the picture of a memory that of the vault, and takes it back; nobody else does", async () => {
  const pictured = vaultMemory({ media: [mediaItem("barn")] });
  const chosen = vault({ picture: { memoryId: "w-1", url: "/barn.jpg" } });
  const server = serve([pictured], {}, { "PUT /api/vaults": () => done({ timeline: chosen }) });
  const { screen } = await openApp(wedding);
  await screen.getByRole("button", { name: "More" }).click();
  server.change({ timelines: [ownTimeline, chosen] });
  await screen.getByRole("button", { name: "Use as the vault's picture" }).click();

  await expect.element(screen.getByText("This is now the picture of Hofstra family")).toBeVisible();
  server.change({ timelines: [ownTimeline, vault()] });
  await screen.getByRole("button", { name: "Stop using it as the vault's picture" }).click();
  await expect.element(screen.getByRole("button", { name: "Use as the vault's picture" })).toBeVisible();
  expect(server.bodiesOf("PUT /api/vaults")).toEqual([
    { timelineId: "v-1", pictureMemoryId: "w-1" },
    { timelineId: "v-1", pictureMemoryId: null },
  ]);
  await expectAccessible();
});

test.each<[string, Partial<Memory>, JoinedTimeline["role"]]>([
  ["without a picture", { media: [] }, "owner"],
  ["that is heavy", { memoryType: "Stone" }, "owner"],
  ["that lies folded", { isFoldedByHand: true }, "owner"],
  ["of a vault that one does not own", {}, "contributor"],
])("a memory %s is not offered as the vault's picture", async (_which, more, role) => {
  const memory = vaultMemory({ media: [mediaItem("barn")], author: own, ...more });
  serve([memory], { timelines: [ownTimeline, vault({ role })] });
  const { screen } = await openApp(wedding);
  await screen.getByRole("button", { name: "More" }).click();

  await expect.element(screen.getByRole("button", { name: "Take it out of the vault" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Use as the vault's picture" }).elements()).toEqual([]);
});

test("a folded memory says nothing but whose it is, until it is opened", async () => {
  const folded = vaultMemory({
    isFolded: true,
    memoryType: "Stone",
    memoryTitle: "",
    memoryDescription: "",
    author: authorOf(hanna),
  });
  const server = serve([folded], {}, { "POST /api/memories/open": () => done({}) });
  const { screen } = await openApp(wedding);
  await expect.element(screen.getByText("A heavy memory by Hanna de Vries")).toBeVisible();
  expect(document.title).toBe("Memory · Down Memory Lane");
  expect(screen.getByRole("button", { name: "More" }).elements()).toEqual([]);
  await expectAccessible();

  server.show([{ ...folded, isFolded: false, memoryTitle: "The fall", memoryDescription: "<p>On the ice.</p>" }]);
  await screen.getByRole("button", { name: "Open" }).click();

  await expect.element(screen.getByRole("heading", { name: "The fall" })).toBeVisible();
  await expect.element(screen.getByText("On the ice.")).toBeVisible();
  expect(server.bodiesOf("POST /api/memories/open")).toEqual([{ id: "w-1" }]);
  expect(document.title).toBe("The fall · Down Memory Lane");
});

test("on a phone the tellings are read one at a time, by tab, arrow key and swipe", async () => {
  const media = [mediaItem("barn", { alt: "The barn" })];
  serve(severalTellings(3, [{}, { media }]));
  const { screen } = await openApp(wedding);
  const tab = (name: string) => screen.getByRole("tab", { name });
  await expect.element(tab("Sjoerd")).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByText("As Sjoerd Hofstra remembers it.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Hanna remembers it differently" })).toBeVisible();
  await expectAccessible();

  await tab("Sjoerd").click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Ada")).toHaveFocus();
  await expect.element(screen.getByRole("heading", { name: "You remember it differently" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /The barn/ })).toBeVisible();
  await userEvent.keyboard("{End}");
  await expect.element(tab("Hanna")).toHaveAttribute("aria-selected", "true");

  swipe(screen.getByText("As Hanna de Vries remembers it.").element(), 150);
  await expect.element(tab("Ada")).toHaveAttribute("aria-selected", "true");
  await screen.getByRole("button", { name: "Read what Sjoerd remembers" }).click();
  await expect.element(tab("Sjoerd")).toHaveFocus();
  expect(screen.getByRole("link", { name: "I remember it differently" }).elements()).toEqual([]);
});

test("on a wide screen all tellings stand side by side, each with what one may do with it", async () => {
  await page.viewport(1280, 900);
  serve(severalTellings(2, [{}, { memoryTitle: "The day it rained" }]), {
    timelines: [vault({ role: "contributor" })],
  });
  const { screen } = await openApp(wedding);
  const [first, second] = [
    screen.getByText("As Sjoerd Hofstra remembers it."),
    screen.getByText("As Ada Vermeer remembers it."),
  ];
  await expect.element(second).toBeVisible();

  expect(first.element().getBoundingClientRect().right).toBeLessThan(second.element().getBoundingClientRect().left);
  expect(screen.getByRole("tab").elements()).toEqual([]);
  await expect.element(screen.getByText("The day it rained")).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit memory" }).elements()).toHaveLength(1);
  await expectAccessible();
});

test("a memory is folded for the others by hand, and unfolded again", async () => {
  const memory = vaultMemory({ author: own });
  const server = serve([memory], {}, { "POST /api/memories/fold": () => done({}) });
  const { screen } = await openApp(wedding);
  await screen.getByRole("button", { name: "More" }).click();

  server.show([{ ...memory, isFoldedByHand: true }]);
  await screen.getByRole("button", { name: "Keep it folded for others" }).click();
  await expect.element(screen.getByText("It's now folded for others")).toBeVisible();
  server.show([memory]);
  await screen.getByRole("button", { name: "Unfold" }).click();

  await expect.element(screen.getByRole("button", { name: "Keep it folded for others" })).toBeVisible();
  const sent = server.bodiesOf("POST /api/memories/fold");
  expect(sent).toEqual([
    { id: "w-1", isFolded: true },
    { id: "w-1", isFolded: false },
  ]);
});

test("what a member takes out of the vault is on their own timeline, after they were told so", async () => {
  const memory = vaultMemory({ author: own });
  const server = serve([memory], {}, { "POST /api/vaults/take-out": () => done({}) });
  const { screen, router } = await openApp(wedding);
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("button", { name: "Take it out of the vault" }).click();
  await expect.element(screen.getByText(/It goes back to your own timeline/)).toBeVisible();

  const { author: _author, isFolded: _folded, tellings: _tellings, ...home } = memory;
  server.show([{ ...home, timelineId: "t-1" }]);
  await screen.getByRole("button", { name: "Take it out", exact: true }).click();

  await expect.element(screen.getByText("It's no longer in Hofstra family")).toBeVisible();
  expect(server.bodiesOf("POST /api/vaults/take-out")).toEqual([{ memoryId: "w-1" }]);
  await expect.poll(() => router.state.location.search).toEqual({});
  await expect.element(screen.getByText("Memories of May")).toBeVisible();
});

test("who no longer belongs to the vault finds nothing of the memory", async () => {
  serve([], { timelines: [ownTimeline] });
  const { screen } = await openApp(wedding);

  await expect.element(screen.getByRole("heading", { name: "This memory is no longer here" })).toBeVisible();
});

const wedding = "/timeline/memory/w-1/the-wedding/view?timeline=v-1";

type Memories = readonly object[];

/** A server with one event of the vault; its first telling is the memory of the address. */
function serve(
  memories: ReturnType<typeof severalTellings>,
  families: Parameters<typeof serveFamilies>[0] = {},
  answers: Parameters<typeof serveFamilies>[1] = {},
) {
  let told: Memories = memories;
  const server = serveFamilies(
    { timelines: [ownTimeline, vault()], ...families },
    {
      "GET /api/auth/verify": () =>
        done({ valid: true, user: ada, draftKey: btoa("k".repeat(32)).replaceAll("=", "") }),
      "GET /api/user/details": () => done({ userDetails: ada }),
      "GET /api/subscriptions": () => done({ subscription: freePlan }),
      [details]: () => (told[0] ? done({ memory: told[0] }) : refusal(404, "We can't find this")),
      "GET /api/memories/tellings": () => done({ memories: told }),
      ...answers,
    },
  );
  return {
    ...server,
    show(next: Memories) {
      told = next;
    },
  };
}

function linksIn(element: Element) {
  return [...element.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
}

/** A finger that moves by this much from the middle of an element. */
function swipe(target: Element, byPx: number): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true };
  target.dispatchEvent(new PointerEvent("pointerdown", { ...finger, ...at }));
  target.dispatchEvent(new PointerEvent("pointerup", { ...finger, ...at, clientX: at.clientX + byPx }));
}
