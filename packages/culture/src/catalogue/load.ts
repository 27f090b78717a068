import type { Category } from "@lane/domain/categories.ts";

import type { Entry } from "./entry.ts";
import { entriesOf } from "./rows.ts";

/** A category's tables are only read when somebody asks for it. */
const tablesOf: Readonly<Record<Category, () => Promise<readonly string[]>>> = {
  song: async () => (await import("./data/song/all.ts")).songs,
  show: async () => (await import("./data/show/all.ts")).shows,
  snack: async () => (await import("./data/snack/all.ts")).snacks,
  clothing: async () => (await import("./data/clothing/all.ts")).clothing,
  news: async () => (await import("./data/news/all.ts")).news,
  game: async () => (await import("./data/game/all.ts")).games,
};

const loaded = new Map<Category, Promise<readonly Entry[]>>();

export function loadCategory(category: Category): Promise<readonly Entry[]> {
  const known = loaded.get(category);
  if (known) return known;
  const entries = readCategory(category);
  loaded.set(category, entries);
  return entries;
}

async function readCategory(category: Category): Promise<readonly Entry[]> {
  const tables = await tablesOf[category]();
  return tables.flatMap((table) => entriesOf(category, table));
}
