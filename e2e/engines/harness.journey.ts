import { expect } from "@playwright/test";

import { test } from "./engine-test.ts";

const wrongs = [
  ["the console complains", /^console: something broke/, `void console.error("something broke")`],
  ["a script crashes", /^script: .*something broke/, `void setTimeout(() => { throw new Error("something broke"); })`],
  ["a promise fails", /^script: .*nobody caught it/, `void Promise.reject(new Error("nobody caught it"))`],
  ["a page breaks its policy", /^policy: style-src-attr/, `document.body.setAttribute("style", "color: red")`],
  ["the server refuses", /^refused: GET \/api\/user\/details 401/, `void fetch("/api/user/details")`],
] as const;

test("what an engine complains of is heard, each for what it is @long", async ({ enginePage: page, gate }) => {
  await page.open("/about");
  for (const [name, heard, wrong] of wrongs) {
    await test.step(name, async () => {
      await page.evaluate(wrong);
      await expect.poll(() => gate.complaints.filter((complaint) => heard.test(complaint))).toHaveLength(1);
    });
  }
  gate.complaints.splice(0);
});
