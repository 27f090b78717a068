import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { openAsWriter, viewAddress } from "../memories.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a memory that was laid in the wrong month is moved, and stands there with its neighbours @long", async ({
  page,
  product,
}) => {
  const writer = await openAsWriter(page, product);
  const { _id } = await writer.add({ title: "The frozen lake", html: "<p>We skated.</p>" });
  await page.goto(viewAddress(_id));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Move to another month" }).click();
  const sheet = page.getByRole("dialog", { name: "Move to another month" });
  await sheet.getByLabel("Month").selectOption("January");
  await expectAccessible(page);

  await sheet.getByRole("button", { name: "Move memory" }).click();

  await expect(page.getByText("Memory moved successfully")).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.getByRole("link", { name: "Memories of January" }).click();
  await expect(page.getByRole("link", { name: "View Memory The frozen lake" })).toBeVisible();
});
