import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderTimeline } from "#testing/render-timeline.tsx";
import { serveTimeline, tenYears, timelineAnswer } from "#testing/timeline.ts";

const locked = tenYears.map((entry) => (entry.year === 2000 ? { ...entry, lock: true } : entry));

afterEach(() => {
  localStorage.removeItem("lastYear");
  vi.unstubAllGlobals();
});

test.for([{ year: 2000 }, { year: 2000, month: 6 }, { year: 2000, month: 7 }])(
  "%o, which the plan no longer reaches, says why nothing can be added, and leads to the plans",
  async (place) => {
    serveTimeline({ "GET /api/timeline": () => timelineAnswer(locked) });
    const screen = await renderTimeline(place);

    await expect
      .element(screen.getByText(/^2000 is outside your plan\. You can still read and download/))
      .toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Open every year" }))
      .toHaveAttribute("href", "/subscriptions?year=2000");
    await expect
      .element(screen.getByRole("link", { name: "Upgrade Plan" }))
      .toHaveAttribute("href", "/subscriptions?year=2000");
    await expect.element(screen.getByText("The question of 2000")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: /Add Memory/ })).not.toBeInTheDocument();
    await expectAccessible();
  },
);
