import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clearTokens } from "#api/token-store.ts";
import { logIn } from "#testing/tokens.ts";

import { keepAnswers } from "./answer-keeper.ts";
import { forgetMemberData } from "./forget-member-data.ts";
import { readAnswers } from "./kept-answers.ts";
import { keptNames } from "./kept-names.ts";

const listKey = ["memberships", "timelines"];
const ownKey = ["memories", "details", "m-1"];
const vaultKey = ["memories", "details", "m-2"];
const vaultYearsKey = ["timeline", { timelineId: "v-1" }];

beforeEach(() => {
  forgetMemberData();
  vi.stubGlobal("fetch", async () => {
    const draftKey = btoa("k".repeat(32)).replaceAll("=", "");
    return Response.json({ status: 200, message: "OK", valid: true, draftKey });
  });
  logIn("member-1");
});

afterEach(async () => {
  clearTokens();
  forgetMemberData();
  await caches.delete(keptNames.pictures);
  vi.unstubAllGlobals();
});

test("what is kept of a timeline goes once the server no longer lists it, with its pictures", async () => {
  const client = await openApp();
  const pictures = await caches.open(keptNames.pictures);
  await pictures.put("/api/media/f-1?variant=320", new Response("vault"));
  await pictures.put("/api/media/f-2?variant=320", new Response("own"));
  client.setQueryData(listKey, listed("t-1", "v-1"));
  client.setQueryData(ownKey, { timelineId: "t-1", media: [picture("f-2")] });
  client.setQueryData(vaultKey, { timelineId: "v-1", media: [picture("f-1"), picture("f-2")] });
  client.setQueryData(vaultYearsKey, { years: [] });
  await kept(listKey, ownKey, vaultKey, vaultYearsKey);

  // A later start: what was kept is there until the server has answered.
  const next = await openApp();
  expect(next.getQueryData(vaultKey)).toMatchObject({ timelineId: "v-1" });
  next.setQueryData(listKey, listed("t-1"));

  await kept(listKey, ownKey);
  expect(next.getQueryData(vaultKey)).toBeUndefined();
  expect(next.getQueryData(ownKey)).toMatchObject({ timelineId: "t-1" });
  // A picture of one's own memory stays, although the vault showed it, too.
  await expect
    .poll(async () => (await pictures.keys()).map(({ url }) => new URL(url).pathname))
    .toEqual(["/api/media/f-2"]);
});

test("a list that came before what was stored decides as well", async () => {
  const yearsKey = ["timeline", { timelineId: "v-2" }];
  const first = await openApp();
  first.setQueryData(yearsKey, { years: [] });
  await expect.poll(keptIds, { interval: 50 }).toContain(JSON.stringify(yearsKey));
  const next = new QueryClient();
  next.setQueryData(listKey, listed("t-1"));

  await keepAnswers(next);

  expect(next.getQueryData(yearsKey)).toBeUndefined();
  await expect.poll(keptIds, { interval: 50 }).not.toContain(JSON.stringify(yearsKey));
});

test("what is on the page is asked for again, and the answer decides", async () => {
  const client = await openApp();
  const answers = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce({ timelineId: "v-1" });
  answers.mockRejectedValue(new Error("This memory is not there"));
  const observer = new QueryObserver(client, { queryKey: vaultKey, queryFn: answers, retry: false });
  const seen: unknown[] = [];
  const stop = observer.subscribe(({ data, status }) => seen.push({ data, status }));
  await expect.poll(() => seen.at(-1)).toEqual({ data: { timelineId: "v-1" }, status: "success" });

  client.setQueryData(listKey, listed("t-1"));

  await expect.poll(() => seen.at(-1)).toEqual({ data: undefined, status: "error" });
  stop();
});

/** The last timeline was removed from: its export is all that is left. */
function listed(...ids: readonly string[]) {
  return { timelines: ids.map((id) => ({ id })), former: [{ timelineId: "v-9" }] };
}

function picture(id: string) {
  return { sources: [{ url: `/api/media/${id}?variant=320&until=9`, width: 320 }] };
}

async function openApp(): Promise<QueryClient> {
  const client = new QueryClient();
  await keepAnswers(client);
  return client;
}

async function kept(...keys: readonly unknown[]): Promise<void> {
  await expect.poll(keptIds, { interval: 50 }).toEqual(keys.map((key) => JSON.stringify(key)).toSorted());
}

async function keptIds(): Promise<string[]> {
  return (await readAnswers()).map(({ id }) => id).toSorted();
}
