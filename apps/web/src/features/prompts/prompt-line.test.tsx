import type { Prompt } from "@lane/contract/prompts.ts";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { fine, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";

import { LazyPromptLine } from "./lazy-prompt-line.tsx";
import type { Carried } from "./use-asking.ts";

const read = "GET /api/reflection-prompts/year/1984";
const another = "POST /api/reflection-prompts/year/1984/another";
const feel = "PUT /api/reflection-prompts/year/1984/feeling";

const window: Prompt = {
  prompt: "Which window did you look out of most often in 1984?",
  nudges: ["What stood on the sill?", "Who walked past?"],
  templateId: "window",
  bankVersion: 3,
  feeling: null,
  hasAnother: true,
  isWritten: false,
  language: "en",
};
const bread: Prompt = { ...window, prompt: "Where did the bread come from in 1984?", templateId: "bread", nudges: [] };

afterEach(() => vi.unstubAllGlobals());

const carriedWindow = { year: 1984, text: window.prompt, templateId: "window", bankVersion: 3 };

test("the question is one line, and opens", async () => {
  serveMemories({ [read]: () => fine(window) });
  const { screen } = await openLine();
  const line = screen.getByRole("button", { name: `A question for 1984: ${window.prompt}` });
  await expect.element(line).toHaveAttribute("aria-expanded", "false");
  await expect.element(screen.getByRole("button", { name: "Answer this question" })).not.toBeInTheDocument();
  await expectAccessible();

  await line.click();

  await expect.element(screen.getByRole("region", { name: "A question for 1984" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Answer this question" })).toBeVisible();
});

test("a question that is only seen goes with nothing, and its nudges unfold", async () => {
  serveMemories({ [read]: () => fine(window) });
  const { screen, handleCarry } = await openBox();

  await expect.element(screen.getByText(/Which window/)).toBeVisible();
  await expect.element(screen.getByText("Who walked past?")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Not sure where to start?" }).click();
  await expect.element(screen.getByText("Who walked past?")).toBeVisible();
  await expectAccessible();
  expect(handleCarry).not.toHaveBeenCalled();
});

test("a question that is chosen goes with the memory, and can be removed again", async () => {
  serveMemories({ [read]: () => fine(window) });
  const { screen, handleCarry } = await openBox();

  await screen.getByRole("button", { name: "Answer this question" }).click();
  expect(handleCarry).toHaveBeenLastCalledWith(carriedWindow);
  await expect.element(screen.getByText("This question will be shown above your memory.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Remove the question" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  expect(handleCarry).toHaveBeenLastCalledWith(undefined);
  await expect.element(screen.getByText(/Which window/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Answer this question" })).toBeVisible();
});

test("whoever came to answer the question has chosen it, until it is removed", async () => {
  serveMemories({ [read]: () => fine(window) });
  const { screen, handleCarry } = await openBox(undefined, true);

  await screen.getByRole("button", { name: "Remove the question" }).click();

  await expect.element(screen.getByRole("button", { name: "Answer this question" })).toBeVisible();
  expect(handleCarry.mock.calls).toEqual([[carriedWindow], [undefined]]);
});

test("the question can be asked of somebody else", async () => {
  serveMemories({ [read]: () => fine(window) });
  const { screen, handleCarry, handleAskSomeone } = await openBox();

  await screen.getByRole("button", { name: "Ask someone else" }).click();

  expect(handleAskSomeone).toHaveBeenCalledExactlyOnceWith(window.prompt);
  expect(handleCarry).not.toHaveBeenCalled();
});

test("another one takes its place, chosen by nobody yet, and says which one it replaces", async () => {
  const server = serveMemories({ [read]: () => fine(window), [another]: () => fine(bread) });
  const { screen, handleCarry } = await openBox();
  await screen.getByRole("button", { name: "Answer this question" }).click();

  await screen.getByRole("button", { name: "Ask me something else" }).click();

  await expect.element(screen.getByText(/Where did the bread/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Ask me something else" })).toHaveFocus();
  expect(server.sentTo(another).map(({ body }) => body)).toEqual([{ instead: "window" }]);
  expect(handleCarry).toHaveBeenLastCalledWith(undefined);
});

test("whoever writes freely carries no question, and can take it up again", async () => {
  serveMemories({ [read]: () => fine(window) });
  const { screen, handleCarry } = await openBox();

  await screen.getByRole("button", { name: "Just write" }).click();
  await expect.element(screen.getByText(/Which window/)).not.toBeInTheDocument();
  expect(handleCarry).toHaveBeenLastCalledWith(null);
  expect(document.activeElement, "the focus stays in the box").not.toBe(document.body);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Show the question" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByText(/Which window/)).toBeVisible();
  expect(handleCarry).toHaveBeenLastCalledWith(undefined);
});

test("a year that is left alone asks nothing, until that is undone", async () => {
  const server = serveMemories({
    [read]: () => fine(window),
    [feel]: (body) =>
      fine(JSON.stringify(body).includes("skip") ? { ...window, prompt: null, feeling: "skip", nudges: [] } : window),
  });
  const { screen, handleCarry } = await openBox();

  await screen.getByRole("button", { name: "Don't ask about this year" }).click();
  await expect.element(screen.getByText(/We won't ask about 1984/)).toBeVisible();
  expect(handleCarry).toHaveBeenLastCalledWith(undefined);
  await screen.getByRole("button", { name: "Undo" }).click();

  await expect.element(screen.getByText(/Which window/)).toBeVisible();
  expect(server.sentTo(feel).map(({ body }) => body)).toEqual([{ feeling: "skip" }, { feeling: null }]);
});

test("a tender year says that it is asked about gently, and that can be undone", async () => {
  serveMemories({
    [read]: () => fine(window),
    [feel]: (body) => fine(JSON.stringify(body).includes("tender") ? { ...bread, feeling: "tender" } : window),
  });
  const { screen } = await openBox();

  await screen.getByRole("button", { name: "This was a hard year" }).click();
  await expect.element(screen.getByText("Only gentle questions about 1984.")).toBeVisible();
  await expect.element(screen.getByText(/Where did the bread/)).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();

  await expect.element(screen.getByRole("button", { name: "This was a hard year" })).toBeVisible();
});

test("a tender year can still be left alone", async () => {
  const tender = { ...bread, feeling: "tender" };
  const server = serveMemories({
    [read]: () => fine(tender),
    [feel]: () => fine({ ...window, prompt: null, feeling: "skip", nudges: [] }),
  });
  const { screen } = await openBox();
  await expect.element(screen.getByText("Only gentle questions about 1984.")).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Don't ask about this year" }).click();

  await expect.element(screen.getByText(/We won't ask about 1984/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Don't ask about this year" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(server.sentTo(feel).map(({ body }) => body)).toEqual([{ feeling: "skip" }]);
});

test("a question that a draft was begun with stays, whatever the year would ask now", async () => {
  serveMemories({ [read]: () => fine(bread) });
  const { screen, handleCarry } = await openBox({
    year: 1984,
    text: "Which door?",
    templateId: "door",
    bankVersion: 2,
  });

  await expect.element(screen.getByText("Which door?")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Ask me something else" })).toBeVisible();
  expect(handleCarry).not.toHaveBeenCalled();
});

test("a question that does not come leaves the form alone and can be asked for again", async () => {
  serveMemories({ [read]: () => refuse(403, "Not today") });
  const { screen, handleCarry } = await openBox();
  await expect.element(screen.getByText(/We couldn't load a question/)).toBeVisible();
  expect(handleCarry).not.toHaveBeenCalled();

  serveMemories({ [read]: () => fine(window) });
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByText(/Which window/)).toBeVisible();
});

test("what is refused is said beside the buttons, and the question stays", async () => {
  serveMemories({ [read]: () => fine(window), [another]: () => refuse(429, "Please wait a moment") });
  const { screen } = await openBox();

  await screen.getByRole("button", { name: "Ask me something else" }).click();

  await expect.element(screen.getByText("Please wait a moment")).toBeVisible();
  await expect.element(screen.getByText(/Which window/)).toBeVisible();
});

test("nothing below moves when the question comes", async () => {
  const answers: ((answer: Response) => void)[] = [];
  serveMemories({ [read]: () => new Promise((resolve) => answers.push(resolve)) });
  const { screen } = await openLine();
  const below = screen.getByText("The form");
  await expect.poll(() => answers).toHaveLength(1);
  const before = below.element().getBoundingClientRect().top;

  answers[0]?.(fine(window));

  await expect.element(screen.getByText(/Which window/)).toBeVisible();
  expect(below.element().getBoundingClientRect().top).toBe(before);
});

async function openBox(first?: Carried, isChosen = false) {
  const opened = await openLine(first, isChosen);
  await opened.screen.getByRole("button", { expanded: false }).first().click();
  return opened;
}

async function openLine(first?: Carried, isChosen = false) {
  const handleCarry = vi.fn<(carried: Carried | null | undefined) => void>();
  const handleAskSomeone = vi.fn<(question: string) => void>();
  const screen = await renderSignedIn(
    <BoxAndForm first={first} isChosen={isChosen} onCarry={handleCarry} onAskSomeone={handleAskSomeone} />,
  );
  return { screen, handleCarry, handleAskSomeone };
}

interface BoxAndFormProps {
  readonly first: Carried | undefined;
  readonly isChosen: boolean;
  readonly onCarry: (carried: Carried | null | undefined) => void;
  readonly onAskSomeone: (question: string) => void;
}

function BoxAndForm({ first, isChosen, onCarry, onAskSomeone }: BoxAndFormProps) {
  const [carried, setCarried] = useState<Carried | null | undefined>(first);
  return (
    <main className="mx-auto max-w-[46rem]">
      <h1>Writing</h1>
      <LazyPromptLine
        onAskSomeone={onAskSomeone}
        year={1984}
        carried={carried}
        isChosen={isChosen}
        onCarry={(next) => {
          onCarry(next);
          setCarried(next);
        }}
      />
      <p>The form</p>
    </main>
  );
}
