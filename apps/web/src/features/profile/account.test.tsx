import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const update = "PUT /api/user/profile";
const notRight = "The password isn't right";

afterEach(() => vi.unstubAllGlobals());

test("a password is changed only when old, length and confirmation hold", async () => {
  const sentence = "The old password isn't right";
  const answer = vi
    .fn<() => Response>()
    .mockImplementationOnce(() => refusal(400, sentence, { oldPassword: sentence }));
  const server = serveProfile({ [update]: answer.mockImplementation(() => done()) });
  const { screen } = await renderProfile({ section: "security" });
  await screen.getByRole("button", { name: "Change password" }).click();
  const [old, fresh, again] = ["Old password", "New password", "Confirm new password"].map((label) =>
    screen.getByLabelText(label, { exact: true }),
  );
  const save = screen.getByRole("button", { name: "Save" });

  await fresh?.fill("short");
  await save.click();
  await expect.element(screen.getByText("Old password is required")).toBeVisible();
  await expect.element(screen.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect.element(screen.getByText("Passwords do not match")).toBeVisible();
  await expectAccessible();
  await old?.fill("wrong");
  await fresh?.fill("long enough now");
  await again?.fill("long enough now");
  await save.click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await save.click();

  await expect.element(screen.getByText("Profile updated successfully")).toBeVisible();
  await expect.element(screen.getByRole("dialog", { name: "Change Password" })).not.toBeInTheDocument();
  expect(server.bodiesOf(update)).toHaveLength(2);
  expect(server.bodiesOf(update)[1]).toEqual({ oldPassword: "wrong", password: "long enough now" });
});

const waysToLeave = [
  {
    title: "Deactivate Account",
    button: "Deactivate account",
    call: "POST /api/user/deactivate",
    toast: "Account deactivated successfully",
    failure: "Failed to update profile",
  },
  {
    title: "Delete Account",
    button: "Delete account",
    call: "POST /api/user/delete",
    toast: "Account deleted successfully",
    failure: "Failed to delete account",
  },
] as const;

for (const { title, button, call, toast, failure } of waysToLeave) {
  test(`${title} asks for the password, then the reason, and then leaves`, async () => {
    const server = serveProfile({ [call]: () => done() });
    const { screen, handleSessionEnded } = await renderProfile({ section: "security" });
    await screen.getByRole("button", { name: button }).click();
    const sheet = screen.getByRole("dialog", { name: title });
    const leave = sheet.getByRole("button", { name: button });

    await leave.click();
    await expect.element(sheet.getByText("Password is required")).toBeVisible();
    await expect.element(sheet.getByText("Reason is required")).not.toBeInTheDocument();
    await sheet.getByLabelText("Password", { exact: true }).fill("open sesame");
    await leave.click();
    await expect.element(sheet.getByText("Reason is required")).toBeVisible();
    await sheet.getByLabelText("Reason for leaving").fill("moving on");
    await leave.click();

    await expect.element(screen.getByText(toast)).toBeVisible();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(handleSessionEnded).toHaveBeenCalledOnce();
    expect(server.bodiesOf(call)).toEqual([{ password: "open sesame", reasonForLeaving: "moving on" }]);
  });

  test(`${title} shows a refusal under the password, and a lost connection as what failed`, async () => {
    const answer = vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(refusal(400, notRight, { password: notRight }));
    serveProfile({ [call]: answer.mockRejectedValue(new TypeError("Failed to fetch")) });
    const { screen, handleSessionEnded } = await renderProfile({ section: "security" });
    await screen.getByRole("button", { name: button }).click();
    const sheet = screen.getByRole("dialog", { name: title });
    await sheet.getByLabelText("Password", { exact: true }).fill("guess");
    await sheet.getByLabelText("Reason for leaving").fill("moving on");

    await sheet.getByRole("button", { name: button }).click();
    await expect.element(sheet.getByLabelText("Password", { exact: true })).toHaveAccessibleDescription(notRight);
    await sheet.getByRole("button", { name: button }).click();

    await expect.element(sheet.getByRole("alert")).toHaveTextContent(`${failure}Network error - no response received`);
    expect(handleSessionEnded).not.toHaveBeenCalled();
  });
}

test("logging out asks first", async () => {
  serveProfile();
  const { screen, handleLogOut } = await renderProfile();

  await screen.getByRole("button", { name: "Log out" }).click();
  await screen.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(handleLogOut).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Log out" }).click();
  await screen.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();

  await expect.poll(() => handleLogOut).toHaveBeenCalledOnce();
});
