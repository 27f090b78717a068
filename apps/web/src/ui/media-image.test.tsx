import { expect, test, vi } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { MediaImage } from "./media-image.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const broken = "data:image/gif;base64,gone";

test("a picture takes its room before it is there, and its small one goes once it has come", async () => {
  const real = new OffscreenCanvas(40, 30);
  real.getContext("2d")?.fillRect(0, 0, 40, 30);
  const src = URL.createObjectURL(await real.convertToBlob());
  const picture = { src: broken, width: 400, height: 300, placeholder: dot };
  const { container, rerender } = await renderPart(
    <MediaImage picture={picture} alt="A boat" isEager className="h-auto w-50" />,
  );
  const image = () => container.querySelector("img");
  expect(image()?.getBoundingClientRect().height).toBeCloseTo(150, 0);

  await rerender(<MediaImage picture={{ ...picture, src }} alt="A boat" isEager className="h-auto w-50" />);

  await expect.poll(() => image()?.style.backgroundImage).toBe("");
  expect(image()?.getBoundingClientRect().height).toBeCloseTo(150, 0);
});

test("one that does not come says so, once", async () => {
  const handleLost = vi.fn<() => void>();

  await renderPart(<MediaImage picture={{ src: broken }} alt="A boat" isEager onLost={handleLost} />);

  await expect.poll(() => handleLost.mock.calls.length).toBe(1);
});
