import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const upload = "POST /api/auth/upload-image";
const update = "PUT /api/user/profile";

afterEach(() => vi.unstubAllGlobals());

test("a chosen picture is cropped square, sent, and becomes the profile's", async () => {
  const server = serveProfile({
    [upload]: () => Response.json({ status: 200, message: "Picture kept", Location: "/x", Key: "the-key" }),
    [update]: () => done(),
  });
  const screen = await openEditing();

  await userEvent.upload(screen.getByLabelText("Picture file"), await picture(300, 200));
  await expect.element(screen.getByRole("dialog", { name: "Crop Image" })).toBeVisible();
  await expect.element(screen.getByRole("slider", { name: "Zoom" })).toBeVisible();
  await expectAccessible();
  await expect.poll(() => document.querySelector(".reactEasyCrop_CropArea")).not.toBeNull();
  await screen.getByRole("button", { name: "Save picture" }).click();

  await expect.element(screen.getByText("Profile updated successfully")).toBeVisible();
  const [sent] = server.bodiesOf(upload) as { imageBase64: string }[];
  expect(await sizeOf(sent?.imageBase64 ?? "")).toEqual([200, 200]);
  expect(server.bodiesOf(update)).toEqual([{ image: "the-key" }]);
});

test("a file that is no picture we take is refused with a sentence", async () => {
  const server = serveProfile({});
  const screen = await openEditing();

  await userEvent.upload(
    screen.getByLabelText("Picture file"),
    new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }),
  );

  await expect.element(screen.getByText("Please choose a PNG, JPEG or WebP picture")).toBeVisible();
  expect(server.bodiesOf(upload)).toEqual([]);
});

test("a file that only calls itself a picture is answered with a sentence, and nothing can be saved", async () => {
  serveProfile({});
  const screen = await openEditing();

  await userEvent.upload(screen.getByLabelText("Picture file"), new File(["no"], "me.png", { type: "image/png" }));

  await expect.element(screen.getByText("We can't open this picture")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Save picture" })).toBeDisabled();
});

test("a picture the server cannot take keeps the sheet open with the reason", async () => {
  serveProfile({ [upload]: () => refusal(422, "This photo is damaged or too large to open") });
  const screen = await openEditing();
  await userEvent.upload(screen.getByLabelText("Picture file"), await picture(120, 120));
  await expect.poll(() => document.querySelector(".reactEasyCrop_CropArea")).not.toBeNull();

  await screen.getByRole("button", { name: "Save picture" }).click();

  await expect.element(screen.getByRole("alert").getByText(/damaged or too large to open/)).toBeVisible();
});

async function openEditing() {
  const { screen } = await renderProfile();
  await screen.getByRole("button", { name: "Edit personal details" }).click();
  return screen;
}

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", { type: "image/png" });
}

async function sizeOf(dataUrl: string): Promise<number[]> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}
