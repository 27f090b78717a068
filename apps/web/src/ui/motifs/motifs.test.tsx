import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { Flower } from "./flower.tsx";
import { Rope } from "./rope.tsx";
import { Stone } from "./stone.tsx";

test("a motif is a picture with a name, or it is silent", async () => {
  const screen = await renderPart(
    <>
      <Flower memoryId="m-1" label="Flower" />
      <Stone memoryId="m-1" />
      <Rope knots={[0.5]} />
    </>,
  );

  expect(screen.getByRole("img").elements()).toHaveLength(1);
  expect(screen.container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(2);
});
