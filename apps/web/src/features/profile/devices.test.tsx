import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { devices, done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const endOne = "POST /api/auth/devices/end";

afterEach(() => vi.unstubAllGlobals());

test("each device is named with its days; this one is marked and not signed out from the list", async () => {
  serveProfile();
  const { screen } = await renderProfile({ section: "devices" });
  const rows = screen.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");

  await expect.element(rows.nth(0).getByText("This device")).toBeVisible();
  await expect.element(rows.nth(1).getByText(/Since 1 February 2026/)).toBeVisible();
  await expect.element(rows.nth(1).getByText(/Last seen 2 February 2026/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Sign out Firefox on Linux" })).not.toBeInTheDocument();
});

test("one device is signed out and leaves the list", async () => {
  let listed = devices;
  const server = serveProfile({
    "GET /api/auth/devices": () => done({ devices: listed }),
    [endOne]: () => {
      listed = devices.slice(0, 1);
      return done();
    },
  });
  const { screen } = await renderProfile({ section: "devices" });

  await screen.getByRole("button", { name: "Sign out Safari on iPhone" }).click();

  await expect.element(screen.getByText("Safari on iPhone")).not.toBeInTheDocument();
  expect(server.bodiesOf(endOne)).toEqual([{ deviceId: "s-2" }]);
});

test("signing out everywhere asks first and ends this session too", async () => {
  serveProfile({ "POST /api/auth/logout-everywhere": () => done({ message: "Logged out everywhere" }) });
  const { screen, handleSessionEnded } = await renderProfile({ section: "devices" });
  await screen.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = screen.getByRole("dialog", { name: "Sign out everywhere?" });
  await expect.element(question).toBeVisible();

  await question.getByRole("button", { name: "Sign out everywhere" }).click();

  await expect.element(screen.getByText("Logged out everywhere")).toBeVisible();
  expect(handleSessionEnded).toHaveBeenCalledOnce();
});

test("a list that does not come can be asked for again", async () => {
  serveProfile({ "GET /api/auth/devices": () => refusal(403, "Not today") });
  const { screen } = await renderProfile({ section: "devices" });
  await expect.element(screen.getByText("Not today")).toBeVisible();
  await expectAccessible();

  serveProfile();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByText("Safari on iPhone")).toBeVisible();
});
