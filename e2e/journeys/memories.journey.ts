import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, editor, monthAddress, openAsWriter, viewAddress, writeMemory } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";

// Every locked year of a life is a tab stop.
const mostPresses = 160;
test.use({ actionTimeout: 10_000 });
const press = { touch: tap, keyboard: reachAndPress } as const;

for (const viewport of [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
]) {
  test(`the message of saving covers nothing that is offered then, ${viewport.width} pixels wide`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize(viewport);
    await openAsWriter(page, product);
    await page.goto(addAddress);
    await writeMemory(page, "The lake by the mill", "We swam.");
    await page.getByRole("button", { name: "Add memory" }).click();
    const message = page.getByText("Memory added successfully");
    await expect(message).toBeVisible();
    await message.hover();
    const offers = page.getByRole("complementary", { name: "Saved just now" });
    await expect(offers.getByRole("link", { name: "Write another" })).toBeInViewport();
    const gap = async () => {
      const [above, below] = await Promise.all([message.boundingBox(), offers.boundingBox()]);
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThan(0);
  });
}

for (const [way, size, options] of [
  ["touch", "", { viewport: { width: 360, height: 740 }, hasTouch: true }],
  ["keyboard", " @long", { viewport: { width: 1280, height: 800 } }],
] as const) {
  test.describe(`by ${way} alone${size}`, () => {
    test.use(options);

    test("a memory is added, marked, changed, archived, restored and deleted", async ({ page, product }) => {
      test.slow();
      await openAsWriter(page, product);
      const go = (name: string, role: "button" | "link" = "button") => press[way](page, name, role);

      await page.goto(addAddress);
      await expect(page.getByRole("heading", { name: "Reflect on the month July" })).toBeVisible();
      await go("Add memory");
      await expect(page.getByText("Title is required")).toBeVisible();
      await expect(page.getByText("Description is required"), "all that is missing is named at once").toBeVisible();
      await expect(page.getByLabel("Title")).toBeFocused();
      await page.keyboard.type("The lake");
      await go("Add memory");
      await expect(page.getByText("Description is required")).toBeVisible();
      await expect(editor(page)).toBeFocused();
      await page.keyboard.type("We swam ");
      await page.keyboard.press("Control+b");
      await page.keyboard.type("every morning");
      await go("Add memory");
      await expect(page.getByText("Memory added successfully")).toBeVisible();
      await expect(page).toHaveURL(monthAddress);
      await expect(page.getByRole("link", { name: "View Memory The lake" })).toBeFocused();
      await expect(page.getByRole("link", { name: "View Memory The lake" })).toBeInViewport();
      await expect(page.getByRole("link", { name: "Write another" })).toBeInViewport();

      await go("View Memory The lake", "link");
      await expect(page.getByRole("heading", { name: "The lake", level: 1 })).toBeVisible();
      await expect(page.locator("article strong")).toHaveText("every morning");
      await expect(page.getByText("No media to preview.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Add photos, videos or recordings" })).toHaveAttribute(
        "href",
        /\/edit$/,
      );
      await go("Flower");
      await expect(page.getByText("Memory tag saved successfully")).toBeVisible();
      await expect(page.getByText("Mark it as")).toBeHidden();

      await go("Edit memory", "link");
      await expect(page.getByRole("heading", { name: "Edit The lake" })).toBeVisible();
      await expect(editor(page)).toContainText("We swam every morning");
      await editor(page).press("Control+End");
      await page.keyboard.type(", before breakfast");
      await go("Update memory");
      await expect(page.getByText("Memory updated successfully")).toBeVisible();
      await expect(page).toHaveURL(monthAddress);

      await go("View Memory The lake", "link");
      await expect(page.getByText("before breakfast")).toBeVisible();
      await go("Delete memory");
      await expect(page.getByRole("dialog", { name: "Delete Memory?" })).toBeVisible();
      await go("Archive");
      await expect(page.getByText("Memory archived successfully")).toBeVisible();
      await expect(page).toHaveURL(monthAddress);
      await expect(page.getByText("No memories found")).toBeVisible();

      await go("archived memories");
      await go("Restore The lake");
      await expect(page.getByRole("dialog", { name: "Restore Memory?" })).toBeVisible();
      await pressInside(page, "Restore Memory?", "Restore", way);
      await expect(page.getByText("Memory restored successfully")).toBeVisible();

      await page.goto(monthAddress);
      await go("View Memory The lake", "link");
      await go("Delete memory");
      await go("Delete");
      await expect(page.getByText("Memory deleted successfully")).toBeVisible();
      await expect(page.getByText("No memories found")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        options.viewport.width,
      );
    });
  });
}

test("left and right walk the memories, Escape goes back to the month, and sheets keep their keys", async ({
  page,
  product,
}) => {
  const writer = await openAsWriter(page, product);
  const first = await writer.add({ title: "First", html: "<p>one</p>" });
  await writer.add({ title: "Second", html: "<p>two</p>", month: 8 });

  await page.goto(viewAddress(first._id));
  await expect(page.getByRole("link", { name: "Prev Memory" })).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Second", level: 1 })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { name: "First", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Share memory" }).click();
  await expect(page.getByRole("dialog", { name: "Share “First”" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "First", level: 1 })).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(page).toHaveURL(monthAddress);
});

test("an earlier version is found and comes back", async ({ page, product }) => {
  const writer = await openAsWriter(page, product);
  const { _id } = await writer.add({ title: "The garden", html: "<p>It was green.</p>" });
  await writer.change(_id, { memoryDescription: "<p>It was brown.</p>" });
  await page.goto(viewAddress(_id));
  await expect(page.getByText("It was brown.")).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Earlier versions" }).click();
  await expect(page.getByRole("dialog").getByText("It was green.")).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.getByRole("button", { name: "Restore this version" }).click();

  await expect(page.getByRole("dialog", { name: "Earlier versions" })).toBeHidden();
  await expect(page.locator("article").getByText("It was green.")).toBeVisible();
});

test("two clicks make one memory, and what the server could not take stays and is sent once", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "Once only", "Not twice");
  await page.route("**/api/memories", (route) => route.fulfill({ status: 429 }));
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("HTTP error! status: 429")).toBeVisible();
  await expect(page.getByText("Failed to add memory").first()).toBeVisible();
  await expect(editor(page)).toHaveText("Not twice");
  await page.unroute("**/api/memories");

  await page.getByRole("button", { name: "Add memory" }).dblclick();

  await expect(page.getByText("Memory added successfully")).toBeVisible();
  expect(await writer.titles()).toEqual(["Once only"]);
  allowRefusals(complaints);
});

test("a memory that was deleted elsewhere says so, and what was written for it becomes a new one @long", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  const { _id } = await writer.add({ title: "Short-lived", html: "<p>Hello</p>" });
  await page.goto(`/timeline/memory/${_id}/short-lived/edit`);
  await editor(page).press("Control+End");
  await page.keyboard.type(", and goodbye");
  await writer.remove(_id);

  await page.getByRole("button", { name: "Update memory" }).click();
  await expect(page.getByRole("heading", { name: "This memory is no longer here" })).toBeVisible();
  await page.getByRole("button", { name: "Save as a new memory" }).click();
  await page.getByRole("button", { name: "Continue: Short-lived" }).click();
  await expect(editor(page)).toHaveText("Hello, and goodbye");
  await page.getByRole("button", { name: "Add memory" }).click();

  await expect(page.getByText("Memory added successfully")).toBeVisible();
  expect(await writer.titles()).toEqual(["Short-lived"]);
  allowRefusals(complaints);
});

async function tap(page: Page, name: string, role: "button" | "link"): Promise<void> {
  await page.getByRole(role, { name, exact: true }).first().tap();
}

/** Presses Tab until the element has the focus, then Enter: no pointer is needed. */
async function reachAndPress(page: Page, name: string, role: "button" | "link"): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

async function pressInside(page: Page, dialog: string, name: string, way: keyof typeof press): Promise<void> {
  const target = page.getByRole("dialog", { name: dialog }).getByRole("button", { name, exact: true });
  if (way === "touch") return target.tap();
  await target.focus();
  await page.keyboard.press("Enter");
}
