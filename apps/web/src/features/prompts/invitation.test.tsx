import type { Prompt } from "@lane/contract/prompts.ts";
import { afterEach, expect, test, vi } from "vitest";

import { speak } from "#lib/languages.ts";
import { fine, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";

import { LazyInvitation } from "./lazy-invitation.tsx";

const read = "GET /api/reflection-prompts/year/1984";
const asked: Prompt = {
  prompt: "Which window did you look out of most often in 1984?",
  nudges: [],
  templateId: "window",
  bankVersion: 1,
  feeling: null,
  hasAnother: true,
  isWritten: false,
  language: "en",
};

afterEach(() => vi.unstubAllGlobals());

test("an empty place invites with the question of its year", async () => {
  serveMemories({ [read]: () => fine(asked) });
  const screen = await renderSignedIn(<Place />);

  await expect.element(screen.getByText(`A question for 1984: ${asked.prompt}`)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Write about it" })).toBeVisible();
});

test("whoever changes the language is asked in it, and the question says which one it is in", async () => {
  const dutch: Prompt = { ...asked, prompt: "Uit welk raam keek je het vaakst in 1984?", language: "nl" };
  const answers = [asked, dutch];
  serveMemories({ [read]: () => fine(answers.shift() ?? {}) });
  const screen = await renderSignedIn(<Place />);
  await expect.element(screen.getByText(asked.prompt ?? "", { exact: true })).toHaveAttribute("lang", "en");

  await speak("nl");

  await expect.element(screen.getByText(dutch.prompt ?? "", { exact: true })).toHaveAttribute("lang", "nl");
  await speak("en");
  await expect.element(screen.getByText(asked.prompt ?? "", { exact: true })).toBeVisible();
  expect(answers).toEqual([]);
});

for (const [what, answer] of [
  ["a year that is left in peace", () => fine({ ...asked, prompt: null, templateId: null, feeling: "skip" })],
  ["a question that does not come", () => refuse(403, "Not today")],
] as const) {
  test(`${what} invites nobody, and takes no room`, async () => {
    serveMemories({ [read]: answer });
    const screen = await renderSignedIn(<Place />);

    await expect.element(screen.getByRole("link")).not.toBeInTheDocument();
    const end = screen.getByText("The end").element();
    await expect.poll(() => end.getBoundingClientRect().top).toBeLessThan(20);
  });
}

function Place() {
  return (
    <main>
      <LazyInvitation year={1984} link={<a href="/add">Write about it</a>} />
      <p>The end</p>
    </main>
  );
}
