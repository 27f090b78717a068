import { afterEach, expect, test, vi } from "vitest";

import { tokenThatExpires } from "#testing/tokens.ts";

const opened = location.href;

afterEach(() => {
  history.replaceState(null, "", opened);
  localStorage.removeItem("authToken");
  delete window.earlyAnswers;
  vi.unstubAllGlobals();
});

test("home, a year and a month of one's own timeline are asked for before the app is loaded", async () => {
  const month = new Date().getMonth() + 1;
  expect(await earlyCallsAt("/timeline")).toEqual([
    "/api/timeline",
    "/api/auth/verify",
    `/api/timeline/home?month=${month}`,
  ]);
  expect(await earlyCallsAt("/timeline?year=1993")).toEqual([
    "/api/timeline",
    "/api/auth/verify",
    "/api/timeline/year?year=1993",
  ]);
});

test("the address of a vault asks for nothing of one's own timeline", async () => {
  const month = new Date().getMonth() + 1;
  expect(await earlyCallsAt("/timeline?timeline=v-1")).toEqual([
    "/api/timeline?timelineId=v-1",
    "/api/auth/verify",
    `/api/timeline/home?month=${month}&timelineId=v-1`,
  ]);
  expect(await earlyCallsAt("/timeline?timeline=v-1&year=1993")).toEqual([
    "/api/timeline?timelineId=v-1",
    "/api/auth/verify",
    "/api/timeline/year?year=1993&timelineId=v-1",
  ]);
});

test("a month of a vault is asked for with the id that its year has there", async () => {
  const calls = await earlyCallsAt("/timeline?timeline=v-1&year=1993&month=5", () => ({
    years: [{ _id: "vault-1993", year: 1993 }],
  }));

  await expect.poll(() => calls.at(-1)).toBe("/api/memories?yearId=vault-1993&month=5&limit=24&isArchived=false");
});

let opening = 0;

async function earlyCallsAt(address: string, answer: () => object = () => ({})): Promise<string[]> {
  history.replaceState(null, "", address);
  localStorage.setItem("authToken", tokenThatExpires(Date.now() + 600_000));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (call: string) => {
    asked.push(call);
    return Response.json(call.startsWith("/api/timeline?") ? answer() : {});
  });
  // Another address each time: a browser runs a module once.
  opening += 1;
  await import(/* @vite-ignore */ `./early-calls.ts?opening=${opening}`);
  return asked;
}
