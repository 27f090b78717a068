import { expect } from "@playwright/test";

import { askingOf } from "../asking.ts";
import { createWriter } from "../memories.ts";
import { photoFile, test } from "./engine-test.ts";

test("a question is answered by voice, listened to, given a photo and sent", async ({ enginePage: page, product }) => {
  test.slow();
  const { member } = await createWriter(product);
  const asking = askingOf(product, member);
  await page.resize(360, 740);
  await page.open(await asking.byLink("What was our grandmother like?", "Vera"));
  await page.see(/asks you, Vera:/);

  await page.click("button", "Record your answer");
  await page.see("Recording. You can lock the phone; nothing is lost.");
  await page.see(/0:0[6-9]/);
  await page.click("button", "Stop and listen");
  // It may play by itself already, but a browser that was slow to end the recording wants another click for that.
  await page.seeElement("button", "Listen");
  await page.click("button", "Listen");
  await page.seeElement("button", "Pause");
  await page.seeElement("button", "Listen");
  await page.upload([await photoFile("grandmother.jpg")]);
  await page.seeElement("button", "Remove photo 1");
  await page.see(/gets it only when you press Send\./);
  expect(await page.misfits()).toEqual([]);
  await page.click("button", /^Send to /);

  await page.see(/^Thank you\. .* has your answer\./);
  const received = { name: "Vera", text: "", kinds: ["Audio", "Image"] };
  await expect.poll(() => asking.answers(), { timeout: 60_000 }).toEqual([received]);
});
