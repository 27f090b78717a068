import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { createMember, test } from "../member.ts";
import { addAddress, editor, monthAddress, openAsWriter, viewAddress, writeMemory } from "../memories.ts";
import { allowRefusals, logIn } from "../newcomer.ts";
import {
  allowAddress,
  answers,
  become,
  expectKept,
  expectPicture,
  keptStores,
  leftovers,
  openWithWorker,
  registrations,
  share,
} from "../offline.ts";
import { openProductProxy } from "../product-proxy.ts";
import { startProduct } from "../product.ts";
import { phonePhoto } from "../samples.ts";

const canary = "canaryofgrandmother";
const patience = { timeout: 20_000 };

test.use({ serviceWorkers: "allow" });

test("the app can be installed: its manifest and icons are there, and its worker is asked for anew", async ({
  request,
}) => {
  const manifest = await request.get("/manifest.webmanifest");
  const worker = await request.get("/sw.js");
  const { name, display, start_url, icons, share_target } = await manifest.json();

  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  expect({ name, display, start_url }).toEqual({
    name: "Down Memory Lane",
    display: "standalone",
    start_url: "/timeline",
  });
  expect(share_target.action).toBe("/share-target");
  expect(icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("javascript"),
  });
});

test("timeline, month and memories with their pictures can be read without a connection, and come back", async ({
  page,
  context,
  product,
  complaints,
}) => {
  test.slow();
  const writer = await openAsWriter(page, product);
  const { _id } = await writer.add({ title: "Only listed", html: `<p>Words of ${canary}</p>` });
  await openWithWorker(page, "/timeline");
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam until it was dark");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await phonePhoto("lake.jpg")]);
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await page.getByRole("link", { name: "View Memory The lake" }).click();
  await expect(page.getByText("We swam until it was dark")).toBeVisible();
  const lakeAddress = new URL(page.url()).pathname;
  await page.goto(monthAddress);
  // Otherwise the cached month would be the one from before its picture was ready.
  await expectPicture(page);
  await page.waitForLoadState("networkidle");
  await expectKept(page);

  await context.setOffline(true);
  await page.goto("/timeline");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("No connection. You can still read what you opened recently.")).toBeVisible(patience);
  await expectAccessibleInLongRuns(page);
  await page.goto(monthAddress);
  await expect(page.getByRole("link", { name: "View Memory The lake" })).toBeVisible();
  await expectPicture(page);
  await page.goto("/timeline?year=1998&month=2");
  await expect(page.getByText("You're offline, and this isn't saved on this device.")).toBeVisible(patience);
  await page.goto(lakeAddress);
  await expect(page.getByText("We swam until it was dark")).toBeVisible();
  await expectPicture(page);
  await page.goto(viewAddress(_id));
  await expect(page.getByText(`Words of ${canary}`), "a memory that was only listed").toBeVisible(patience);
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await writer.change(_id, { memoryTitle: "Changed elsewhere" });
  await page.goto(viewAddress(_id));
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Changed elsewhere" })).toBeVisible(patience);
  await expect(page.getByText("No connection. You can still read what you opened recently.")).toBeHidden(patience);
  allowRefusals(complaints);
});

test("the lifeline of what was read is there without a connection, with its prints", async ({
  page,
  context,
  product,
  complaints,
}) => {
  test.slow();
  const writer = await openAsWriter(page, product);
  await openWithWorker(page, addAddress);
  await writeMemory(page, "The lake", "We swam until it was dark");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await phonePhoto("lake.jpg")]);
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await page.goto("/lifeline");
  // Otherwise the stored answers would be those from before the picture was ready.
  await expect(page.locator("main img").first(), "the prepared print").toHaveAttribute("srcset", /\d+w$/, patience);
  await expectPicture(page);
  await expect.poll(() => answers(page), patience).toContain(`["memories","lifeline"]`);
  await expect.poll(async () => (await answers(page)).join(), patience).toContain(`["memories","previews",`);
  await expectKept(page);
  await context.setOffline(true);

  await page.goto("/lifeline");

  const rope = page.getByRole("region", { name: "Your lifeline" });
  await expect(rope.getByRole("button", { name: /^The lake, / })).toBeVisible(patience);
  await expectPicture(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await rope.getByRole("button", { name: /^The lake, / }).click();
  await expect(rope.getByRole("link", { name: "Open: The lake" })).toBeVisible();
  await expectPicture(page);
  expect(await writer.titles()).toEqual(["The lake"]);
  allowRefusals(complaints);
});

test("whoever has seen the timeline can add a memory without a connection, by the address alone @long", async ({
  page,
  context,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  await openWithWorker(page, "/timeline");
  await expect.poll(() => answers(page), patience).toContain(`["timeline"]`);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam until it was dark");
  await page.getByRole("button", { name: "Add memory" }).click();

  await expect(page.getByText("Saved on this device. We'll send it when you're back online.")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => writer.titles(), patience).toEqual(["The lake"]);
  allowRefusals(complaints);
});

test("logging out without a connection leaves nothing, and the next member offline sees nothing @long", async ({
  page,
  context,
  request,
  product,
  complaints,
}) => {
  test.slow();
  const statusFor = async (token: string) => {
    const answer = await request.get("/api/auth/verify", { headers: { authorization: `Bearer ${token}` } });
    return answer.status();
  };
  const writer = await openAsWriter(page, product);
  const other = await createMember(product);
  await openWithWorker(page, "/timeline");
  await page.goto(addAddress);
  await writeMemory(page, canary, canary);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await phonePhoto("lake.jpg")]);
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await page.goto(monthAddress);
  await expectKept(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Personal details" })).toBeVisible();
  await context.setOffline(true);

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");

  await expect.poll(() => leftovers(page, canary), { intervals: [100] }).toEqual([]);
  await become(page, other);
  await page.goto(monthAddress);
  await expect(page.getByText(writer.member.email)).toBeHidden();
  await expect(page.getByText("We couldn't load your timeline")).toBeVisible(patience);
  await expect(page.getByText(canary)).toBeHidden();
  expect(await leftovers(page, canary)).toEqual([]);
  expect(await statusFor(writer.member.token)).toBe(200);

  await context.setOffline(false);
  await expect.poll(() => statusFor(writer.member.token), patience).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lane-ending"))).toBeNull();
  expect(await statusFor(other.token)).toBe(200);
  allowRefusals(complaints);
});

test("what is kept on the device is counted and can be cleared @long", async ({ page, product }) => {
  const writer = await openAsWriter(page, product);
  await writer.add({ title: "The pond", html: "<p>Ducks</p>" });
  await openWithWorker(page, monthAddress);
  await expect.poll(() => answers(page), patience).not.toEqual([]);
  await page.goto("/profile?section=storage");

  await page.getByRole("button", { name: "Remove the offline copy" }).click();

  await expect(page.getByText("The offline copy has been removed")).toBeVisible();
  await expectAccessible(page);
});

test("a picture that another app shares is in the form of a new memory, also after logging in @long", async ({
  page,
  context,
  product,
  complaints,
}) => {
  test.slow();
  const { member } = await openAsWriter(page, product);
  await openWithWorker(page, "/timeline");
  await share(page);
  await expect(page).toHaveURL("/timeline/memory/add-memory?shared=true");
  await expect(page.getByLabel("Title")).toHaveValue("From the phone");
  await expect(editor(page)).toHaveText("Look at this");
  await expect(page.getByRole("button", { name: "shared.jpg" })).toBeVisible(patience);
  await expect(page.getByRole("button", { name: /^When was it\? \w+ 2004$/ })).toBeVisible();

  const guest = await context.newPage();
  await guest.goto("/404");
  await guest.evaluate(() => localStorage.clear());
  await share(guest);
  await expect(guest).toHaveURL(/\/login\?next=/);
  await logIn(guest, member);

  await expect(guest).toHaveURL("/timeline/memory/add-memory?shared=true");
  await expect(guest.getByText("shared.jpg")).toBeVisible(patience);
  // The first tab may have sent a request while the second logged out.
  allowRefusals(complaints);
});

test("a newer version is announced and used only when asked for", async ({ page, product, complaints }) => {
  test.slow();
  const proxy = await openProductProxy(product);
  const { member } = await openAsWriter(page, product);
  await openWithWorker(page, `${proxy.address}/timeline`);
  proxy.renewWorker();

  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText("A new version is ready")).toBeVisible(patience);
  await expectAccessibleInLongRuns(page);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Update now" }).click();
  await reloaded;

  await expect(page.getByText(`Welcome ${member.firstName}`).first()).toBeVisible();
  await expect(page.getByText("A new version is ready")).toBeHidden();
  await proxy.close();
  allowAddress(complaints, proxy.address);
});

test("switched off by its operator, the worker and all it kept go with the next visit @long", async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  const without = await startProduct({ CITY_LIST: "none", OFFLINE_APP: "off" });
  const proxy = await openProductProxy(product);
  await openAsWriter(page, product);
  await openWithWorker(page, `${proxy.address}/timeline`);
  expect(await keptStores(page)).not.toEqual([]);
  proxy.leadTo(without);

  await page.goto(`${proxy.address}/404`);

  await expect.poll(() => keptStores(page), patience).toEqual([]);
  await expect.poll(() => registrations(page), patience).toBe(0);
  await proxy.close();
  await without.stop();
  allowAddress(complaints, proxy.address);
  // The other product does not know the members of the first.
  allowRefusals(complaints);
});
