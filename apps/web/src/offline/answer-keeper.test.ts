import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clearTokens } from "#api/token-store.ts";
import { logIn } from "#testing/tokens.ts";

import { keepAnswers } from "./answer-keeper.ts";
import { forgetMemberData } from "./forget-member-data.ts";
import { readAnswers } from "./kept-answers.ts";

const canary = "the blue canary in grandmother's kitchen";
const detailsKey = ["memories", "details", "m-1"];

beforeEach(async () => {
  forgetMemberData();
  vi.stubGlobal("fetch", async (_address: string, { headers }: { headers: Record<string, string> }) => {
    const claims = JSON.parse(atob(headers["authorization"]?.split(".")[1] ?? ""));
    const draftKey = btoa(String(claims.sub).padEnd(32, ".")).replaceAll("=", "");
    return Response.json({ status: 200, message: "OK", valid: true, draftKey });
  });
  logIn("member-1");
});

afterEach(() => {
  clearTokens();
  forgetMemberData();
  vi.unstubAllGlobals();
});

test("what was read is there again after the page was left, older than anything new", async () => {
  const first = await openApp();
  first.setQueryData(detailsKey, { memoryTitle: canary });
  await kept(1);

  const next = await openApp();

  expect(next.getQueryData(detailsKey)).toEqual({ memoryTitle: canary });
  expect(next.getQueryState(detailsKey)).toMatchObject({ dataUpdatedAt: 1, isInvalidated: false });
});

test("what was kept stays when its page is left before the server has answered", async () => {
  const first = await openApp();
  first.setQueryData(detailsKey, { memoryTitle: canary });
  await kept(1);
  const next = new QueryClient();
  const asked = next.fetchQuery({
    queryKey: detailsKey,
    queryFn: ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener("abort", reject)),
  });
  await keepAnswers(next);

  await next.cancelQueries({ queryKey: detailsKey }, { revert: true });

  await expect(asked).resolves.toEqual({ memoryTitle: canary });
  expect(next.getQueryData(detailsKey)).toEqual({ memoryTitle: canary });
});

test("an answer that came first is not replaced by the one that was kept, and is kept itself", async () => {
  const first = await openApp();
  first.setQueryData(detailsKey, { memoryTitle: "old" });
  await kept(1);
  const next = new QueryClient();
  next.setQueryData(detailsKey, { memoryTitle: "new" });

  await keepAnswers(next);

  expect(next.getQueryData(detailsKey)).toEqual({ memoryTitle: "new" });
  await expect.poll(async () => (await openApp()).getQueryData(detailsKey)).toEqual({ memoryTitle: "new" });
});

test("what is searched for is never kept, and what was removed goes", async () => {
  const client = await openApp();
  client.setQueryData(["search", canary], { memories: [] });
  client.setQueryData(["memories", "versions", "m-1"], []);
  client.setQueryData(["timeline"], { years: [] });
  client.setQueryData(detailsKey, { memoryTitle: canary });
  await kept(2);

  client.removeQueries({ queryKey: detailsKey });
  await kept(1);

  expect((await readAnswers()).map(({ id }) => id)).toEqual(['["timeline"]']);
});

test("what is kept cannot be read without the key", async () => {
  const client = await openApp();
  client.setQueryData(detailsKey, { memoryTitle: canary });
  await kept(1);

  const [record] = await readAnswers();

  expect(new TextDecoder().decode(record?.bytes)).not.toContain("canary");
});

test("after logging out nothing is left, and the next member finds nothing", async () => {
  const client = await openApp();
  client.setQueryData(detailsKey, { memoryTitle: canary });
  await kept(1);
  client.setQueryData(["timeline"], { years: [canary] });

  clearTokens();
  forgetMemberData();
  logIn("member-2");
  const next = await openApp();

  expect(next.getQueryData(detailsKey)).toBeUndefined();
  expect(next.getQueryData(["timeline"])).toBeUndefined();
  expect(await readAnswers()).toEqual([]);
});

async function openApp(): Promise<QueryClient> {
  const client = new QueryClient();
  await keepAnswers(client);
  return client;
}

async function kept(count: number): Promise<void> {
  await expect.poll(async () => (await readAnswers()).length, { interval: 50 }).toBe(count);
}
