import { expect, test } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { newestDay, seenVersionKey } from "./newest-release.ts";
import { WhatsNewNote } from "./whats-new-note.tsx";

const released = Date.parse(newestDay);

function openHome(joinedAt = released - 1) {
  return renderPart(<WhatsNewNote joinedAt={joinedAt} link={<a href="/whats-new">See it</a>} />);
}

test("after an update one line leads to what is new, until it is closed", async () => {
  const screen = await openHome();
  await expect.element(screen.getByRole("complementary", { name: "What's new" }).getByRole("link")).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Don't show this again" }).click();

  await expect.element(screen.getByRole("complementary")).not.toBeInTheDocument();
  expect(document.activeElement, "the focus stays where the line was").not.toBe(document.body);
  await screen.unmount();
  const again = await openHome();
  await expect.element(again.getByRole("complementary")).not.toBeInTheDocument();
});

test("an account that is younger than the release is told nothing", async () => {
  const screen = await openHome(released);

  await expect.element(screen.getByRole("complementary")).not.toBeInTheDocument();
});

test("a later release is told again", async () => {
  localStorage.setItem(seenVersionKey, "0.9.0");

  const screen = await openHome();

  await expect.element(screen.getByRole("link", { name: "See it" })).toBeVisible();
});
