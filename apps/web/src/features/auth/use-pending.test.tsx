import { afterEach, beforeEach, expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { pendingEmail } from "./pending-flow.ts";
import { usePending } from "./use-pending.ts";

const pending = { email: "ada@example.org", type: "signup", resendAtMs: 0 } as const;

beforeEach(() => sessionStorage.clear());

afterEach(() => window.history.replaceState(null, "", window.location.pathname + window.location.search));

test("a tab opened by a mailed link learns from the tab where it began", async () => {
  const other = new BroadcastChannel("pendingEmail");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  other.addEventListener("message", () => other.postMessage(pending));
  window.history.replaceState(null, "", `#code=${"s".repeat(43)}`);

  const screen = await renderPart(<Errand />);

  await expect.element(screen.getByText("ada@example.org")).toBeVisible();
  expect(pendingEmail.read()).toEqual(pending);
  other.close();
});

test("where no tab knows of it, it is given up", async () => {
  window.history.replaceState(null, "", `#code=${"s".repeat(43)}`);

  const screen = await renderPart(<Errand />);

  await expect.element(screen.getByText("asking")).toBeVisible();
  await expect.element(screen.getByText("nothing")).toBeVisible();
});

function Errand() {
  const found = usePending(pendingEmail);
  return <p>{found === "asking" ? "asking" : (found?.email ?? "nothing")}</p>;
}
