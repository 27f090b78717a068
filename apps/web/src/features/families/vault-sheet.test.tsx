import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import {
  familyLinks,
  hanna,
  invitation,
  me,
  ownTimeline,
  renderFamilies,
  serveFamilies,
  sjoerd,
  vault,
} from "#testing/families.tsx";
import { done, refusal } from "#testing/profile.ts";

import { Vaults } from "./vaults.tsx";

afterEach(() => vi.unstubAllGlobals());

function OpenableVaults() {
  const [openId, setOpenId] = useState<string>();
  return <Vaults links={familyLinks} openId={openId} onOpen={setOpenId} />;
}

const hofstra = { timelines: [ownTimeline, vault()], members: { "v-1": [sjoerd, me, hanna] }, mayFoundVaults: true };

test("somebody is invited by their address, to write or to read", async () => {
  const server = serveFamilies(hofstra, {
    "POST /api/invitations": () => {
      server.change({ sent: [invitation({ role: "viewer" })] });
      return done({ invitation: invitation({ role: "viewer" }) });
    },
  });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  const sheet = screen.getByRole("dialog", { name: "Hofstra family" });
  await sheet.getByRole("button", { name: "Send the invitation" }).click();
  await expect.element(sheet.getByText("Email is required")).toBeVisible();

  await sheet.getByLabelText("Their email address").fill("vera@example.org");
  await sheet.getByRole("radio", { name: /^Can read Reads everything, but can't add anything/ }).click();
  await sheet.getByRole("button", { name: "Send the invitation" }).click();

  await expect.element(screen.getByText("We've sent an invitation to vera@example.org.")).toBeVisible();
  await expect.element(sheet.getByRole("list", { name: "Invitations" }).getByText("vera@example.org")).toBeVisible();
  await expect.element(sheet.getByLabelText("Their email address")).toHaveValue("");
  expect(server.bodiesOf("POST /api/invitations")).toEqual([
    { timelineId: "v-1", email: "vera@example.org", role: "viewer" },
  ]);
});

test("an invitation is sent again and withdrawn; a refusal is said beside it", async () => {
  const server = serveFamilies(
    { ...hofstra, sent: [invitation()] },
    {
      "POST /api/invitations/resend": () => refusal(429, "You can send it again in an hour"),
      "POST /api/invitations/withdraw": () => {
        server.change({ sent: [invitation({ state: "withdrawn" })] });
        return done({ invitation: invitation({ state: "withdrawn" }) });
      },
    },
  );
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  await screen.getByRole("button", { name: "Send again: vera@example.org" }).click();
  await expect.element(screen.getByText(/You can send it again in an hour/)).toBeVisible();

  await screen.getByRole("button", { name: "Withdraw: vera@example.org" }).click();

  await expect.element(screen.getByText("Invitation withdrawn.")).toBeVisible();
  await expect.element(screen.getByText("vera@example.org", { exact: true })).not.toBeInTheDocument();
});

test("a member becomes an owner, after being told what that means", async () => {
  const server = serveFamilies(hofstra, {
    "PUT /api/memberships": () => {
      server.change({ members: { "v-1": [me, { ...sjoerd, role: "owner" }, hanna] } });
      return done();
    },
  });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  // The only owner cannot step back.
  await expect.element(screen.getByRole("button", { name: "Change role: Ada Vermeer" })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/You're the only owner/)).toBeVisible();
  await screen.getByRole("button", { name: "Change role: Sjoerd Hofstra" }).click();

  await screen
    .getByRole("group", { name: "What can Sjoerd Hofstra do?" })
    .getByRole("radio", { name: /^Owner/ })
    .click();
  await expect.element(screen.getByText(/All owners are equal/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Save", exact: true }).click();

  await expect.element(screen.getByText("Owner · sjoerd@example.org")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Leave the vault" })).toBeVisible();
  expect(server.bodiesOf("PUT /api/memberships")).toEqual([
    { timelineId: "v-1", accountId: "member-2", role: "owner" },
  ]);
});

test("removing a member asks first and says what stays and what goes", async () => {
  const server = serveFamilies(hofstra, {
    "POST /api/memberships/remove": () => {
      server.change({ members: { "v-1": [me, hanna] } });
      return done();
    },
  });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  await screen.getByRole("button", { name: "Remove: Sjoerd Hofstra" }).click();
  const question = screen.getByRole("group", { name: "Remove Sjoerd Hofstra?" });
  await expect.element(question.getByText(/stays here or goes with them, as they chose/)).toBeVisible();
  await expectAccessible();
  expect(server.bodiesOf("POST /api/memberships/remove")).toEqual([]);

  await question.getByRole("button", { name: "Remove" }).click();

  await expect.element(screen.getByText("sjoerd@example.org")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Members" })).toHaveFocus();
});

test("a member changes what becomes of their memories, and leaving says it", async () => {
  const member = { ...me, role: "contributor" as const, email: null };
  const mine = vault({ role: "contributor" });
  const server = serveFamilies(
    { timelines: [ownTimeline, mine], members: { "v-1": [{ ...sjoerd, role: "owner", email: null }, member] } },
    {
      "PUT /api/memberships/choice": () => {
        server.change({ timelines: [ownTimeline, { ...mine, choice: "stays" }] });
        return done();
      },
      "POST /api/memberships/leave": () => {
        server.change({ timelines: [ownTimeline] });
        return done();
      },
    },
  );
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: /^Hofstra family/ }).click();
  const sheet = screen.getByRole("dialog", { name: "Hofstra family" });
  await expect.element(sheet.getByRole("heading", { name: "Add members" })).not.toBeInTheDocument();
  await sheet.getByRole("button", { name: "Leave the vault" }).click();
  await expect.element(sheet.getByText("Your memories move back to your own timeline.")).toBeVisible();

  await sheet.getByRole("radio", { name: "My memories stay with the family" }).click();
  await expect.element(sheet.getByText("Your memories stay with the family, under your name.")).toBeVisible();
  await expectAccessible();
  await sheet.getByRole("button", { name: "Leave", exact: true }).click();

  await expect.element(screen.getByRole("button", { name: /^Hofstra family/ })).not.toBeInTheDocument();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(server.bodiesOf("PUT /api/memberships/choice")).toEqual([{ timelineId: "v-1", choice: "stays" }]);
});

test("an owner renames the vault", async () => {
  const server = serveFamilies(hofstra, {
    "PUT /api/vaults": () => {
      server.change({ timelines: [ownTimeline, vault({ name: "The Hofstras" })] });
      return done({ timeline: vault({ name: "The Hofstras" }) });
    },
  });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  await screen.getByRole("button", { name: "Edit the vault" }).click();
  await screen.getByLabelText("Vault name").fill("The Hofstras");
  await screen.getByRole("button", { name: "Save", exact: true }).click();

  await expect.element(screen.getByRole("dialog", { name: "The Hofstras" })).toBeVisible();
  expect(server.bodiesOf("PUT /api/vaults")).toMatchObject([{ timelineId: "v-1", name: "The Hofstras" }]);
});

test("deleting a vault takes seven days, in which an owner keeps it after all", async () => {
  const ending = vault({ deletesAt: "2026-11-25T10:00:00.000Z" });
  const server = serveFamilies(hofstra, {
    "POST /api/vaults/delete": () => {
      server.change({ timelines: [ownTimeline, ending] });
      return done({ timeline: ending });
    },
    "POST /api/vaults/keep": () => {
      server.change({ timelines: [ownTimeline, vault()] });
      return done({ timeline: vault() });
    },
  });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  await screen.getByRole("button", { name: "Delete the vault" }).click();
  await expect.element(screen.getByText(/Everyone gets an email. For 7 days/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Delete in 7 days" }).click();
  await expect.element(screen.getByText("This vault will be deleted on 25 November 2026.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send the invitation" })).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Keep the vault" }).click();

  await expect.element(screen.getByText("The vault won't be deleted.")).toBeVisible();
  await expect.element(screen.getByText(/will be deleted on/)).not.toBeInTheDocument();
});

test("when the add-on has ended nobody new is invited, and that is said", async () => {
  serveFamilies({ ...hofstra, timelines: [ownTimeline, vault({ isReadOnly: true })], mayFoundVaults: false });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();

  await expect.element(screen.getByText(/adding and inviting are on hold/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send the invitation" })).not.toBeInTheDocument();
});

test("offline the members stay readable, and a change says that it needs a connection", async () => {
  const server = serveFamilies(hofstra, { "PUT /api/memberships": () => done() });
  const screen = await renderFamilies(<OpenableVaults />);
  await screen.getByRole("button", { name: "Add members" }).click();
  await screen.getByRole("button", { name: "Change role: Hanna de Vries" }).click();
  server.goOffline();
  const roles = screen.getByRole("group", { name: "What can Hanna de Vries do?" });
  await roles.getByRole("radio", { name: /^Can read and write/ }).click();
  await screen.getByRole("button", { name: "Save", exact: true }).click();

  await expect.element(screen.getByText("That wasn't saved")).toBeVisible();
  await expect.element(screen.getByText(/changes need a connection/)).toBeVisible();
  await expect.element(screen.getByText("Sjoerd Hofstra")).toBeVisible();
});
