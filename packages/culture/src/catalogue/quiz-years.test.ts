import { categories } from "@lane/domain/categories.ts";
import { expect, test } from "vitest";

import { loadCategory } from "./load.ts";
import { optionsOf } from "./options.ts";
import { countries } from "./places.ts";

const born = [1938, 1956, 1974];
const lastYear = 2025;

/** How many years of a life open with another page than the year before. */
async function shareOfNewPages(category: (typeof categories)[number], country: string, birth: number): Promise<number> {
  const entries = await loadCategory(category);
  const pages = Array.from({ length: lastYear - birth + 1 }, (_, age) =>
    optionsOf({ entries, year: birth + age, country, age, seed: `${country} ${birth}`, page: 0 })
      .options.map(({ id }) => id)
      .toSorted()
      .join(),
  );
  return pages.filter((page, index) => index > 0 && page !== pages[index - 1]).length / (pages.length - 1);
}

test.for(categories)("the same person sees other %s year by year", async (category) => {
  const shares = await Promise.all(
    countries.flatMap((country) =>
      born.map(async (birth) => ({
        life: `${country} ${birth}`,
        share: await shareOfNewPages(category, country, birth),
      })),
    ),
  );

  expect(shares.filter(({ share }) => share < 0.9)).toEqual([]);
});
