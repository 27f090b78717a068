import { expect } from "../journey.ts";
import { createMember, signIn, test } from "../member.ts";
import { openProfile } from "../profile.ts";

// A few cities of the list were added with the members. cities.real-list.test.ts tests reading the real list.

test("a listed city is found by the server, with or without its accents, by keyboard alone @long", async ({ page }) => {
  await page.goto("/register");
  const trigger = page.getByRole("combobox", { name: "Childhood city" });
  await trigger.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();

  await page.keyboard.type("Alesund");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Ålesund");
  await page.keyboard.press("Enter");

  await expect(trigger).toBeFocused();
  await expect(trigger).toContainText("Ålesund");
});

test("a listed city is found by its first letters and kept", async ({ page, product }) => {
  await signIn(page, await createMember(product));
  await openProfile(page, "preferences");
  await page.getByRole("button", { name: "Change your childhood city" }).click();
  await page.getByRole("combobox", { name: "Childhood city" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("Amsterdam");
  await page
    .getByRole("option", { name: /Amsterdam.*Netherlands/ })
    .first()
    .click();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("button", { name: "Save", exact: true }).click();

  expect((await sent).postDataJSON()).toEqual({ cityId: expect.any(String) });
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Childhood context" })).toContainText("Amsterdam");
});
