import { expect, type Locator, type Page } from "@playwright/test";

import { createWriter, type Writer } from "./memories.ts";
import { otherDeviceOf } from "./other-device.ts";
import type { Product } from "./product.ts";

/** Pages are really typeset here, by a child process that loads its fonts first. */
const patience = { timeout: 120_000 };

const story = "We rowed to the island before breakfast, and nobody said a word until the sun was over the reeds. ";

/** A member with a finished book that is thick enough to be printed. */
export async function createBookOwner(product: Product): Promise<Writer> {
  const writer = await createWriter(product);
  for (let number = 1; number <= 12; number += 1)
    await writer.add({ title: `Summer ${number}`, html: `<p>${story.repeat(60)}</p>`, month: number });
  const { ask } = otherDeviceOf(product, writer.member);
  await ask("POST", "/books", {
    title: "By the sea",
    author: "Ada Vermeer",
    dedication: "",
    language: "en",
    trim: "A5",
    cover: { design: 1 },
    choice: { years: [1998] },
    hasStones: false,
    hasLifeline: true,
    key: crypto.randomUUID(),
  });
  await expect
    .poll(async () => {
      const { makings } = await ask<{ makings: { status: string }[] }>("GET", "/makings?kind=book");
      return makings[0]?.status;
    }, patience)
    .toBe("ready");
  return writer;
}

/** Fills in the address at this place; alone on the page it has no number. */
export async function fillAddress(page: Page, name: string, place?: number): Promise<Locator> {
  const card = page.getByRole("region", { name: place === undefined ? "Address" : `Address ${place}`, exact: true });
  await card.getByLabel("Country").selectOption("NL");
  await card.getByLabel("First and last name").fill(name);
  await card.getByLabel("Street and house number").fill("Prinsengracht 263");
  await card.getByLabel("Post code").fill("1016 gv");
  await card.getByLabel("Town or city").fill("Amsterdam");
  await card.getByLabel("Phone number").fill("+31 20 555 0123");
  return card;
}
