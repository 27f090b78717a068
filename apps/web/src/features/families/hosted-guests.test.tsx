import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { familyLinks, invitation, me, renderFamilies, serveFamilies, sjoerd } from "#testing/families.tsx";
import { done } from "#testing/profile.ts";

import { HostedGuests } from "./hosted-guests.tsx";

afterEach(() => vi.unstubAllGlobals());

const guest = { ...sjoerd, years: { from: 1998, to: 2003 } };

test("without the add-on it says what guests are and what it takes", async () => {
  serveFamilies();
  const screen = await renderFamilies(<HostedGuests links={familyLinks} />);

  await expect.element(screen.getByText(/Guests write memories for your timeline/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See the plans" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Invite a guest" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("a guest is invited for the years that are chosen", async () => {
  const server = serveFamilies(
    { mayInviteGuests: true },
    {
      "POST /api/invitations": () => {
        const sent = invitation({ timelineId: "t-1", years: { from: 2000, to: 2004 } });
        server.change({ sent: [sent] });
        return done({ invitation: sent });
      },
    },
  );
  const screen = await renderFamilies(<HostedGuests links={familyLinks} />);
  await screen.getByRole("button", { name: "Invite a guest" }).click();
  await screen.getByLabelText("Their email address").fill("vera@example.org");
  await expectAccessible();
  await userEvent.selectOptions(screen.getByLabelText("From"), "2005");
  await userEvent.selectOptions(screen.getByLabelText("Until"), "2004");
  await screen.getByRole("button", { name: "Send the invitation" }).click();
  await expect.element(screen.getByText("The first year can't be after the last")).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText("From"), "2000");
  await screen.getByRole("button", { name: "Send the invitation" }).click();

  await expect.element(screen.getByText(/2000–2004\s· Invited, until 25 November/)).toBeVisible();
  expect(server.bodiesOf("POST /api/invitations")).toEqual([
    { timelineId: "t-1", email: "vera@example.org", role: "contributor", years: { from: 2000, to: 2004 } },
  ]);
});

test("a guest is listed with their years, and removed after a question", async () => {
  const server = serveFamilies(
    { mayInviteGuests: true, members: { "t-1": [me, guest] } },
    {
      "POST /api/memberships/remove": () => {
        server.change({ members: { "t-1": [me] } });
        return done();
      },
    },
  );
  const screen = await renderFamilies(<HostedGuests links={familyLinks} />);
  await expect.element(screen.getByText("1998–2003 · sjoerd@example.org")).toBeVisible();
  const offers = screen.getByRole("link", { name: "What your guests have written for you" });
  await expect.element(offers).toHaveAttribute("href", "/shared-memories");
  await screen.getByRole("button", { name: "Remove: Sjoerd Hofstra" }).click();
  await expect.element(screen.getByText(/You keep what you've placed/)).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Remove", exact: true }).click();

  await expect.element(screen.getByText("Sjoerd Hofstra is no longer your guest.")).toBeVisible();
  expect(server.bodiesOf("POST /api/memberships/remove")).toEqual([{ timelineId: "t-1", accountId: "member-2" }]);
});

test("a guest can be removed and blocked at once", async () => {
  const server = serveFamilies(
    { mayInviteGuests: true, members: { "t-1": [me, guest] } },
    { "POST /api/memberships/remove": () => done() },
  );
  const screen = await renderFamilies(<HostedGuests links={familyLinks} />);
  await screen.getByRole("button", { name: "Remove: Sjoerd Hofstra" }).click();
  await screen.getByRole("checkbox", { name: "Also block Sjoerd Hofstra" }).click();
  await expectAccessible();

  await screen.getByRole("button", { name: "Remove and block" }).click();

  await expect
    .poll(() => server.bodiesOf("POST /api/memberships/remove"))
    .toEqual([{ timelineId: "t-1", accountId: "member-2", alsoBlock: true }]);
});
