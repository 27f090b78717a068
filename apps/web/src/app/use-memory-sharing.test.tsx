import type { Share } from "@lane/contract/shares.ts";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import type { ViewLinks } from "#features/memories/memory-nav.tsx";
import { MemoryView } from "#features/memories/memory-view.tsx";
import { expectAccessible } from "#testing/axe.ts";
import { fine, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { share, sjoerd } from "#testing/shares.ts";

import { SheetsAbove } from "./sheets-above.tsx";
import { useMemorySharing } from "./use-memory-sharing.tsx";

const archive = "POST /api/memories/archive";

afterEach(() => vi.unstubAllGlobals());

async function openMemory(shares: readonly Share[]) {
  const server = serveMemories({
    "GET /api/shares": () => fine({ shares, mayShareByLink: true }),
    [archive]: () => fine(),
  });
  const screen = await renderSignedIn(<SharedMemory />);
  return { screen, server };
}

function SharedMemory() {
  const sharing = useMemorySharing();
  return (
    <>
      <MemoryView memoryId="m-1" links={links} sharing={sharing} renderMedia={({ children }) => children} />
      <SheetsAbove />
    </>
  );
}

test("Share opens the sheet of this memory, and Escape returns to its button", async () => {
  const { screen } = await openMemory([]);
  const button = screen.getByRole("button", { name: "Share memory" });

  await button.click();

  await expect.element(screen.getByRole("dialog", { name: "Share “The lake”" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("deleting names who can no longer see the memory", async () => {
  const { screen } = await openMemory([
    share(),
    share(sjoerd),
    share({ id: "s-3" }),
    share({ id: "s-4", name: "Hanna", state: "stopped" }),
  ]);

  await screen.getByRole("button", { name: "Delete memory" }).click();

  const sheet = screen.getByRole("dialog", { name: "Delete Memory?" });
  await expect.element(sheet.getByText("Aunt Vera and sjoerd@example.com will no longer see it.")).toBeVisible();
  await expectAccessible();
});

test("of many people the first three are named", async () => {
  const names = ["Ann", "Bo", "Cy", "Di", "Ed"];
  const { screen } = await openMemory(names.map((name) => share({ id: name, name })));

  await screen.getByRole("button", { name: "Delete memory" }).click();

  await expect.element(screen.getByText("Ann, Bo, Cy, and 2 others will no longer see it.")).toBeVisible();
});

test("a memory that nobody sees is deleted without a word about sharing", async () => {
  const { screen, server } = await openMemory([share({ state: "expired" })]);

  await screen.getByRole("button", { name: "Delete memory" }).click();

  await expect.poll(() => server.sentTo("GET /api/shares")).toHaveLength(1);
  await expect.element(screen.getByRole("dialog").getByText("The lake")).toBeVisible();
  expect(screen.getByText(/no longer see it/).elements()).toEqual([]);
});

test("archiving a shared memory asks first, and says that the others lose it only meanwhile", async () => {
  const { screen, server } = await openMemory([share()]);
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("button", { name: "Move to the archive" }).click();
  const question = screen.getByRole("dialog", { name: "Move to the archive?" });
  await expect.element(question.getByText("Aunt Vera won't see it while it is archived.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sentTo(archive)).toEqual([]);
  await screen.getByRole("button", { name: "Move to the archive" }).click();

  await question.getByRole("button", { name: "Move to the archive" }).click();

  await expect.poll(() => server.sentTo(archive)).toHaveLength(1);
});

test("archiving a memory that nobody sees asks nothing", async () => {
  const { screen, server } = await openMemory([]);
  await screen.getByRole("button", { name: "More" }).click();

  await screen.getByRole("button", { name: "Move to the archive" }).click();

  await expect.poll(() => server.sentTo(archive)).toHaveLength(1);
});

const links: ViewLinks = {
  timelineLink: <a href="/timeline">Back</a>,
  yearLink: (_year, text) => <a href="/year">{text}</a>,
  monthLink: (_place, text) => <a href="/month">{text}</a>,
  memoryLink: (_neighbour, content) => <a href="/memory">{content}</a>,
  editLink: () => <a href="/edit">Edit memory</a>,
  goToMonth: () => undefined,
  goToMemory: () => undefined,
  goToAdd: () => undefined,
};
