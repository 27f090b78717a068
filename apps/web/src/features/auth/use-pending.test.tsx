import { afterEach, beforeEach, expect, test } from "vitest";

import { takeMailedSecret } from "#lib/mailed-secret.ts";
import { renderPart } from "#testing/render-part.tsx";

import { pendingEmail, pendingReset, readLinkedReset } from "./pending-flow.ts";
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

test("a link that carries its own request needs no other tab, and counts before what this tab had begun", async () => {
  pendingReset.write({ email: "old@example.org", token: "old", resendAtMs: 0 });
  window.history.replaceState(
    null,
    "",
    `#code=${"s".repeat(43)}&request=sealed_request-1&email=ada%2Bone%40example.org`,
  );

  const screen = await renderPart(<Reset />);

  await expect.element(screen.getByText("ada+one@example.org sealed_request-1")).toBeVisible();
  expect(takeMailedSecret()).toBe("s".repeat(43));
  expect(window.location.hash).toBe("");
});

test.each([
  `#code=${"s".repeat(43)}&request=&email=ada%40example.org`,
  `#code=${"s".repeat(43)}&request=<b>&email=ada%40example.org`,
  `#code=${"s".repeat(43)}&request=sealed`,
  "#request=sealed&email=ada%40example.org",
])("%s carries no request", async (fragment) => {
  window.history.replaceState(null, "", fragment);

  const screen = await renderPart(<Reset />);

  await expect.element(screen.getByText("nothing")).toBeVisible();
});

function Reset() {
  const found = usePending(pendingReset, readLinkedReset);
  return <p>{found === "asking" || !found ? "nothing" : `${found.email} ${found.token}`}</p>;
}

function Errand() {
  const found = usePending(pendingEmail);
  return <p>{found === "asking" ? "asking" : (found?.email ?? "nothing")}</p>;
}
