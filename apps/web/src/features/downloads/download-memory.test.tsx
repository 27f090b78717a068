import type { ExportJob } from "@lane/contract/exports.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { CalendarFile } from "./calendar-file.tsx";
import { DownloadMemory } from "./download-memory.tsx";

afterEach(() => vi.unstubAllGlobals());

function renderDownloads() {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <DownloadMemory />
      <CalendarFile />
    </QueryClientProvider>,
  );
}

const running: ExportJob = {
  id: "making-1",
  kind: "archive",
  status: "running",
  position: null,
  progress: { done: 30, total: 120, step: "gathering" },
  problem: null,
  title: "Download",
  createdAt: "2026-11-15T12:00:00.000Z",
  expiresAt: null,
  outputs: [],
};

const ready: ExportJob = {
  ...running,
  id: "making-2",
  status: "ready",
  expiresAt: "2026-11-22T12:00:00.000Z",
  outputs: [
    {
      name: "archive.zip",
      saveAs: "down-memory-lane-2026-11-15.zip",
      contentType: "application/zip",
      bytes: 5 * 1024 * 1024,
      sha256: "",
      href: "/api/makings/making-2/files/archive.zip?until=1&signature=x",
    },
  ],
};

test("a download is begun once, shows how far it is, and lies ready with its size and its last day", async () => {
  let made: readonly ExportJob[] = [];
  const { bodiesOf } = serveProfile({
    "GET /api/makings": () => done({ makings: made }),
    "POST /api/archive": () => {
      made = [running];
      return done({ making: running });
    },
  });
  const screen = await renderDownloads();

  await screen.getByRole("button", { name: "Prepare my download" }).click();
  const rope = screen.getByRole("progressbar", { name: "Progress of your download" });
  await expect.element(rope).toHaveAttribute("value", "25");
  await expect.element(screen.getByText("Gathering your memories...", { exact: true })).toBeVisible();
  await expectAccessible();
  made = [ready];

  const link = screen.getByRole("link", { name: "Save (5 MB)" });
  await expect.element(link).toHaveAttribute("href", ready.outputs[0]?.href);
  await expect.element(link).toHaveAttribute("download", "down-memory-lane-2026-11-15.zip");
  await expect.element(screen.getByText(/Available until .*22/)).toBeVisible();
  expect(bodiesOf("POST /api/archive")).toEqual([{ key: expect.stringMatching(/^[\w-]{36}$/), language: "en" }]);
});

test("the file of a vault has its name, and everything one keeps is just that", async () => {
  const ofVault = { ...ready, id: "making-3", title: "Hofstra family" };
  serveProfile({ "GET /api/makings": () => done({ makings: [ofVault, ready] }) });
  const screen = await renderDownloads();

  await expect.element(screen.getByText("Hofstra family, as of 15 November 2026")).toBeVisible();
  await expect.element(screen.getByText("Everything, as of 15 November 2026")).toBeVisible();
});

test("what did not work is said, and can be tried again with the same key", async () => {
  const { bodiesOf } = serveProfile({ "POST /api/archive": () => refusal(409, "Several exports are already running") });
  const screen = await renderDownloads();
  const button = screen.getByRole("button", { name: "Prepare my download" });

  await button.click();
  await expect.element(screen.getByRole("alert").getByText(/Several exports are already running/)).toBeVisible();
  await button.click();

  await expect.poll(() => bodiesOf("POST /api/archive")).toHaveLength(2);
  const [first, second] = bodiesOf("POST /api/archive");
  expect(second).toEqual(first);
});

test("heavy days go into the calendar only when they are chosen", async () => {
  const asked: string[] = [];
  serveProfile({
    "GET /api/archive/calendar": () => done({ saveAs: "a.ics", contentType: "text/calendar", text: "" }),
  });
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string, options: RequestInit) => {
    if (address.startsWith("/api/archive/calendar")) asked.push(address);
    return answer(address, options);
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const screen = await renderDownloads();
  const button = screen.getByRole("button", { name: "Save calendar file" });

  await button.click();
  await expect.poll(() => saved).toEqual(["a.ics"]);
  await screen.getByRole("checkbox", { name: "Include stones, candles and quiet memories" }).click();
  await button.click();

  await expect.poll(() => saved).toEqual(["a.ics", "a.ics"]);
  expect(asked).toEqual(["/api/archive/calendar", "/api/archive/calendar?withStones=true"]);
  vi.restoreAllMocks();
});
