import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { ownTimeline, serveFamilies, vault } from "#testing/families.tsx";
import { renderPart } from "#testing/render-part.tsx";

import { useJoinedTimelines } from "./joined-timelines.ts";
import { createQueryClient } from "./query-client.ts";

afterEach(() => vi.unstubAllGlobals());

function Names() {
  const { data } = useJoinedTimelines();
  return data?.timelines.map(({ id, name, kind }) => <p key={id}>{`${kind}: ${name}`}</p>);
}

function openNames() {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <Names />
    </QueryClientProvider>,
  );
}

const comeBack = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

test("who belongs to a vault is asked for anew whenever they come back to the page, however lately that was", async () => {
  const server = serveFamilies({ timelines: [ownTimeline, vault()] });
  const screen = await openNames();
  await expect.element(screen.getByText("vault: Hofstra family")).toBeVisible();

  server.change({ timelines: [ownTimeline] });
  comeBack();

  await expect.element(screen.getByText("vault: Hofstra family")).not.toBeInTheDocument();
});

test("whose timelines are all their own is not asked for again so soon", async () => {
  const server = serveFamilies({ timelines: [ownTimeline] });
  const screen = await openNames();
  await expect.element(screen.getByText("personal:")).toBeVisible();

  server.change({ timelines: [ownTimeline, vault()] });
  comeBack();
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => resolve());
  await promise;

  expect(server.bodiesOf("GET /api/timelines")).toHaveLength(1);
});
