import { paths } from "@lane/contract/page-paths.ts";

import { addAddress, createWriter, monthAddress } from "../memories.ts";
import { photoFile, signIn, test } from "./engine-test.ts";

/** The core screens of a member, each with a heading that it alone has. */
const screens = [
  [paths.lifeline, "Lifeline"],
  [paths.book, "Your book"],
  [paths.sharedMemories, "Shared Memories"],
  [paths.subscriptions, "Subscriptions"],
  [paths.import, /import|bring/i],
  ["/timeline?year=1998", /memories of 1998/],
  [monthAddress, /Memories of July/],
  [addAddress, "Reflect on the month July"],
] as const;

test("every screen opens, a memory with a photo is written and seen, and one logs out", async ({
  enginePage: page,
  product,
}) => {
  test.slow();
  const { member } = await createWriter(product);
  await signIn(page, member);
  await page.open(paths.timeline);
  await page.see("Add Memories");
  for (const [path, heading] of screens) await page.turnTo(path, heading);

  await page.fill("Title", "The lake");
  await page.write("We swam every morning");
  await page.upload([await photoFile("lake.jpg")]);
  await page.click("button", "Add memory");
  await page.see("Memory added successfully");
  await page.click("link", /View Memory.*The lake/);
  await page.seeElement("heading", "The lake");
  await page.see("We swam every morning");
  await page.seePicture();

  await page.turnTo(paths.profile, /profile$/i);
  await page.click("button", "Log out");
  await page.see("Log out?");
  await page.click("button", "Log out");
  await page.seeAddress(paths.login);
});
