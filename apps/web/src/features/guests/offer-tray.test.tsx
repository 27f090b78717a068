import type { Offer } from "@lane/contract/offers.ts";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { offer, renderFamilies, serveFamilies } from "#testing/families.tsx";
import { done, refusal } from "#testing/profile.ts";

import { OfferTray } from "./offer-tray.tsx";

afterEach(() => vi.unstubAllGlobals());

type Answers = Parameters<typeof serveFamilies>[1];

async function openTray(offers: readonly Offer[], answers: Answers = {}) {
  const state = { offers };
  const server = serveFamilies(
    {},
    { "GET /api/offers": () => done({ offers: state.offers }), "POST /api/offers/read": () => done(), ...answers },
  );
  const goToMemory = vi.fn<(memory: { readonly id: string; readonly title: string }) => void>();
  const screen = await renderFamilies(
    <OfferTray
      goToMemory={goToMemory}
      renderMemory={({ memoryDescription }, _byline, heading) => (
        <>
          {heading}
          <p>{memoryDescription.replace(/<[^>]*>/g, "")}</p>
        </>
      )}
    />,
  );
  return { screen, server, goToMemory, setOffers: (next: readonly Offer[]) => void (state.offers = next) };
}

test("what a guest wrote is read and placed where they dated it, or elsewhere", async () => {
  const { screen, server, goToMemory, setOffers } = await openTray([offer()], {
    "POST /api/offers/accept": () => {
      setOffers([]);
      return done({ placedMemoryId: "m-20" });
    },
  });
  const card = screen.getByRole("article", { name: "The red bicycle" });
  await expect.element(card.getByText("Vera", { exact: true })).toBeVisible();
  await expect.element(card.getByText("By the water.")).toBeVisible();
  await expect.element(card.getByText("New")).toBeVisible();
  await expect.poll(() => server.bodiesOf("POST /api/offers/read")).toEqual([{ memoryIds: ["m-7"] }]);
  await expectAccessible();
  await card.getByRole("button", { name: /^Place on my timeline/ }).click();
  await expect.element(card.getByLabelText("Year")).toHaveValue("2001");
  await expect.element(card.getByLabelText("Month")).toHaveValue("4");
  await expectAccessible();

  await userEvent.selectOptions(card.getByLabelText("Day, if you know it"), "12");
  await card.getByRole("button", { name: "Place it here" }).click();

  await expect.element(card).not.toBeInTheDocument();
  expect(server.bodiesOf("POST /api/offers/accept")).toEqual([
    { memoryId: "m-7", timelineId: "t-1", yearId: "y-2001", month: 4, day: 12 },
  ]);
  await expect.element(screen.getByText("It's on your timeline, told by Vera.")).toBeVisible();
  await screen.getByRole("button", { name: "Open" }).click();
  expect(goToMemory).toHaveBeenCalledExactlyOnceWith({ id: "m-20", title: "The red bicycle" });
});

test("a year that is not open asks for another, and a day that a month lacks is left out", async () => {
  const old = offer({ memory: { ...offer().memory, year: 1950, month: 1, day: 31 } });
  const { screen, server } = await openTray([old], {
    "POST /api/offers/accept": () => done({ placedMemoryId: "m-20" }),
  });
  await screen.getByRole("button", { name: /^Place on my timeline/ }).click();
  await expect.element(screen.getByText(/1950 isn't open on your timeline/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Place it here" })).toBeDisabled();

  await userEvent.selectOptions(screen.getByLabelText("Year"), "1999");
  await userEvent.selectOptions(screen.getByLabelText("Month"), "2");
  await screen.getByRole("button", { name: "Place it here" }).click();

  await expect
    .poll(() => server.bodiesOf("POST /api/offers/accept"))
    .toMatchObject([{ yearId: "y-1999", month: 2, day: null }]);
});

test("declining comes with a kind word, which can be changed", async () => {
  const { screen, server, setOffers } = await openTray([offer()], {
    "POST /api/offers/decline": () => {
      setOffers([]);
      return done();
    },
  });
  await screen.getByRole("button", { name: /^Decline/ }).click();
  const words = screen.getByLabelText("A kind word for Vera");
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue(expect.stringMatching(/^Thank you for writing this down/));
  await expectAccessible();
  await words.fill("Thank you, dear.");
  await screen.getByRole("button", { name: "Decline", exact: true }).click();

  await expect.element(screen.getByText("Declined. Vera keeps the memory.")).toBeVisible();
  expect(server.bodiesOf("POST /api/offers/decline")).toEqual([{ memoryId: "m-7", words: "Thank you, dear." }]);
});

test("a heavy memory is folded until it is opened", async () => {
  const heavy = offer({ memory: { ...offer().memory, memoryType: "Stone" } });
  const { screen } = await openTray([heavy]);
  await expect.element(screen.getByText(/A heavy memory/)).toBeVisible();
  await expect.element(screen.getByText("By the water.")).not.toBeInTheDocument();

  await screen.getByRole("button", { name: /^Open/ }).click();

  await expect.element(screen.getByText("By the water.")).toBeVisible();
});

test("what its author took back meanwhile leaves the tray", async () => {
  const { screen, setOffers } = await openTray([offer()], {
    "POST /api/offers/accept": () => {
      setOffers([]);
      return refusal(404, "This memory is no longer offered");
    },
  });
  await screen.getByRole("button", { name: /^Place on my timeline/ }).click();
  await screen.getByRole("button", { name: "Place it here" }).click();

  await expect.element(screen.getByRole("article", { name: "The red bicycle" })).not.toBeInTheDocument();
});

test("nothing is said where nothing waits", async () => {
  const { screen } = await openTray([offer({ state: "accepted" })]);

  await expect.element(screen.getByRole("heading", { name: "Written for your timeline" })).not.toBeInTheDocument();
});
