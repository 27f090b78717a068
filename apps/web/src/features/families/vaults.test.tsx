import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import {
  familyLinks,
  hanna,
  invitation,
  me,
  ownTimeline,
  receivedInvitation,
  renderFamilies,
  serveFamilies,
  sjoerd,
  vault,
} from "#testing/families.tsx";
import { done } from "#testing/profile.ts";

import { Vaults } from "./vaults.tsx";

afterEach(() => vi.unstubAllGlobals());

function OpenableVaults() {
  const [openId, setOpenId] = useState<string>();
  return <Vaults links={familyLinks} openId={openId} onOpen={setOpenId} />;
}

const hofstra = { timelines: [ownTimeline, vault()], members: { "v-1": [sjoerd, me, hanna] }, mayFoundVaults: true };

test("without the add-on it says what a vault is, what it takes, and that guests of a vault never pay", async () => {
  serveFamilies();
  const screen = await renderFamilies(<OpenableVaults />);
  await expect.element(screen.getByText(/One timeline for the whole family/)).toBeVisible();
  await expect.element(screen.getByText(/The people you invite never pay/)).toBeVisible();

  await screen.getByRole("button", { name: "Add members" }).click();

  const sheet = screen.getByRole("dialog", { name: "Family Vault" });
  await expect.element(sheet.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/subscriptions");
  await expectAccessible();
});

test("a vault is founded with a name and a first year, and its members' sheet opens", async () => {
  const server = serveFamilies(
    { mayFoundVaults: true },
    {
      "POST /api/vaults": () => {
        server.change({ timelines: [ownTimeline, vault()] });
        return done({ timeline: vault() });
      },
    },
  );
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  const form = screen.getByRole("dialog", { name: "Family Vault" });
  await expectAccessible();
  await form.getByRole("button", { name: "Create the vault" }).click();
  await expect.element(form.getByText("Name is required")).toBeVisible();
  await expect.element(form.getByText("Which year?")).toBeVisible();
  await expect.element(form.getByLabelText("Vault name")).toHaveFocus();

  await form.getByLabelText("Vault name").fill("Hofstra family");
  await form.getByLabelText("First year").fill("1960");
  await form.getByRole("button", { name: "Create the vault" }).click();

  await expect.element(screen.getByRole("dialog", { name: "Hofstra family" })).toBeVisible();
  expect(server.bodiesOf("POST /api/vaults")).toEqual([
    { name: "Hofstra family", firstYear: 1960, about: null, allowsSharing: true },
  ]);
});

test("a vault about one person takes the years of a life, and none that cannot be", async () => {
  const about = { name: "Vera Hofstra", born: 1895, died: 1979 };
  const server = serveFamilies(
    { mayFoundVaults: true },
    { "POST /api/vaults": () => done({ timeline: vault({ about }) }) },
  );
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  const form = screen.getByRole("dialog", { name: "Family Vault" });
  await form.getByLabelText("Vault name").fill("Vera");
  await form.getByLabelText("First year").fill("1920");
  await form.getByLabelText("It's about one person").click();
  await form.getByLabelText("Their name").fill("Vera Hofstra");
  await form.getByLabelText("Born in (optional)").fill("1979");
  await form.getByLabelText("Died in (optional)").fill("1895");
  await form.getByRole("button", { name: "Create the vault" }).click();
  await expect.element(form.getByText("That's before they were born")).toBeVisible();

  await form.getByLabelText("Born in (optional)").fill("1895");
  await form.getByLabelText("Died in (optional)").fill("1979");
  await form.getByRole("button", { name: "Create the vault" }).click();

  await expect.poll(() => server.bodiesOf("POST /api/vaults")).toMatchObject([{ about }]);
});

test("a memorial speaks of the person in the past", async () => {
  serveFamilies({
    ...hofstra,
    timelines: [ownTimeline, vault({ about: { name: "Vera Hofstra", born: 1931, died: 2019 } })],
  });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: /^Hofstra family/ }).click();

  await expect.element(screen.getByText("In memory of Vera Hofstra, 1931–2019")).toBeVisible();
});

test("the list names everybody in a vault, and the sheet what each of them may do", async () => {
  serveFamilies({ ...hofstra, sent: [invitation()] });
  const screen = await renderFamilies(<OpenableVaults />);
  await expect.element(screen.getByText("You, Sjoerd Hofstra, and Hanna de Vries")).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Add members" }).click();

  const sheet = screen.getByRole("dialog", { name: "Hofstra family" });
  await expect.element(sheet.getByText("Ada Vermeer (you)")).toBeVisible();
  await expect.element(sheet.getByText("Can read and write · sjoerd@example.org")).toBeVisible();
  await expect.element(sheet.getByText("Can read · hanna@example.org")).toBeVisible();
  await expect.element(sheet.getByText(/Invited, until 25 November/)).toBeVisible();
  await expectAccessible();
});

test("whoever was removed exports what they wrote until the day it ends", async () => {
  const job = { id: "e-1", kind: "archive", status: "waiting", outputs: [], createdAt: "", expiresAt: null };
  const server = serveFamilies(
    { former: [{ timelineId: "v-9", name: "De Vries", exportUntil: "2026-12-12T10:00:00.000Z" }] },
    { "POST /api/archive": () => done({ making: job }), "GET /api/makings": () => done({ makings: [] }) },
  );
  const screen = await renderFamilies(<OpenableVaults />);
  await expect.element(screen.getByText(/You no longer belong to “De Vries”.* until 12 December 2026/)).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Export what I wrote" }).click();

  await expect.element(screen.getByText(/You'll find it under Download Memory/)).toBeVisible();
  expect(server.bodiesOf("POST /api/archive")).toMatchObject([{ timelineId: "v-9", language: "en" }]);
});

test("every member opens the lifeline and the book of a vault, and exports what they may read there", async () => {
  const job = { id: "e-1", kind: "archive", status: "waiting", outputs: [], createdAt: "", expiresAt: null };
  const server = serveFamilies(
    { ...hofstra, timelines: [ownTimeline, vault({ role: "viewer" })] },
    { "POST /api/archive": () => done({ making: job }), "GET /api/makings": () => done({ makings: [] }) },
  );
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: /^Hofstra family/ }).click();

  const sheet = screen.getByRole("dialog", { name: "Hofstra family" });
  await expect.element(sheet.getByRole("link", { name: "Make a book" })).toHaveAttribute("href", "/book?timeline=v-1");
  const lifeline = sheet.getByRole("link", { name: "Open the lifeline" });
  await expect.element(lifeline).toHaveAttribute("href", "/lifeline?timeline=v-1");
  await sheet.getByRole("button", { name: "Export this vault" }).click();

  await expect.element(sheet.getByText(/You'll find it under Download Memory/)).toBeVisible();
  expect(server.bodiesOf("POST /api/archive")).toMatchObject([{ timelineId: "v-1", language: "en" }]);
});

test("an invitation to the member's own address leads to its page", async () => {
  serveFamilies({ invitations: [receivedInvitation()] });
  const screen = await renderFamilies(<OpenableVaults />);

  const link = screen.getByRole("link", { name: "You have an invitation" });
  await expect.element(link).toHaveAttribute("href", "/invitations");
});

test("with several vaults it asks which one", async () => {
  serveFamilies({ ...hofstra, timelines: [ownTimeline, vault(), vault({ id: "v-2", name: "Friends of the mill" })] });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Friends of the mill" }).click();

  await expect.element(screen.getByRole("dialog", { name: "Friends of the mill" })).toBeVisible();
});

test("what cannot be loaded says why, and can be asked for again", async () => {
  const server = serveFamilies(hofstra);
  server.goOffline();
  const screen = await renderFamilies(<OpenableVaults />);
  await expect.element(screen.getByRole("button", { name: "Try Again" }), { timeout: 8000 }).toBeVisible();
  await expectAccessible();
});
