import type { Category } from "@lane/domain/categories.ts";
import { foldName } from "@lane/domain/fold-name.ts";

import { type Fields, fieldsOf, listOf, oneOf, textOf, yearOf } from "../read-data.ts";
import sources from "./data/sources.json" with { type: "json" };
import type { Entry } from "./entry.ts";
import { placesOf } from "./places.ts";

/** A category's file is only read when the category is first asked for. */
const files: Readonly<Record<Category, () => Promise<{ readonly default: unknown }>>> = {
  song: () => import("./data/song.json", { with: { type: "json" } }),
  show: () => import("./data/show.json", { with: { type: "json" } }),
  snack: () => import("./data/snack.json", { with: { type: "json" } }),
  clothing: () => import("./data/clothing.json", { with: { type: "json" } }),
  news: () => import("./data/news.json", { with: { type: "json" } }),
  game: () => import("./data/game.json", { with: { type: "json" } }),
};

const loaded = new Map<Category, Promise<readonly Entry[]>>();

export function loadCategory(category: Category): Promise<readonly Entry[]> {
  const known = loaded.get(category);
  if (known) return known;
  const entries = files[category]().then((file) => entriesOf(category, file.default));
  loaded.set(category, entries);
  return entries;
}

const sourceNames: readonly string[] = Object.keys(sources);

/**
 * The entries of a category's file, which is a list of groups: `group`, perhaps a `remark` for the editor, and
 * `entries`. An entry has a `year`, or `from` and `to`; without `to` it is still around.
 */
export function entriesOf(category: Category, file: unknown): Entry[] {
  return listOf(file, `${category}.json`).flatMap((value, index) => {
    const at = `${category}.json, group ${index + 1}`;
    const { group, remark, entries } = fieldsOf(value, ["group", "remark", "entries"], at);
    const where = `${category}.json, group “${textOf(group, `${at}, group`)}”`;
    if (remark !== undefined) textOf(remark, `${where}, remark`);
    return listOf(entries, `${where}, entries`).map((entry, place) =>
      entryOf(category, entry, `${where}, entry ${place + 1}`),
    );
  });
}

/** As shows and games are rated. */
const ages = [12, 16, 18];
const entryFields = ["year", "from", "to", "places", "title", "detail", "heavy", "fromAge", "source"];

function entryOf(category: Category, value: unknown, at: string): Entry {
  const fields = fieldsOf(value, entryFields, at);
  const title = textOf(fields["title"], `${at}, title`);
  const where = `${at} (${title})`;
  const { from, to } = yearsOf(fields, where);
  return {
    id: `${category}-${from}-${foldName(title).replaceAll(" ", "-")}`,
    category,
    title,
    detail: fields["detail"] === undefined ? null : textOf(fields["detail"], `${where}, detail`),
    from,
    to,
    places: placesOf(fields["places"], `${where}, places`),
    isHeavy: isHeavy(fields, where),
    fromAge: fields["fromAge"] === undefined ? 0 : oneOf(fields["fromAge"], ages, `${where}, fromAge`),
    source: oneOf(fields["source"], sourceNames, `${where}, source`),
  };
}

function yearsOf({ year, from, to }: Fields, where: string): Pick<Entry, "from" | "to"> {
  if (year !== undefined) {
    if (from !== undefined || to !== undefined) throw new Error(`${where} has a year, so it has no “from” nor “to”.`);
    const only = yearOf(year, `${where}, year`);
    return { from: only, to: only };
  }
  const first = yearOf(from, `${where}, from (or year)`);
  const last = to === undefined ? Number.POSITIVE_INFINITY : yearOf(to, `${where}, to`);
  if (last < first) throw new Error(`${where} ends in ${last}, before it begins in ${first}.`);
  return { from: first, to: last };
}

/** A tragedy has `heavy: true` and no detail; other entries leave the field out. */
function isHeavy({ heavy, detail }: Fields, where: string): boolean {
  if (heavy === undefined) return false;
  if (heavy !== true) throw new Error(`${where}, heavy must be true, or not be there.`);
  if (detail !== undefined) throw new Error(`${where} is heavy, so it has no detail.`);
  return true;
}
