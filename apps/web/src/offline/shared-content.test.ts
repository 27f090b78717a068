import { afterEach, expect, test } from "vitest";

import { keptNames, sharedAtHeader, sharedNameHeader, sharedWordsKey } from "./kept-names.ts";
import { takeSharedContent } from "./shared-content.ts";

const minuteMs = 60_000;

afterEach(async () => {
  await caches.delete(keptNames.shared);
});

test("what was shared is given out once, with its name and type", async () => {
  await share(Date.now() - minuteMs);

  const shared = await takeSharedContent();

  expect(shared).toMatchObject({ title: "From the phone", text: "Look at this" });
  expect(shared?.files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: "Omas Gärtchen.jpg", type: "image/jpeg", size: 3 },
  ]);
  expect(await takeSharedContent()).toBeUndefined();
});

test("what nobody took within half an hour is gone", async () => {
  await share(Date.now() - 31 * minuteMs);

  expect(await takeSharedContent()).toBeUndefined();
  expect(await caches.has(keptNames.shared)).toBe(false);
});

async function share(at: number): Promise<void> {
  const store = await caches.open(keptNames.shared);
  const words = JSON.stringify({ title: "From the phone", text: ["Look at this", ""] });
  await store.put(sharedWordsKey, new Response(words, { headers: { [sharedAtHeader]: String(at) } }));
  const headers = { "content-type": "image/jpeg", [sharedNameHeader]: encodeURIComponent("Omas Gärtchen.jpg") };
  await store.put("/shared/0", new Response("abc", { headers }));
}
