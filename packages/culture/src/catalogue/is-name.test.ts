import { expect, test } from "vitest";

import { isName } from "./is-name.ts";
import { loadCategory } from "./load.ts";

async function namesAmong(category: Parameters<typeof loadCategory>[0], titles: readonly string[]): Promise<string[]> {
  const names = (await loadCategory(category)).filter(isName).map(({ title }) => title);
  return titles.filter((title) => names.includes(title));
}

test("songs, programmes and video games have names", async () => {
  const shows = ["The Muppet Show", "Sesamstraat", "Radio Luxembourg", "Le Masque et la Plume", "Dallas"];
  const games = ["Pac-Man", "Tetris", "Wordfeud", "Death Stranding 2: On the Beach"];

  expect((await loadCategory("song")).every(isName)).toBe(true);
  expect(await namesAmong("show", shows)).toEqual(shows);
  expect(await namesAmong("game", games)).toEqual(games);
});

test("what the catalogue tells in English words is no name", async () => {
  const shows = [
    "The football World Cup in Sweden",
    "The wedding of Charles and Diana",
    "The Moon landing",
    "The New Year's Concert from Vienna",
    "The evening news on the radio",
    "The Boat Race on the wireless",
  ];

  expect(await namesAmong("show", shows)).toEqual([]);
  expect(await namesAmong("game", ["Marbles", "Hide-and-seek", "Snake on a Nokia phone"])).toEqual([]);
  for (const category of ["snack", "clothing", "news"] as const)
    expect((await loadCategory(category)).filter(isName)).toEqual([]);
});
