import type { Lifeline } from "@lane/contract/lifeline.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { fine, lake, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { share, sjoerd, veraUrl } from "#testing/shares.ts";

import { ShareSheet } from "./share-sheet.tsx";
import type { ShareSubject } from "./share-subject.ts";

const list = "GET /api/shares";
const create = "POST /api/shares";
const everything = { text: true, pictures: true, sound: true, name: true };

const subject: ShareSubject = { kind: "memory", memory: lake };

afterEach(async () => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = "";
  await page.viewport(1024, 768);
});

type Answers = Parameters<typeof serveMemories>[0];

function serve(answers: Answers = {}, mayShareByLink = true) {
  return serveMemories({ [list]: () => fine({ shares: [], mayShareByLink }), ...answers });
}

async function openSheet(of: ShareSubject = subject) {
  const screen = await renderSignedIn(<ShareSheet subject={of} isOpen onClose={() => undefined} />);
  const sheet = screen.getByRole("dialog");
  await expect.element(sheet).toBeVisible();
  return { screen, sheet };
}

/** Opens the sheet where links are made, whatever was chosen last. */
async function openForLink(of?: ShareSubject) {
  const opened = await openSheet(of);
  await opened.sheet.getByRole("tab", { name: "By link" }).click();
  return opened;
}

test("a link is made for somebody, copied, and shown as a code for a camera", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const server = serve({ [create]: () => fine({ share: share() }) });
  const { sheet } = await openForLink();
  await expect.element(sheet.getByRole("heading", { name: "Share “The lake”" })).toBeVisible();
  await sheet.getByLabelText("Who is it for?").fill("Aunt Vera");
  await sheet.getByLabelText("How long?").selectOptions("A year");
  await sheet.getByRole("button", { name: "No passphrase" }).click();
  await sheet.getByLabelText("Passphrase").fill("blue boat");
  await sheet.getByRole("button", { name: "Text, photos, recordings and videos" }).click();
  await sheet.getByRole("checkbox", { name: "Recordings and videos" }).click();
  await expect.element(sheet.getByRole("button", { name: "Text and photos" })).toBeVisible();
  await sheet.getByRole("checkbox", { name: /^They may answer/ }).click();
  await expectAccessible();

  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.element(sheet.getByRole("heading", { name: "The link for Aunt Vera is ready" })).toHaveFocus();
  await expect.element(sheet.getByLabelText("Link", { exact: true })).toHaveValue(veraUrl);
  expect(server.sentTo(create).map(({ body }) => body)).toEqual([
    {
      kind: "link",
      label: "Aunt Vera",
      memoryIds: ["m-1"],
      expiresInDays: 365,
      passphrase: "blue boat",
      shows: { ...everything, sound: false },
      allowsAnswers: false,
    },
  ]);
  await sheet.getByRole("button", { name: "Copy link" }).click();
  await expect.element(sheet.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith(veraUrl);
  await sheet.getByRole("button", { name: "QR code" }).click();
  const code = sheet.getByRole("figure", { name: "QR code of the link" });
  await expect.element(code.getByText(veraUrl)).toBeVisible();
  expect(code.element().querySelector("svg path")?.getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
  await expectAccessible();
});

test("where the browser does not copy, the link is selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  serve({ [list]: () => fine({ shares: [share()], mayShareByLink: true }) });
  const { sheet } = await openForLink();

  await sheet.getByRole("button", { name: "Copy link: Aunt Vera" }).click();

  await expect.element(sheet.getByText(/The link is selected/)).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(sheet.getByLabelText("Link", { exact: true }).element());
});

test("the sentence of the server appears beside its field, what was typed stays, and two presses make one link", async () => {
  const answers = [
    () => refuse(400, "This name is taken", { code: "invalid_input", fields: { label: "Who it is for is too long" } }),
    () => refuse(429, "You've shared a lot today. Please continue tomorrow"),
    () => fine({ share: share() }),
  ];
  const server = serve({ [create]: () => answers.shift()?.() ?? fine({ share: share() }) });
  const { sheet } = await openForLink();
  const button = sheet.getByRole("button", { name: "Create the link" });
  const label = sheet.getByLabelText("Who is it for?");
  await button.click();
  await expect.element(sheet.getByText("Please enter a name, so that you know whose link this is")).toBeVisible();
  await expect.element(label).toHaveFocus();
  await label.fill("Aunt Vera");
  await sheet.getByRole("button", { name: "No passphrase" }).click();
  await sheet.getByLabelText("Passphrase").fill("abc");
  await button.click();
  await expect.element(sheet.getByText("A passphrase needs at least 4 characters")).toBeVisible();
  await sheet.getByLabelText("Passphrase").fill("abcd");
  expect(server.sentTo(create)).toEqual([]);

  await button.click();
  await expect.element(label).toHaveAccessibleDescription("Who it is for is too long");
  await button.click();
  await expect.element(sheet.getByText(/You've shared a lot today/)).toBeVisible();
  await expect.element(label).toHaveValue("Aunt Vera");
  await button.dblClick();

  await expect.element(sheet.getByText("The link for Aunt Vera is ready")).toBeVisible();
  const keys = server.sentTo(create).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("a person is told by mail, in the same words whether or not they have an account", async () => {
  const server = serve({ [create]: () => fine({ share: share({ ...sjoerd, name: "vera@example.com" }) }) });
  const { sheet } = await openSheet();
  await sheet.getByRole("tab", { name: "With a person" }).click();
  await sheet.getByRole("button", { name: "Share", exact: true }).click();
  await expect.element(sheet.getByText("Email is required")).toBeVisible();
  await sheet.getByLabelText("Their email address").fill("Vera@example.com");
  await sheet.getByLabelText("Add a message (optional)").fill("Do you remember?");
  await sheet.getByRole("checkbox", { name: /^They may keep a copy/ }).click();
  await expectAccessible();

  await sheet.getByRole("button", { name: "Share with Vera@example.com" }).click();

  await expect
    .element(sheet.getByText("We've sent an email to vera@example.com. It says who's sharing, not what."))
    .toHaveFocus();
  expect(server.sentTo(create)[0]?.body).toEqual({
    kind: "person",
    email: "Vera@example.com",
    greeting: "Do you remember?",
    memoryIds: ["m-1"],
    expiresInDays: 30,
    shows: everything,
    allowsAnswers: true,
    allowsCopies: true,
  });
});

test("the sheet opens with the way that was chosen last", async () => {
  serve();
  const first = await openSheet();
  await first.sheet.getByRole("tab", { name: "With a person" }).click();
  await first.screen.unmount();

  const { sheet } = await openSheet();

  await expect.element(sheet.getByLabelText("Their email address")).toBeVisible();
  await expect.element(sheet.getByRole("tab", { name: "With a person" })).toHaveAttribute("aria-selected", "true");
});

test("people under 18 share with a person only, and read why", async () => {
  serve({}, false);
  const { sheet } = await openSheet();

  await expect.element(sheet.getByText(/You must be 18 or over to share by link/)).toBeVisible();
  await expect.element(sheet.getByLabelText("Their email address")).toBeVisible();
  expect(sheet.getByRole("tab").elements()).toEqual([]);
});

test("all flowers of the year are ticked at once, a stone or a candle only by itself", async () => {
  const server = serve({
    "GET /api/lifeline": () => fine({ lifeline: life }),
    [create]: () => fine({ share: share() }),
  });
  const { sheet } = await openForLink();
  await sheet.getByRole("button", { name: "Choose more memories" }).click();
  await expect.element(sheet.getByRole("checkbox", { name: "The lake" })).toBeChecked();
  await expect.element(sheet.getByRole("checkbox", { name: "Another year" })).not.toBeInTheDocument();
  await sheet.getByRole("checkbox", { name: "All flowers from 1998" }).click();
  for (const name of ["The fair", "The swing"]) {
    await expect.element(sheet.getByRole("checkbox", { name })).toBeChecked();
  }
  for (const name of ["A plain day", "The quarrel", "Grandmother"]) {
    await expect.element(sheet.getByRole("checkbox", { name })).not.toBeChecked();
  }
  await expect.element(sheet.getByRole("heading", { name: "Share 3 memories" })).toBeVisible();
  await expectAccessible();

  await sheet.getByRole("group", { name: "Heavy memories" }).getByRole("checkbox", { name: "Grandmother" }).click();
  await sheet.getByRole("checkbox", { name: "The swing" }).click();
  await sheet.getByLabelText("Who is it for?").fill("Aunt Vera");
  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.poll(() => server.sentTo(create)[0]?.body).toMatchObject({ memoryIds: ["m-1", "m-2", "m-6"] });
});

test("the flowers of a year are shared as they are named, and nothing can be added to them", async () => {
  const server = serve({ [create]: () => fine({ share: share() }) });
  const { sheet } = await openForLink({ kind: "flowers", yearId: "y-1998", year: 1998 });
  await expect.element(sheet.getByRole("heading", { name: "Share the flowers from 1998" })).toBeVisible();
  expect(sheet.getByRole("button", { name: "Choose more memories" }).elements()).toEqual([]);
  await sheet.getByLabelText("Who is it for?").fill("Aunt Vera");

  await userEvent.keyboard("{Enter}");

  await expect.poll(() => server.sentTo(create)[0]?.body).toMatchObject({ flowersOfYearId: "y-1998" });
});

test("without a connection the sheet says so, and nothing typed is lost", async () => {
  serve({
    [create]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const { sheet } = await openForLink();
  await sheet.getByLabelText("Who is it for?").fill("Aunt Vera");

  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.element(sheet.getByText(/There's no connection, and sharing needs one/)).toBeVisible();
  await expect.element(sheet.getByLabelText("Who is it for?")).toHaveValue("Aunt Vera");
});

test("what is archived, or not sent yet, cannot be shared", async () => {
  serve();
  const archived = await openSheet({ kind: "memory", memory: { ...lake, isArchived: true } });
  await expect.element(archived.sheet.getByText(/Restore it to share it/)).toBeVisible();
  await archived.screen.unmount();

  const { sheet } = await openSheet({ kind: "memory", memory: { ...lake, _id: "local-1" } });

  await expect.element(sheet.getByText(/only on this device so far/)).toBeVisible();
});

test("at twice the text size on a small phone nothing is cut off", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "225%";
  serve({ [list]: () => fine({ shares: [share(), share(sjoerd)], mayShareByLink: true }) });
  const { sheet } = await openForLink();
  await expect.element(sheet.getByText("sjoerd@example.com")).toBeInTheDocument();

  const tooWide = [...sheet.element().querySelectorAll("*")].filter(
    (part) => !part.classList.contains("sr-only") && part.getBoundingClientRect().right > 320,
  );

  expect(tooWide).toEqual([]);
});

const plain = {
  year: 1998,
  month: 7,
  day: null,
  isCandle: false,
  isQuiet: false,
  hasPicture: false,
  size: "medium",
} as const;
const life: Lifeline = {
  person: { name: "Ada", place: null, born: "1951-03-09" },
  favourites: [],
  hopes: [],
  memories: [
    { ...plain, id: "m-1", title: "The lake", mark: null },
    { ...plain, id: "m-2", title: "The fair", mark: "Flower" },
    { ...plain, id: "m-3", title: "A plain day", mark: null },
    { ...plain, id: "m-4", title: "The swing", mark: "Flower", month: 8 },
    { ...plain, id: "m-5", title: "The quarrel", mark: "Stone" },
    { ...plain, id: "m-6", title: "Grandmother", mark: "Flower", isCandle: true },
    { ...plain, id: "m-7", title: "Another year", mark: "Flower", year: 1999 },
  ],
};
