import type { Locator, Page } from "@playwright/test";

/** The tiles of the files of a memory form. */
export function filesOf(page: Page): Locator {
  return page.getByRole("list", { name: "Files in this memory" });
}

export function tile(page: Page, name: string): Locator {
  return filesOf(page).getByRole("listitem").filter({ hasText: name });
}

/** The words and buttons of one file, once it is open or something is wrong with it. */
export function details(page: Page, name: string): Locator {
  return page.getByRole("group", { name, exact: true });
}

export async function openFile(page: Page, name: string): Promise<void> {
  await tile(page, name).getByRole("button").click();
}

export async function chooseFiles(page: Page, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
  await page.getByLabel("Files to add").setInputFiles(files);
}
