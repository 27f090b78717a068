import type { Page } from "@playwright/test";

import { chooseFiles } from "../files.ts";
import { phonePhoto } from "../samples.ts";

/** Interactions that lead from the address of a screen to the state of which a picture is wanted. */
export type Act = (page: Page) => Promise<void>;

export function press(name: string | RegExp): Act {
  return (page) => page.getByRole("button", { name }).first().click();
}

export function pressForSheet(name: string | RegExp): Act {
  return async (page) => {
    await press(name)(page);
    await page.getByRole("dialog").waitFor();
  };
}

export function open(title: string): Act {
  return async (page) => {
    await page.getByRole("link", { name: title }).first().click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  };
}

export function openThen(title: string, button: string | RegExp): Act {
  return async (page) => {
    await open(title)(page);
    await pressForSheet(button)(page);
  };
}

export function edit(title: string): Act {
  return async (page) => {
    await open(title)(page);
    await page.getByRole("link", { name: "Edit memory" }).click();
    await page.getByRole("textbox", { name: "Your memory" }).waitFor();
  };
}

/** Simulates an edit made elsewhere without changing data, so that every picture finds the same. */
export async function meetConflict(page: Page): Promise<void> {
  await edit("Our wedding day")(page);
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

/** Saves nothing: the answer is the memory with this title, which is on the month already. */
export function save(title: string): Act {
  return async (page) => {
    await page.route("**/api/memories", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      const { yearId, month } = route.request().postDataJSON();
      const read = await page.request.get(`/api/memories?yearId=${yearId}&month=${month}`, {
        headers: { authorization: (await route.request().allHeaders())["authorization"] ?? "" },
      });
      const { memories } = await read.json();
      const memory = memories.find(({ memoryTitle }: { readonly memoryTitle: string }) => memoryTitle === title);
      await route.fulfill({ json: { status: 200, message: "Memory added successfully", memory } });
    });
    await page.getByLabel("Title").fill(title);
    await page.getByRole("textbox", { name: "Your memory" }).fill("As it was.");
    await page.getByRole("button", { name: "Add memory" }).click();
    await page.getByRole("complementary", { name: "Saved just now" }).waitFor();
  };
}

export async function choosePhotos(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Your memory" }).waitFor();
  await chooseFiles(page, await Promise.all([0, 1, 2].map((number) => phonePhoto(`photo-${number}.jpg`, number))));
  await page.getByRole("list", { name: "Files in this memory" }).getByRole("listitem").nth(2).waitFor();
}

export async function choosePhotosOfTwoDays(page: Page): Promise<void> {
  const taken = ["1995:06:14 10:00:00", "1995:06:14 15:30:00", "1995:06:20 09:00:00"];
  const photos = await Promise.all(taken.map((at, number) => phonePhoto(`photo-${number}.jpg`, number, at)));
  await page.getByRole("button", { name: "Choose photos" }).waitFor();
  await chooseFiles(page, photos);
  await page.getByText("These photos are from 2 days").waitFor();
}

/** A later step of signing up or of choosing a new password, which a browser stores until its tab is closed. */
export function pending(key: "pendingEmail" | "pendingReset", path: string): Act {
  return async (page) => {
    const steps = { email: "ada@example.org", type: "signup", token: "t", jwtToken: "j", resendAtMs: 0 };
    await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, JSON.stringify(steps)] as const);
    await page.goto(path);
    await page.locator("input:visible").first().waitFor();
  };
}

export async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

export function search(words: string): Act {
  return async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(words);
    await page.getByRole("option").or(page.getByText("Nothing found")).first().waitFor();
  };
}

export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
}

export async function openCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open all my years" }).click();
  await page.getByRole("heading", { name: "Demonstration" }).waitFor();
}

/** Turns the pages of a walk until this heading is in front. */
export function walkTo(heading: string): Act {
  return async (page) => {
    let front = await headingAfter(page, "");
    while (front !== heading) {
      await page.keyboard.press("ArrowRight");
      front = await headingAfter(page, front);
    }
  };
}

/** The heading of the page in front, once it is another one. */
async function headingAfter(page: Page, last: string): Promise<string> {
  const handle = await page.waitForFunction((before) => {
    const heading = document.activeElement?.tagName === "H2" ? document.activeElement.textContent : "";
    return heading !== before && heading;
  }, last);
  return String(await handle.jsonValue());
}
