import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { ada, done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const update = "PUT /api/user/profile";

afterEach(() => vi.unstubAllGlobals());

test("the pencil opens the fields, and saving sends what changed, reloads and closes them", async () => {
  let details = ada;
  const server = serveProfile({
    "GET /api/user/details": () => done({ userDetails: details }),
    [update]: () => {
      details = { ...ada, firstName: "Augusta", dateOfBirth: "1950-12-01T00:00:00.000Z" };
      return done();
    },
  });
  const screen = await openDetails();

  await screen.getByLabelText("First name").fill(" Augusta ");
  await screen.getByLabelText("Day").fill("1");
  await screen.getByLabelText("Month").selectOptions("12");
  await screen.getByLabelText("Year").fill("1950");
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByRole("heading", { name: "Augusta's profile" })).toBeVisible();
  await expect.element(screen.getByText("01-12-1950")).toBeVisible();
  await expect.element(screen.getByText("Profile updated successfully")).toBeVisible();
  await expect.element(screen.getByLabelText("First name")).not.toBeInTheDocument();
  expect(server.bodiesOf(update)).toEqual([{ firstName: "Augusta", dateOfBirth: "1950-12-01" }]);
});

test("a date of birth is asked for as day, month and year, whatever the browser's own order is", async () => {
  serveProfile();
  const screen = await openDetails();

  expect(screen.getByRole("group", { name: "Date of birth" }).element().textContent).toMatch(/^.*Day.*Month.*Year/s);
});

test("every field is required, and the first one left empty has the focus", async () => {
  const server = serveProfile();
  const screen = await openDetails();

  await screen.getByLabelText("First name").fill("  ");
  await screen.getByLabelText("Last name").fill("");
  await screen.getByLabelText("Email").fill("");
  await screen.getByLabelText("Day").fill("");
  await screen.getByLabelText("Month").selectOptions("");
  await screen.getByLabelText("Year").fill("");
  await screen.getByRole("button", { name: "Save" }).click();

  for (const name of ["First name", "Last name", "Email", "Date of birth"]) {
    await expect.element(screen.getByText(`${name} is required`)).toBeVisible();
  }
  await expect.element(screen.getByLabelText("First name")).toHaveFocus();
  expect(server.bodiesOf(update)).toEqual([]);
  await expectAccessible();
});

test("what the server refuses stands beside its field, and what was typed stays", async () => {
  const sentence = "You must be at least 13 years old";
  serveProfile({ [update]: () => refusal(400, sentence, { dateOfBirth: sentence }) });
  const screen = await openDetails();

  await screen.getByLabelText("Year").fill("2026");
  await screen.getByLabelText("Month").selectOptions("1");
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByLabelText("Year")).toHaveValue("2026");
});

test("a lost connection is told, and nothing closes", async () => {
  serveProfile({ [update]: () => Promise.reject(new TypeError("Failed to fetch")) });
  const screen = await openDetails();

  await screen.getByLabelText("Last name").fill("Lovelace");
  await screen.getByRole("button", { name: "Save" }).click();

  const alert = screen.getByRole("alert");
  await expect.element(alert).toHaveTextContent("Failed to update profileNetwork error - no response received");
  await expect.element(screen.getByLabelText("Last name")).toHaveValue("Lovelace");
});

test("saving nothing new asks the server for nothing", async () => {
  const server = serveProfile();
  const screen = await openDetails();

  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByRole("button", { name: "Edit personal details" })).toHaveFocus();
  expect(server.bodiesOf(update)).toEqual([]);
});

test("cancelling keeps everything as it was", async () => {
  serveProfile();
  const screen = await openDetails();

  await screen.getByLabelText("First name").fill("Nobody");
  await screen.getByRole("button", { name: "Cancel" }).click();

  await expect.element(screen.getByText("Nobody")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Ada's profile" })).toBeVisible();
});

async function openDetails() {
  const { screen } = await renderProfile();
  await screen.getByRole("button", { name: "Edit personal details" }).click();
  return screen;
}
