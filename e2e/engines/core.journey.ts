import { paths } from "@lane/contract/page-paths.ts";
import { expect } from "@playwright/test";

import { mailedCode } from "../mails.ts";
import { addAddress, createWriter, editAddress, keptDraftTimes, monthAddress, viewAddress } from "../memories.ts";
import { newcomer } from "../newcomer.ts";
import { createTimelineMember } from "../timeline.ts";
import { photoFile, signIn, test } from "./engine-test.ts";
import type { EnginePage } from "./page.ts";

test.beforeEach(() => test.slow());

test("somebody signs up, sets a timeline and writes a first memory @long", async ({ enginePage: page, product }) => {
  const somebody = newcomer();
  await page.open(paths.register);
  await fillRegistration(page, somebody);
  await page.click("button", "Register");
  await page.seeAddress(paths.verifyOtp);
  await page.fill("Six-digit code", await mailedCode(product, somebody.email));
  await page.seeAddress(paths.timeline);

  await page.click("button", "Set timeline");
  await page.choose("Start year", "1998");
  await page.click("button", "Save");
  await page.seeNoElement("dialog", /./);
  await page.open(addAddress);
  await page.fill("Title", "The first snow");
  await page.write("It fell all night");
  await page.click("button", "Add memory");

  await page.see("Memory added successfully");
  await page.seeElement("link", /View Memory.*The first snow/);
});

test("photos are uploaded, and seen large one after the other @long", async ({ enginePage: page, product }) => {
  const { member } = await createWriter(product);
  await signIn(page, member);
  await page.open(addAddress);
  await page.fill("Title", "The lake");
  await page.write("We swam");
  await page.upload([await photoFile("one.jpg", 1), await photoFile("two.jpg", 2)]);
  await page.click("button", "Add memory");
  await page.see("Memory added successfully");
  await page.click("link", /View Memory.*The lake/);
  await page.seeElement("heading", "The lake");

  await page.click("button", /^Photo 1/);
  await page.seeElement("dialog", "Photo 1 of 2");
  await page.press("ArrowRight");
  await page.seeElement("dialog", "Photo 2 of 2");
  await page.press("ArrowLeft");
  await page.seeElement("dialog", "Photo 1 of 2");
  await page.press("Escape");

  await page.seeNoElement("dialog", /^Photo/);
  await page.hold("the focus is back on the print", `document.activeElement.closest("button") !== null`);
});

test("a memory is edited, and found by the new words @long", async ({ enginePage: page, product }) => {
  const writer = await createWriter(product);
  const { _id } = await writer.add({ title: "The pond", html: "<p>Ducks</p>" });
  await signIn(page, writer.member);
  await page.open(editAddress(_id));
  await page.fill("Title", "The old pond");
  await page.write(" and swans");
  await page.click("button", "Update memory");
  await page.see("Memory updated successfully");
  await page.seeElement("link", /View Memory.*The old pond/);

  await page.open(paths.timeline);
  await page.click("button", "Search your memories");
  await page.fill("Search your memories", "swan");
  await page.click("option", /The old pond/);

  await page.seeElement("heading", "The old pond");
  await page.seeAddress(/\/view$/);
  expect((await writer.read(_id)).memoryDescription).toContain("swans");
});

test("the lifeline draws the marks, and a mark leads to its memory @long", async ({ enginePage: page, product }) => {
  const memories = [
    { year: 1998, month: 6, title: "Summer concert", mark: "Flower" },
    { year: 2002, month: 3, title: "The flood", mark: "Stone" },
  ] as const;
  await signIn(page, await createTimelineMember(product, memories));
  await page.open(paths.lifeline);
  await page.seeElement("button", /^The flood.*Stone/);
  await page.click("button", /^Summer concert.*Flower/);
  await page.click("link", /^Open/);

  await page.seeAddress(/\/summer-concert\/view$/);
  await page.seeElement("heading", "Summer concert");
});

test("a memory written without a connection, in an app opened without one, is sent later @long", async ({
  enginePage: page,
  product,
  gate,
}) => {
  const writer = await createWriter(product);
  await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  await signIn(page, writer.member);
  await page.open(monthAddress);
  await page.see("The lake");
  await page.hold("the worker is in charge", "navigator.serviceWorker.controller");
  await page.hold("changes can wait here", hasDatabase("lane-outbox"));
  await page.open(addAddress);
  await page.seeElement("field", "Your memory");
  gate.cut();
  await page.open(addAddress);
  await page.fill("Title", "A walk");
  await page.write("We went far");
  await page.click("button", "Add memory");
  await page.see("Saved on this device. We'll send it when you're back online.");
  await page.see("waiting to be sent");
  expect(await writer.titles()).toEqual(["The lake"]);

  gate.mend();
  await page.open(monthAddress);

  await expect.poll(() => writer.titles(), { timeout: 30_000 }).toEqual(["The lake", "A walk"]);
  await page.seeNoMore("waiting to be sent");
});

test("what was begun is offered again after a reload @long", async ({ enginePage: page, product }) => {
  const { member } = await createWriter(product);
  await signIn(page, member);
  await page.open(addAddress);
  await page.fill("Title", "Half a thought");
  await page.write("It began with");
  const typedAt = await page.evaluate<number>("Date.now()");
  await page.type(" rain");
  const isKept = `(${String(keptDraftTimes)})().then((times) => times.some((at) => at >= ${typedAt}))`;
  await page.hold("a draft is kept", isKept);
  await page.open(addAddress);
  await page.click("button", "Continue: Half a thought");

  await page.see("It began with");
});

test("a theme set to dark stays over a reload @long", async ({ enginePage: page }) => {
  const isDark = `getComputedStyle(document.body).backgroundColor === "rgb(27, 24, 21)"`;
  await page.open(paths.about);
  await page.click("radio", "Dark");
  await page.hold("the paper is dark", isDark);

  await page.open(paths.about);

  await page.hold("the paper is still dark", isDark);
});

test("every screen fits on a phone @long", async ({ enginePage: page, product }) => {
  const writer = await createWriter(product);
  const { _id } = await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  await page.resize(360, 780);
  await expectFit(page, [paths.home, paths.about, paths.login, paths.register, paths.help]);
  await signIn(page, writer.member);
  const screens = [paths.timeline, "/timeline?year=1998", monthAddress, addAddress, viewAddress(_id), editAddress(_id)];
  await expectFit(page, screens);
  await expectFit(page, [paths.lifeline, paths.book, paths.profile, paths.subscriptions, paths.sharedMemories]);
});

async function expectFit(page: EnginePage, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.open(screen);
    expect(await page.misfits(), screen).toEqual([]);
  }
}

async function fillRegistration(page: EnginePage, { email, password }: { email: string; password: string }) {
  await page.fill("First name", "Grace");
  await page.fill("Last name", "Hopper");
  await page.fill("Email", email);
  await page.fill("Day", "9");
  await page.choose("Month", "December");
  await page.fill("Year", "1946");
  await page.click("combobox", "Childhood city");
  await page.fill(/^Search/, "Vlissingen");
  await page.click("option", /Vlissingen/);
  await page.click("radio", "No, Just The Basic Memory Prompts");
  await page.fill("Password", password);
  await page.fill("Confirm password", password);
  await page.click("checkbox", /I have read and accept the terms/);
}

function hasDatabase(name: string): string {
  return `indexedDB.databases().then((found) => found.some(({ name }) => name === "${name}"))`;
}
