import type { Page } from "@playwright/test";

export interface Screen {
  readonly name: string;
  readonly who: "guest" | "newcomer" | "member";
  readonly address: string;
  /** Interactions that lead from the address to the wanted state. */
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const guestScreens: readonly Screen[] = [
  ["landing", "/"],
  ["about", "/about"],
  ["terms", "/terms"],
  ["privacy", "/privacy-policy"],
  ["help", "/help"],
  ["not-found", "/nowhere"],
  ["server-error", "/500"],
  ["status", "/status"],
  ["parts", "/dev/ui"],
  ["login", "/login"],
  ["register", "/register"],
  ["register-two-digits", "/register?year=61"],
  ["forgot-password", "/forgot-password"],
  ["undo-address-change", `/undo-address-change#code=${"s".repeat(43)}`],
].map(([name = "", address = ""]) => ({ name, address, who: "guest" }));

const newcomerScreens: readonly Screen[] = [
  { name: "first-visit", who: "newcomer", address: "/timeline" },
  { name: "set-timeline", who: "newcomer", address: "/timeline", act: pressForSheet("Set timeline") },
  { name: "first-visit-skipped", who: "newcomer", address: "/timeline", act: press("Skip the introduction") },
  { name: "add-without-timeline", who: "newcomer", address: "/timeline/memory/add-memory" },
];

const memberScreens: readonly Screen[] = [
  { name: "timeline", who: "member", address: "/timeline" },
  { name: "year", who: "member", address: "/timeline?year=1993" },
  { name: "year-quiet", who: "member", address: "/timeline?year=1991" },
  { name: "quiz", who: "member", address: "/timeline?year=1996", act: pressForSheet(/song/i) },
  { name: "month", who: "member", address: "/timeline?year=1998&month=7" },
  { name: "month-one", who: "member", address: "/timeline?year=1994&month=11" },
  { name: "month-empty", who: "member", address: "/timeline?year=1992&month=8" },
  { name: "archive", who: "member", address: "/timeline?year=1993&month=5&archive=true" },
  { name: "memory", who: "member", address: "/timeline?year=1993&month=5", act: open("Our wedding day") },
  { name: "memory-stone", who: "member", address: "/timeline?year=1994&month=11", act: open("The long nights") },
  { name: "memory-unmarked", who: "member", address: "/timeline?year=1998&month=7", act: open("Learning to whistle") },
  { name: "memory-picture", who: "member", address: "/timeline?year=1993&month=5", act: openPicture },
  { name: "memory-delete", who: "member", address: "/timeline?year=1993&month=5", act: openThen("Delete memory") },
  { name: "memory-edit", who: "member", address: "/timeline?year=1993&month=5", act: edit },
  { name: "memory-conflict", who: "member", address: "/timeline?year=1993&month=5", act: meetConflict },
  { name: "add", who: "member", address: "/timeline/memory/add-memory?year=1995&month=6" },
  { name: "add-photos", who: "member", address: "/timeline/memory/add-memory?photos=true" },
  { name: "book", who: "member", address: "/book" },
  { name: "lifeline", who: "member", address: "/lifeline" },
  { name: "lifeline-first", who: "newcomer", address: "/lifeline" },
  { name: "search", who: "member", address: "/timeline", act: search },
  { name: "menu", who: "member", address: "/timeline", act: openMenu },
  { name: "profile", who: "member", address: "/profile" },
  { name: "profile-details", who: "member", address: "/profile?section=details" },
  { name: "profile-preferences", who: "member", address: "/profile?section=preferences" },
  { name: "profile-downloads", who: "member", address: "/profile?section=downloads" },
  { name: "profile-devices", who: "member", address: "/profile?section=devices" },
  { name: "subscriptions", who: "member", address: "/subscriptions" },
  { name: "shared", who: "member", address: "/shared-memories" },
];

/** Every screen and its main states. */
export const screens: readonly Screen[] = [...guestScreens, ...newcomerScreens, ...memberScreens];

function pressForSheet(name: string | RegExp) {
  return async (page: Page): Promise<void> => {
    await press(name)(page);
    await page.getByRole("dialog").waitFor();
  };
}

function open(title: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole("link", { name: title }).first().click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  };
}

function openThen(button: string) {
  return async (page: Page): Promise<void> => {
    await open("Our wedding day")(page);
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").waitFor();
  };
}

async function openPicture(page: Page): Promise<void> {
  await open("Our wedding day")(page);
  await page
    .getByRole("button", { name: /The barn/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}

async function edit(page: Page): Promise<void> {
  await open("Our wedding day")(page);
  await page.getByRole("link", { name: "Edit memory" }).click();
  await page.getByRole("textbox", { name: "Your memory" }).waitFor();
}

/** Simulates an edit made elsewhere without changing data, so that every picture finds the same. */
async function meetConflict(page: Page): Promise<void> {
  await edit(page);
  await page.route("**/api/memories", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    const read = await page.request.get(`/api/memories/details?id=${route.request().postDataJSON()._id}`, {
      headers: { authorization: (await route.request().allHeaders())["authorization"] ?? "" },
    });
    const { memory } = await read.json();
    const current = { ...memory, version: memory.version + 1, memoryDescription: "<p>It rained until four.</p>" };
    const message = "This memory has been changed elsewhere";
    await route.fulfill({
      status: 409,
      json: { status: 409, message, statusMessage: message, code: "conflict", current },
    });
  });
  await page.getByRole("textbox", { name: "Your memory" }).fill("It rained until three, and then the sun came out.");
  await page.getByRole("button", { name: "Update memory" }).click();
  await page.getByRole("heading", { name: "This memory has changed" }).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("sea");
  await page.getByRole("option").first().waitFor();
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
}
