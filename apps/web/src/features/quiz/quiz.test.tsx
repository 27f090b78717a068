import type { Favourite } from "@lane/contract/favourites.ts";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderSignedIn } from "#testing/memories.tsx";
import { done, refusal } from "#testing/profile.ts";
import { serveTimeline } from "#testing/timeline.ts";

import { YearFavourites } from "./year-favourites.tsx";

const list = "GET /api/favourites";
const save = "PUT /api/favourites";
const quiz = "GET /api/favourites/quiz";
/** Found by its name, because the toast is a dialog too and stays for three seconds. */
const theQuiz = { name: "It's Time For A Memory Quiz" };

const jump: Favourite = {
  year: 1984,
  category: "song",
  title: "Jump",
  detail: "Van Halen",
  entryId: "song-jump",
  reason: null,
};

afterEach(() => vi.unstubAllGlobals());

test("each of the six shows what was saved, or its name", async () => {
  serveTimeline({ [list]: () => done({ favourites: [jump, { ...bare("show"), reason: "too-young" }] }) });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);

  await expect.element(screen.getByRole("button", { name: "Song: Jump Van Halen" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "TV show: I was too young" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Snack", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Video games", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Your year in six favourites" })).toBeVisible();
});

test("before television and video games the cards speak of radio and games", async () => {
  serveTimeline();
  const screen = await renderSignedIn(<YearFavourites year={1938} onAsk={() => undefined} />);

  await expect.element(screen.getByRole("button", { name: "Radio show", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Games", exact: true })).toBeVisible();
});

test("a song is chosen and saved, the card shows it and has the focus again", async () => {
  let favourites: readonly Favourite[] = [];
  const server = serveTimeline({
    [list]: () => done({ favourites }),
    [quiz]: answerPage,
    [save]: () => {
      favourites = [jump];
      return done({ favourite: jump });
    },
  });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);
  await screen.getByRole("button", { name: /^Song/ }).click();
  const sheet = screen.getByRole("dialog", theQuiz);
  await expect.element(sheet.getByRole("group", { name: "Which song takes you back to 1984?" })).toBeVisible();
  await sheet.getByRole("radio", { name: "Jump Van Halen" }).click();
  await sheet.getByRole("button", { name: "Save Song" }).click();

  await expect.element(sheet).not.toBeInTheDocument();
  const card = screen.getByRole("button", { name: "Song: Jump Van Halen" });
  await expect.element(card).toHaveFocus();
  await expect.element(screen.getByText("Saved for 1984")).toBeVisible();
  expect(server.bodiesOf(save)).toEqual([{ year: 1984, category: "song", entryId: "song-jump" }]);
});

test("four others come, and one's own words are saved by Enter", async () => {
  const server = serveTimeline({
    [quiz]: answerPage,
    [save]: () => done({ favourite: { ...jump, title: "Nena", detail: null, entryId: null } }),
  });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);
  await screen.getByRole("button", { name: /^Song/ }).click();
  const sheet = screen.getByRole("dialog", theQuiz);
  await sheet.getByRole("radio", { name: "Jump Van Halen" }).click();

  await sheet.getByRole("button", { name: "Show four more" }).click();
  await expect.element(sheet.getByText("Song 1 of page 1")).toBeVisible();
  await sheet.getByRole("button", { name: "Save Song" }).click();
  await expect.element(sheet.getByText("Please choose one answer")).toBeVisible();
  await sheet.getByRole("radio", { name: "Something else" }).click();
  await sheet.getByRole("button", { name: "Save Song" }).click();
  await expect.element(sheet.getByText("Please write what it was")).toBeVisible();
  await expect.element(sheet.getByLabelText("In your own words")).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard(" Nena {Enter}");

  await expect.element(sheet).not.toBeInTheDocument();
  expect(server.bodiesOf(save)).toEqual([{ year: 1984, category: "song", text: "Nena" }]);
  expect(server.queriesOf(quiz).map(({ page }) => page)).toEqual(["0", "1"]);
});

test("somebody can be asked about what was saved", async () => {
  serveTimeline({ [list]: () => done({ favourites: [jump] }), [quiz]: answerPage });
  const handleAsk = vi.fn<(about: { readonly question: string; readonly year: number }) => void>();
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={handleAsk} />);
  await screen.getByRole("button", { name: "Song: Jump Van Halen" }).click();
  const sheet = screen.getByRole("dialog", theQuiz);

  await sheet.getByRole("button", { name: "Ask someone about it" }).click();

  await expect.element(sheet).not.toBeInTheDocument();
  expect(handleAsk).toHaveBeenCalledExactlyOnceWith({ question: "What does “Jump” remind you of?", year: 1984 });
});

test("not remembering is an answer too", async () => {
  const server = serveTimeline({
    [quiz]: answerPage,
    [save]: () => done({ favourite: { ...bare("song"), reason: "forgotten" } }),
  });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);
  await screen.getByRole("button", { name: /^Song/ }).click();

  await screen.getByRole("radio", { name: "I don't remember" }).click();
  await screen.getByRole("button", { name: "Save Song" }).click();

  await expect.poll(() => server.bodiesOf(save)).toHaveLength(1);
  expect(server.bodiesOf(save)).toEqual([{ year: 1984, category: "song", reason: "forgotten" }]);
});

test("a saved favourite is chosen already, and can be removed", async () => {
  let favourites = [jump];
  const server = serveTimeline({
    [list]: () => done({ favourites }),
    [quiz]: answerPage,
    "DELETE /api/favourites": () => {
      favourites = [];
      return done();
    },
  });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);
  await screen.getByRole("button", { name: "Song: Jump Van Halen" }).click();
  await expect.element(screen.getByRole("radio", { name: "Jump Van Halen" })).toBeChecked();

  await screen.getByRole("button", { name: "Remove" }).click();

  await expect.element(screen.getByRole("dialog", theQuiz)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Song", exact: true })).toHaveFocus();
  expect(server.queriesOf("DELETE /api/favourites")).toEqual([{ year: "1984", category: "song" }]);
});

test("an answer in one's own words is shown as it was written, tags and all", async () => {
  const title = "<0>Bob</0> & <b>Dylan</b>";
  serveTimeline({
    [list]: () => done({ favourites: [{ ...jump, title, detail: null, entryId: null }] }),
    [quiz]: answerPage,
  });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);
  await screen.getByRole("button", { name: /^Song/ }).click();

  const sheet = screen.getByRole("dialog", theQuiz);
  await expect.element(sheet.getByText(`Your answer so far: ${title}`)).toBeVisible();
});

test("what is refused stands beside the buttons, and the choice stays", async () => {
  serveTimeline({ [quiz]: answerPage, [save]: () => refusal(403, "Not today") });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);
  await screen.getByRole("button", { name: /^Song/ }).click();
  await screen.getByRole("radio", { name: "Jump Van Halen" }).click();

  await screen.getByRole("button", { name: "Save Song" }).click();

  await expect.element(screen.getByRole("alert").getByText("Not today")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "Jump Van Halen" })).toBeChecked();
});

test("answers that do not come leave room for one's own words", async () => {
  serveTimeline({ [quiz]: () => refusal(403, "Not today") });
  const screen = await renderSignedIn(<YearFavourites year={1984} onAsk={() => undefined} />);
  await screen.getByRole("button", { name: /^Song/ }).click();

  await expect.element(screen.getByText(/We couldn't load the answers/)).toBeVisible();
  const group = screen.getByRole("group", { name: "Which song takes you back to 1984?" });
  await expect.element(group.getByRole("radio", { name: "Something else" })).toBeVisible();
  await expectAccessible();
});

for (const [year, card, about, question, button] of [
  [1984, /^TV show/, "tv", "Which TV show takes you back to 1984?", "Save TV Show"],
  [1950, /^Radio or TV/, "radio", "Which radio show takes you back to 1950?", "Save Radio Show"],
  [1984, /^Snack/, "snack", "Which snack takes you back to 1984?", "Save Snack"],
  [1984, /^Clothing trend/, "clothing", "Which clothes take you back to 1984?", "Save Clothing Trend"],
  [1984, /^News events/, "news", "Which event stayed with you?", "Save News Event"],
  [1984, /^Video games/, "video-game", "Which video game takes you back to 1984?", "Save Video Game"],
  [1951, /^Games/, "table-game", "Which game did you play in 1951, indoors or out?", "Save Game"],
] as const) {
  test(`${about} has its own question and button`, async () => {
    serveTimeline({ [quiz]: () => done({ options: [option(1, 0)], hasOthers: false, about, isFromNear: true }) });
    const screen = await renderSignedIn(<YearFavourites year={year} onAsk={() => undefined} />);

    await screen.getByRole("button", { name: card }).click();

    await expect.element(screen.getByRole("group", { name: question })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: button, exact: true })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Show four more" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(screen.getByRole("dialog", theQuiz)).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: card })).toHaveFocus();
  });
}

function answerPage(address: URL): Response {
  const page = Number(address.searchParams.get("page"));
  const first = page === 0 ? { entryId: "song-jump", title: "Jump", detail: "Van Halen" } : option(0, page);
  return done({
    options: [first, ...[1, 2, 3].map((at) => option(at, page))],
    hasOthers: true,
    about: "song",
    isFromNear: true,
  });
}

function option(at: number, page: number) {
  return { entryId: `song-${page}-${at}`, title: `Song ${at} of page ${page}`, detail: null };
}

function bare(category: Favourite["category"]): Favourite {
  return { year: 1984, category, title: null, detail: null, entryId: null, reason: null };
}
