import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderFamilies, serveFamilies } from "#testing/families.tsx";
import { done, refusal } from "#testing/profile.ts";

import { BlockedPeople } from "./blocked-people.tsx";

afterEach(() => vi.unstubAllGlobals());

const sam = { id: "b-1", name: "Sam Vos", blockedAt: "2026-11-17T10:00:00.000Z" };
const kim = { id: "b-2", name: "Kim Vos", blockedAt: "2026-11-02T10:00:00.000Z" };

test("people who are blocked are listed, and unblocked one by one", async () => {
  let people = [sam, kim];
  const server = serveFamilies(
    {},
    {
      "GET /api/user/blocked": () => done({ people }),
      "POST /api/user/blocked/remove": () => {
        people = people.slice(1);
        return done({ people });
      },
    },
  );
  const screen = await renderFamilies(<BlockedPeople />);
  const list = screen.getByRole("list", { name: "People you've blocked" });
  await expect.element(list.getByText("Blocked on 17 November 2026")).toBeVisible();
  await expectAccessible();

  await list.getByRole("button", { name: "Unblock: Sam Vos" }).click();

  await expect.element(screen.getByText("Sam Vos is no longer blocked.")).toBeVisible();
  await expect.element(list.getByText("Sam Vos")).not.toBeInTheDocument();
  await expect.element(list.getByText("Kim Vos")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "People you've blocked" })).toHaveFocus();
  expect(server.bodiesOf("POST /api/user/blocked/remove")).toEqual([{ id: "b-1" }]);

  await list.getByRole("button", { name: "Unblock: Kim Vos" }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test("unblocking that does not work says why", async () => {
  serveFamilies(
    {},
    {
      "GET /api/user/blocked": () => done({ people: [sam] }),
      "POST /api/user/blocked/remove": () => refusal(507, "There is no room at the moment"),
    },
  );
  const screen = await renderFamilies(<BlockedPeople />);

  await screen.getByRole("button", { name: "Unblock: Sam Vos" }).click();

  await expect.element(screen.getByText(/That didn't work/)).toBeVisible();
  await expect.element(screen.getByText("Sam Vos", { exact: true })).toBeVisible();
});
