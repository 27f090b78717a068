import { expect, test } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { EmptyState } from "./empty-state.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { SkeletonCard, SkeletonGroup } from "./skeleton.tsx";

test("an overlay says Loading... unless told otherwise", async () => {
  const screen = await renderPart(
    <>
      <div className="relative h-40">
        <LoadingOverlay />
      </div>
      <div className="relative h-40">
        <LoadingOverlay text="Opening 1984..." />
      </div>
    </>,
  );

  await expect.element(screen.getByRole("status").first()).toHaveTextContent("Loading...");
  await expect.element(screen.getByRole("status").last()).toHaveTextContent("Opening 1984...");
});

test("four skeletons speak once", async () => {
  const screen = await renderPart(
    <SkeletonGroup>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>,
  );

  expect(screen.getByRole("status").elements()).toHaveLength(1);
  await expectAccessible(screen.container);
});

test.runIf(isLongTest)("an empty state passes axe", async () => {
  const screen = await renderPart(
    <EmptyState motif={null} title="No memories found">
      <p>Add memories to your timeline to see them here.</p>
    </EmptyState>,
  );

  await expectAccessible(screen.container);
});
