import type { Lifeline } from "@lane/contract/lifeline.ts";
import type { Offer } from "@lane/contract/offers.ts";
import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { guestTimeline, offer, ownTimeline, renderFamilies, serveFamilies } from "#testing/families.tsx";
import { done } from "#testing/profile.ts";
import { memory, timelineAnswer, yearEntry } from "#testing/timeline.ts";

import { GuestHome } from "./guest-home.tsx";
import type { GuestLinks } from "./guest-links.ts";

afterEach(() => vi.unstubAllGlobals());

const links: GuestLinks = {
  WriteLink: ({ children, ...link }) => (
    <a href="/timeline/memory/add-memory?timeline=g-1" {...link}>
      {children}
    </a>
  ),
  EditLink: ({ memory: { id }, children, ...link }) => (
    <a href={`/timeline/memory/${id}/edit`} {...link}>
      {children}
    </a>
  ),
  TimelineLink: ({ children, ...link }) => (
    <a href="/timeline" {...link}>
      {children}
    </a>
  ),
};

type Written = Lifeline["memories"][number];

function written(id: string, title: string): Written {
  const marks = { mark: null, isCandle: false, size: "medium", isQuiet: false, hasPicture: false } as const;
  return { id, title, year: 1975, month: 6, day: null, ...marks };
}

function own(id: string, more: Partial<Offer>): Offer {
  return offer({ memory: memory({ _id: id, timelineId: "g-1" }), name: "Marianne", isUnread: false, ...more });
}

const four = [
  written("m-1", "The pier"),
  written("m-2", "The mill"),
  written("m-3", "The barn"),
  written("m-4", "The quarrel"),
];
const threeOffers = [
  own("m-2", { state: "waiting" }),
  own("m-3", { state: "accepted" }),
  own("m-4", { state: "declined", words: "Thank you, dear. I'd rather keep that one between us." }),
];

function serveGuest(
  memories: readonly Written[] = four,
  offers: readonly Offer[] = threeOffers,
  answers: Parameters<typeof serveFamilies>[1] = {},
) {
  const state = { offers };
  const server = serveFamilies(
    { timelines: [ownTimeline, guestTimeline()] },
    {
      "GET /api/timeline": () => timelineAnswer([yearEntry(1970), yearEntry(1975), yearEntry(1985)]),
      "GET /api/lifeline": () => done({ lifeline: { memories } }),
      "GET /api/offers/own": () => done({ offers: state.offers }),
      ...answers,
    },
  );
  return { ...server, setOffers: (next: readonly Offer[]) => void (state.offers = next) };
}

function openHome() {
  const onStopped = vi.fn<() => void>();
  return renderFamilies(<GuestHome timelineId="g-1" links={links} onStopped={onStopped} />);
}

test("it says who invited and for which years, and what became of everything one has written", async () => {
  const server = serveGuest();
  const screen = await openHome();
  await expect.element(screen.getByRole("heading", { name: "Memories for Marianne" })).toBeVisible();
  await expect.element(screen.getByText(/Marianne invited you to write about the years 1970 to 1985/)).toBeVisible();
  expect(server.queriesOf("GET /api/lifeline")).toEqual([{ timelineId: "g-1" }]);

  const stateOf = (title: string) => screen.getByRole("article", { name: title });
  await expect.element(stateOf("The pier").getByText("Only you can see this.")).toBeVisible();
  await expect.element(stateOf("The mill").getByText("Offered. Marianne hasn't answered yet.")).toBeVisible();
  await expect.element(stateOf("The barn").getByText("Marianne has placed it on their timeline.")).toBeVisible();
  await expect.element(stateOf("The quarrel").getByText(/I'd rather keep that one between us/)).toBeVisible();
  await expect.element(stateOf("The quarrel").getByRole("button", { name: /^Offer it again/ })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Write a memory" }))
    .toHaveAttribute("href", "/timeline/memory/add-memory?timeline=g-1");
  await expectAccessible();
});

test("a memory is offered, and taken back while it waits", async () => {
  const server = serveGuest([written("m-1", "The pier")], [], {
    "POST /api/offers": () => {
      server.setOffers([own("m-1", { state: "waiting" })]);
      return done();
    },
    "POST /api/offers/withdraw": () => {
      server.setOffers([]);
      return done();
    },
  });
  const screen = await openHome();
  await screen.getByRole("button", { name: /^Offer it to Marianne/ }).click();
  await expect.element(screen.getByText("Offered. Marianne hasn't answered yet.")).toBeVisible();
  await screen.getByRole("button", { name: /^Withdraw the offer/ }).click();

  await expect.element(screen.getByText("Only you can see this.")).toBeVisible();
  expect(server.bodiesOf("POST /api/offers")).toEqual([{ memoryId: "m-1" }]);
  expect(server.bodiesOf("POST /api/offers/withdraw")).toEqual([{ memoryId: "m-1" }]);
});

test("an empty page asks for a small beginning", async () => {
  serveGuest([], []);
  const screen = await openHome();

  await expect.element(screen.getByRole("heading", { name: "Nothing written yet" })).toBeVisible();
  await expectAccessible();
});

test("when the host's add-on has ended, nothing new is written, and that is said", async () => {
  const server = serveGuest();
  server.change({ timelines: [ownTimeline, guestTimeline({ isReadOnly: true })] });
  const screen = await openHome();

  await expect.element(screen.getByText(/Marianne isn't taking new memories at the moment/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Write a memory" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /^Offer it to/ })).not.toBeInTheDocument();
});

test("somebody else's timeline, or one that has ended, shows nothing", async () => {
  const server = serveGuest();
  server.change({ timelines: [ownTimeline] });
  const screen = await openHome();

  await expect.element(screen.getByRole("heading", { name: "You can't write here any more" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Memories" })).toBeVisible();
  expect(server.queriesOf("GET /api/lifeline")).toEqual([]);
  await expectAccessible();
});
