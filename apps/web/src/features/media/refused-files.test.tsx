import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn, serveMemories } from "#testing/memories.tsx";

import { MediaField, type MediaHandle } from "./media-field.tsx";

beforeEach(() => serveMemories({}));
afterEach(() => vi.unstubAllGlobals());

test("of several files that are not taken each is named, and each reason said once", async () => {
  const handle = createRef<MediaHandle>();
  const screen = await renderSignedIn(
    <MediaField kept={[]} uploads={[]} error={undefined} onChange={() => undefined} ref={handle} />,
  );

  await expect.element(screen.getByRole("button", { name: "Photos" })).toBeVisible();

  handle.current?.add([
    new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" }),
    new File([], "nothing.jpg", { type: "image/jpeg" }),
    new File(["%PDF"], "letter.pdf", { type: "application/pdf" }),
  ]);

  const wrong =
    /^drawing\.svg, letter\.pdf can't be added\. Please choose a PNG, .* recording\. nothing\.jpg is empty\.$/;
  await expect.element(screen.getByText(wrong)).toBeVisible();
});
