import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { LifelineList } from "./lifeline-list.tsx";

const memories = Array.from({ length: 40 }, (_, at): LifelineMemory => ({
  id: `m-${at}`,
  title: `A day of ${1960 + at}`,
  year: 1960 + at,
  month: 6,
  day: null,
  mark: "Flower",
  isCandle: false,
  size: "medium",
}));

function countYears(): number {
  return document.querySelectorAll("h3").length;
}

test("a long life in words is written a few years at a time, until all of it is there", async () => {
  const screen = await renderPart(
    <LifelineList
      memories={memories}
      hopes={[]}
      favourites={undefined}
      world={undefined}
      memoryLink={(_, content) => <b>{content}</b>}
    />,
  );
  const steps: number[] = [];
  const observer = new MutationObserver(() => steps.push(countYears()));
  observer.observe(document.body, { childList: true, subtree: true });

  await screen.getByRole("button", { name: "Show as a list" }).click();

  await expect.poll(countYears).toBe(40);
  observer.disconnect();
  expect(Math.max(...steps.map((count, at) => count - (steps[at - 1] ?? 0)))).toBeLessThanOrEqual(4);
});
