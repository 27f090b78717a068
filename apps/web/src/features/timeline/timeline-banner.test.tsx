import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { TimelineBanner } from "./timeline-banner.tsx";

test("a first name heads the timeline as it is written, tags and all", async () => {
  const screen = await renderPart(<TimelineBanner firstName="<1>Ada</1>" />);

  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("<1>Ada</1> timeline");
});
