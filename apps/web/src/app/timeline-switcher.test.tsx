import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import {
  guestTimeline,
  me,
  offer,
  ownTimeline,
  receivedInvitation,
  serveFamilies,
  sjoerd,
  vault,
} from "#testing/families.tsx";
import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada, done } from "#testing/profile.ts";
import { timelineAnswer, yearEntry } from "#testing/timeline.ts";

afterEach(async () => {
  await closeApp();
  vi.unstubAllGlobals();
});

const several = {
  timelines: [ownTimeline, vault(), guestTimeline()],
  members: { "v-1": [me, sjoerd] },
};

function serve(...[families, answers = {}]: Parameters<typeof serveFamilies>) {
  return serveFamilies(families, {
    "GET /api/auth/verify": () => done({ valid: true, user: ada }),
    "GET /api/user/details": () => done({ userDetails: ada }),
    "GET /api/lifeline": () => done({ lifeline: { memories: [] } }),
    "GET /api/offers": () => done({ offers: [] }),
    "GET /api/offers/own": () => done({ offers: [] }),
    "GET /api/shared-memories": () => done({ shares: [] }),
    "GET /api/timeline": () => timelineAnswer([yearEntry(1970), yearEntry(1985)]),
    ...answers,
  });
}

const switcherOf = ({ screen }: Awaited<ReturnType<typeof openApp>>) =>
  screen.getByRole("button", { name: /^Switch timeline:/ });

test("a member with one timeline sees none of it, and the first page does not ask", async () => {
  const server = serve();
  const app = await openApp("/invitations");
  await expect.element(app.screen.getByRole("heading", { name: "No open invitations" })).toBeVisible();
  const asked = server.queriesOf("GET /api/timelines").length;

  await app.router.navigate({ to: "/shared-memories" });
  await expect.element(app.screen.getByRole("heading", { name: "Shared Memories" })).toBeVisible();

  await expect.element(switcherOf(app)).not.toBeInTheDocument();
  expect(asked).toBe(1);
  expect(localStorage.getItem("hasTimelines")).toBeNull();
});

test("the name of the open timeline leads to the others, and the address keeps the choice", async () => {
  localStorage.setItem("hasTimelines", "1");
  serve(several);
  const app = await openApp("/guest/g-1");
  const { screen, router } = app;
  await expect.element(screen.getByRole("button", { name: "Switch timeline: For Marianne" })).toBeVisible();
  await switcherOf(app).click();
  const menu = screen.getByRole("dialog", { name: "Timelines" });
  await expect.element(menu.getByRole("link", { name: /^For Marianne You're a guest Currently open/ })).toBeVisible();
  await expect.element(menu.getByRole("link", { name: "My timeline" })).toHaveAttribute("href", "/timeline");
  await expectAccessible();

  await menu.getByRole("link", { name: /^Hofstra family/ }).click();

  await expect.poll(() => router.state.location.href).toBe("/timeline?timeline=v-1");
  await router.navigate({ to: "/timeline", search: { year: 1993 } });
  expect(router.state.location.search).toMatchObject({ timeline: "v-1", year: 1993 });
  await router.navigate({ to: "/lifeline" });
  expect(router.state.location.search).toEqual({ timeline: "v-1" });
  await router.navigate({ to: "/timeline", search: { timeline: undefined } });
  expect(router.state.location.href).toBe("/timeline");
});

test("an invitation shows itself after the first step, and accepting it leads to what was joined", async () => {
  const server = serve(
    { invitations: [receivedInvitation({ kind: "guest", name: "", years: { from: 1970, to: 1985 } })] },
    {
      "POST /api/invitations/accept": () => {
        server.change({ invitations: [], timelines: [ownTimeline, guestTimeline()] });
        return done({ timeline: guestTimeline() });
      },
    },
  );
  const app = await openApp("/profile");
  const { screen, router } = app;
  await router.navigate({ to: "/shared-memories" });
  await switcherOf(app).click();
  await screen.getByRole("link", { name: "You have an invitation" }).click();
  await screen.getByRole("button", { name: "Accept" }).click();

  await expect.element(screen.getByRole("heading", { name: "Memories for Marianne" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/guest/g-1");
});

test("a guest writes with the years of their host, and comes back to what they wrote", async () => {
  const server = serve(several, {
    "POST /api/memories": (_address, body) =>
      done({ memory: { ...offer().memory, _id: "m-30", ...Object(body), year: 1985 } }),
  });
  const { screen, router } = await openApp("/guest/g-1");
  await screen.getByRole("link", { name: "Write a memory" }).click();
  await screen.getByLabelText("Title").fill("The pond");
  await screen.getByRole("textbox", { name: "Your memory" }).fill("We skated.");
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByRole("heading", { name: "Memories for Marianne" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/guest/g-1");
  expect(server.bodiesOf("POST /api/memories")).toMatchObject([
    { timelineId: "t-1", yearId: "y-1985", memoryTitle: "The pond" },
  ]);
  expect(server.queriesOf("GET /api/timeline")).toContainEqual({ timelineId: "g-1" });
});

test("what a guest offered stands first on the page of what is shared", async () => {
  serve(
    { ...several, timelines: [ownTimeline] },
    {
      "GET /api/offers": () => done({ offers: [offer()] }),
      "POST /api/offers/read": () => done(),
    },
  );
  const { screen } = await openApp("/shared-memories");

  await expect.element(screen.getByRole("heading", { name: "Written for your timeline" })).toBeVisible();
  await expect.element(screen.getByText("By the water.")).toBeVisible();
});
