import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { Avatar } from "./avatar.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

test("somebody without a picture has a flower of their own", async () => {
  const { container } = await renderPart(<Avatar memberId="ada" />);

  expect(container.querySelector("svg")).not.toBeNull();
  expect(container.querySelector("img")).toBeNull();
});

test("a picture that can no longer be fetched gives way to the flower, and a newer address is tried again", async () => {
  const { container, rerender } = await renderPart(<Avatar memberId="ada" imageUrl="data:image/gif;base64,gone" />);
  await expect.poll(() => container.querySelector("svg")).not.toBeNull();

  await rerender(<Avatar memberId="ada" imageUrl={dot} />);

  expect(container.querySelector("img")?.src).toBe(dot);
});
