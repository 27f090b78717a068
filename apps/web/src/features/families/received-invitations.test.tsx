import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import {
  guestTimeline,
  ownTimeline,
  receivedInvitation,
  renderFamilies,
  serveFamilies,
  vault,
} from "#testing/families.tsx";
import { done, refusal } from "#testing/profile.ts";

import { ReceivedInvitations } from "./received-invitations.tsx";

afterEach(() => vi.unstubAllGlobals());

/** One invitation, which is gone once it is declined. */
async function openToDecline() {
  const opened = await openInvitations(
    { invitations: [receivedInvitation()] },
    {
      "POST /api/invitations/decline": () => {
        opened.server.change({ invitations: [] });
        return done();
      },
    },
  );
  return opened;
}

async function openInvitations(...[families, answers]: Parameters<typeof serveFamilies>) {
  const server = serveFamilies(families, answers);
  const onJoined = vi.fn<(timeline: JoinedTimeline) => void>();
  const screen = await renderFamilies(
    <ReceivedInvitations
      ownName="Ada Vermeer"
      email="ada@example.org"
      timelineLink={<a href="/timeline">Timeline</a>}
      onJoined={onJoined}
    />,
  );
  return { screen, server, onJoined };
}

test("an invitation to a vault says what one will see and what the others will see, and is accepted once", async () => {
  const { screen, server, onJoined } = await openInvitations(
    { invitations: [receivedInvitation()] },
    {
      "POST /api/invitations/accept": () => {
        server.change({ invitations: [], timelines: [ownTimeline, vault()] });
        return done({ timeline: vault({ role: "contributor" }) });
      },
    },
  );
  const card = screen.getByRole("article", { name: "Marianne Hofstra has invited you to join “Hofstra family”" });
  await expect.element(card.getByText(/You'll see everything in this family vault, and you can add/)).toBeVisible();
  await expect.element(card.getByText(/Other members see your name, Ada Vermeer, and what you add here/)).toBeVisible();
  await expect.element(card.getByText("Open until 25 November 2026")).toBeVisible();
  await expect.element(card.getByRole("radio", { name: "My memories go with me" })).toBeChecked();
  await expectAccessible();

  await card.getByRole("radio", { name: "My memories stay with the family" }).click();
  await card.getByRole("button", { name: "Accept" }).click();

  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "v-1" })));
  expect(server.bodiesOf("POST /api/invitations/accept")).toEqual([{ id: "i-9", choice: "stays" }]);
  await expect.element(screen.getByText("You've joined “Hofstra family”.")).toBeVisible();
});

test("an invitation to read asks for nothing else", async () => {
  const { screen } = await openInvitations({ invitations: [receivedInvitation({ role: "viewer" })] });

  await expect.element(screen.getByText("You'll see everything in this family vault.")).toBeVisible();
  await expect.element(screen.getByRole("radio")).not.toBeInTheDocument();
});

test("an invitation as a guest names the years", async () => {
  const guest = receivedInvitation({ kind: "guest", name: "", years: { from: 1970, to: 1985 } });
  const { screen, server, onJoined } = await openInvitations(
    { invitations: [guest] },
    { "POST /api/invitations/accept": () => done({ timeline: guestTimeline() }) },
  );
  await expect
    .element(screen.getByRole("heading", { name: "Marianne Hofstra has invited you to write for their timeline" }))
    .toBeVisible();
  await expect.element(screen.getByText(/from 1970 to 1985. You'll only see what you write yourself/)).toBeVisible();
  await expect.element(screen.getByText(/You appear as Ada Vermeer/)).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Accept" }).click();

  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  expect(server.bodiesOf("POST /api/invitations/accept")).toEqual([{ id: "i-9" }]);
});

test("declining asks first, and leaves an empty page that says what to do", async () => {
  const { screen } = await openToDecline();
  await screen.getByRole("button", { name: "Decline" }).click();
  const question = screen.getByRole("group", { name: "Decline this invitation?" });
  await expect.element(question.getByText(/Marianne Hofstra will see that you declined/)).toBeVisible();
  await expectAccessible();
  await question.getByRole("button", { name: "Decline" }).click();

  await expect.element(screen.getByRole("heading", { name: "No open invitations" })).toBeVisible();
  await expect.element(screen.getByText("ada@example.org")).toBeVisible();
  await expectAccessible();
});

test("an invitation that was withdrawn meanwhile leaves the page with its reason", async () => {
  const { screen, server, onJoined } = await openInvitations(
    { invitations: [receivedInvitation()] },
    { "POST /api/invitations/accept": () => refusal(404, "This invitation is no longer open") },
  );
  await expect.element(screen.getByRole("button", { name: "Accept" })).toBeVisible();
  await screen.getByRole("button", { name: "Accept" }).click();
  await expect.element(screen.getByText(/This invitation is no longer open/)).toBeVisible();
  expect(onJoined).not.toHaveBeenCalled();

  server.change({ invitations: [] });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await screen.getByRole("button", { name: "Accept" }).click();
  await expect.element(screen.getByRole("heading", { name: "No open invitations" })).toBeVisible();
});

test("declining can block who invites, and says what that means", async () => {
  const { screen, server } = await openToDecline();
  await screen.getByRole("button", { name: "Decline" }).click();
  const question = screen.getByRole("group", { name: "Decline this invitation?" });
  await question.getByRole("checkbox", { name: "Also block Marianne Hofstra" }).click();
  await expect.element(question.getByText(/any more invitations, shared memories or questions from/)).toBeVisible();
  await expect.element(question.getByText(/can invite you again later/)).not.toBeInTheDocument();
  await expectAccessible();
  await question.getByRole("button", { name: "Decline and block" }).click();

  await expect.element(screen.getByText("Declined. Marianne Hofstra is blocked.")).toBeVisible();
  expect(server.bodiesOf("POST /api/invitations/decline")).toEqual([{ id: "i-9", alsoBlock: true }]);
});

test("an invitation can be reported with a word, and stays open", async () => {
  const { screen, server } = await openInvitations(
    { invitations: [receivedInvitation()] },
    { "POST /api/invitations/report": () => done() },
  );
  await screen.getByRole("button", { name: "Report misuse" }).click();
  const words = screen.getByLabelText("What's wrong with this invitation?");
  await expect.element(words).toHaveFocus();
  await screen.getByRole("button", { name: "Send the report" }).click();
  await expect.element(screen.getByText("What's wrong?", { exact: true })).toBeVisible();
  await expectAccessible();

  await words.fill("I don't know this person.");
  await screen.getByRole("button", { name: "Send the report" }).click();

  await expect.element(screen.getByText("Thank you. Your report has been sent.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Accept" })).toBeVisible();
  expect(server.bodiesOf("POST /api/invitations/report")).toEqual([{ id: "i-9", text: "I don't know this person." }]);
});
