import type { ExportJob } from "@lane/contract/exports.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { SaveMemory } from "./save-memory.tsx";

afterEach(() => vi.unstubAllGlobals());

const waiting: ExportJob = {
  id: "making-1",
  kind: "memory",
  status: "waiting",
  position: 2,
  progress: null,
  problem: null,
  title: "Roof",
  createdAt: "2026-11-15T12:00:00.000Z",
  expiresAt: null,
  outputs: [],
};

function renderSaving() {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <SaveMemory memoryId="memory-1" />
    </QueryClientProvider>,
  );
}

test("a memory is asked for as a picture, waited for, and offered by its name", async () => {
  let made = waiting;
  const { bodiesOf } = serveProfile({
    "POST /api/memories/memory-1/pdf": () => done({ making: waiting }),
    "GET /api/makings": () => done({ makings: [made] }),
  });
  const screen = await renderSaving();

  await screen.getByRole("button", { name: "Save as picture" }).click();
  await expect.element(screen.getByText("Waiting. It's number 2 in the queue.")).toBeVisible();
  const file = { contentType: "image/png", bytes: 2048, sha256: "", href: "/api/makings/making-1/files/page-001.png" };
  made = { ...waiting, status: "ready", outputs: [{ ...file, name: "page-001.png", saveAs: "Roof.png" }] };

  const link = screen.getByRole("link", { name: "Save Roof.png (2 kB)" });
  await expect.element(link).toHaveAttribute("href", file.href);
  expect(bodiesOf("POST /api/memories/memory-1/pdf")).toMatchObject([{ as: "picture", language: "en" }]);
  await expectAccessible();
});

test("a refusal is said where it was asked", async () => {
  serveProfile({ "POST /api/memories/memory-1/pdf": () => refusal(409, "Please wait for one to finish") });
  const screen = await renderSaving();

  await screen.getByRole("button", { name: "Save as PDF" }).click();

  await expect.element(screen.getByRole("alert").getByText(/Please wait for one to finish/)).toBeVisible();
});
