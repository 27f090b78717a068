import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { ada, done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

import { storePendingAddress } from "./use-address-change.ts";

const ask = "POST /api/user/email";
const confirm = "POST /api/user/email/confirm";
const wrongCode = "This code isn't right, or it has expired";

afterEach(() => vi.unstubAllGlobals());

test("a new address takes the password, then the mailed code", async () => {
  let details = ada;
  const server = serveProfile({
    "GET /api/user/details": () => done({ userDetails: details }),
    [ask]: () => done({ token: "sealed" }),
    [confirm]: () => {
      details = { ...ada, email: "new@example.org" };
      return done({ userDetails: details });
    },
  });
  const screen = await askForAddress(" New@Example.org ");
  await expectAccessible();

  await screen.getByLabelText("Password", { exact: true }).fill("open sesame");
  await screen.getByRole("button", { name: "Send the code" }).click();
  await expect.element(screen.getByText(/It works for 10 minutes/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
  await userEvent.keyboard("123456");

  await expect.element(screen.getByText("Profile updated successfully")).toBeVisible();
  await expect.element(screen.getByRole("dialog", { name: "Change your email" })).not.toBeInTheDocument();
  await expect.element(screen.getByText("new@example.org")).toBeVisible();
  expect(server.bodiesOf(ask)).toEqual([{ email: "new@example.org", password: "open sesame" }]);
  expect(server.bodiesOf(confirm)).toEqual([{ token: "sealed", otp: "123456" }]);
});

test("a wrong password stands under the password", async () => {
  serveProfile({ [ask]: () => refusal(400, "The password isn't right", { password: "The password isn't right" }) });
  const screen = await askForAddress("new@example.org");

  await screen.getByRole("button", { name: "Send the code" }).click();
  await expect.element(screen.getByText("Password is required")).toBeVisible();
  await screen.getByLabelText("Password", { exact: true }).fill("guess");
  await screen.getByRole("button", { name: "Send the code" }).click();

  await expect.element(screen.getByText("The password isn't right")).toBeVisible();
});

test("a wrong code empties the boxes, and another one can be asked for", async () => {
  serveProfile({
    [ask]: () => done({ token: "sealed" }),
    [confirm]: () => refusal(400, wrongCode, { otp: wrongCode }),
  });
  const screen = await askForAddress("new@example.org");
  await screen.getByLabelText("Password", { exact: true }).fill("open sesame");
  await screen.getByRole("button", { name: "Send the code" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Code" })).toHaveFocus();

  await userEvent.keyboard("000000");
  await expect.element(screen.getByText(wrongCode)).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Code" })).toHaveValue("");
  await screen.getByRole("button", { name: "Send another code" }).click();

  await expect.element(screen.getByRole("button", { name: "Send the code" })).toBeVisible();
});

test("a change that waits for its code outlives the page, and can be given up", async () => {
  serveProfile();
  wait(Date.now());
  const { screen } = await renderProfile();

  await screen.getByRole("button", { name: "Enter the code" }).click();
  await expect.element(screen.getByRole("dialog").getByText(/We emailed a six-digit code/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Keep the old address" }).click();

  await expect.element(screen.getByText(/We emailed a code to/)).not.toBeInTheDocument();
  expect(localStorage.getItem("pendingAddress")).toBeNull();
});

test("a mailed link confirms a waiting change and leaves the address bar", async () => {
  const secret = "a".repeat(43);
  const server = serveProfile({ [confirm]: () => done({ userDetails: ada }) });
  wait(Date.now());
  location.hash = `#code=${secret}`;

  const { screen } = await renderProfile();

  await expect.element(screen.getByText("Profile updated successfully")).toBeVisible();
  expect(server.bodiesOf(confirm)).toEqual([{ token: "sealed", otp: secret }]);
  expect(location.hash).toBe("");
});

test("a mailed link without a waiting change says so and is dropped", async () => {
  const server = serveProfile();
  wait(Date.now() - 11 * 60 * 1000);
  location.hash = `#code=${"b".repeat(43)}`;

  const { screen } = await renderProfile();

  await expect
    .element(screen.getByText("There's no change of address to confirm here. Please start again"))
    .toBeVisible();
  expect(server.bodiesOf(confirm)).toEqual([]);
  expect(location.hash).toBe("");
});

function wait(askedAt: number) {
  storePendingAddress({ memberId: ada.id, email: "new@example.org", token: "sealed", askedAt });
}

async function askForAddress(email: string) {
  const { screen } = await renderProfile();
  await screen.getByRole("button", { name: "Edit personal details" }).click();
  await screen.getByLabelText("Email").fill(email);
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Change your email" })).toBeVisible();
  return screen;
}
