import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { Providers } from "#app/providers.tsx";
import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { LandingStory } from "./story.tsx";

const call = "GET /api/taste";
const facts = [
  { about: "news", title: "Corry Brokken wins the Eurovision Song Contest", detail: null },
  { about: "song", title: "Net als toen", detail: "Corry Brokken" },
  { about: "radio", title: "De bonte dinsdagavondtrein", detail: null },
];
const prompt = "What was sung, hummed, murmured or switched on in 1957 to get you to sleep at last?";
const askedYear = { name: "What year were you born?" };

afterEach(() => vi.unstubAllGlobals());

function story(onBornIn: (year: number) => void = () => undefined) {
  return (
    <Providers>
      <main>
        <LandingStory
          onBornIn={onBornIn}
          beginInYear={<a href="/register?year=1957">Begin</a>}
          startJourney={<a href="/register">Start Your Journey</a>}
          createPath={<a href="/register">Create Your Memory Path</a>}
          registerPath="/register"
        />
      </main>
    </Providers>
  );
}

/** Scrolls the carousel into view, since its library loads only then. */
function showCarousel(): void {
  document.querySelector("[aria-roledescription]")?.scrollIntoView();
}

test("the story has its headings in order", async () => {
  const screen = await renderPart(story());

  showCarousel();
  await expect.element(screen.getByRole("button", { name: "Next card" })).toBeEnabled();
  const levels = [...document.querySelectorAll("h1, h2, h3")].map(({ tagName }) => tagName);
  expect(levels).toEqual(["H2", "H2", "H2", "H3", "H3", "H3", "H3", "H3", "H2", "H2", "H2", "H2", "H3", "H3", "H3"]);
});

test("what is free and what costs is said, with rhythm and VAT", async () => {
  const screen = await renderPart(story());

  await expect.element(screen.getByRole("heading", { name: "Ten years are free, for good" })).toBeVisible();
  await expect.element(screen.getByText(/memory keeper, €4\.99 monthly, VAT included/)).toBeVisible();
});

test("a year of birth brings its rope, three true things, a question and the way in", async () => {
  serveProfile({ [call]: () => done({ year: 1957, facts, prompt }) });
  const handleBornIn = vi.fn<(year: number) => void>();
  const screen = await renderPart(story(handleBornIn));

  await userEvent.fill(screen.getByRole("textbox", askedYear), "1957");
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByRole("heading", { name: /Your path since 1957/ })).toBeVisible();
  for (const { title } of facts) await expect.element(screen.getByText(title)).toBeVisible();
  await expect.element(screen.getByText("On the radio")).toBeVisible();
  await expect.element(screen.getByText(prompt)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Begin" })).toBeVisible();
  expect(handleBornIn).toHaveBeenCalledExactlyOnceWith(1957);
});

test.for(["", "5", "29", "1929", "2999", "soon"])("%o is no year of birth, and nobody is asked", async (typed) => {
  const server = serveProfile();
  const screen = await renderPart(story());
  const field = screen.getByRole("textbox", askedYear);

  await userEvent.fill(field, typed);
  await userEvent.click(screen.getByRole("button", { name: "Show me my year" }));

  await expect.element(screen.getByText("Please enter a year from 1930 to today, such as 1957.")).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(server.bodiesOf(call)).toEqual([]);
});

test("two digits are asked about, and one press shows the year they mean", async () => {
  const server = serveProfile({ [call]: () => done({ year: 1957, facts, prompt }) });
  const screen = await renderPart(story());
  const field = screen.getByRole("textbox", askedYear);
  await expect.element(field).not.toHaveAttribute("placeholder");

  await userEvent.fill(field, "57");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Which year do you mean?")).toBeVisible();
  expect(server.bodiesOf(call)).toEqual([]);
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "1957?" }));

  await expect.element(screen.getByRole("heading", { name: /Your path since 1957/ })).toBeVisible();
  await expect.element(field).toHaveValue("1957");
});

test("what the server refuses is said beside the field, and the next try is heard", async () => {
  let isBusy = true;
  serveProfile({
    [call]: () => (isBusy ? refusal(429, "Too many tries. Please wait a moment") : done({ year: 1957, facts, prompt })),
  });
  const screen = await renderPart(story());
  await userEvent.fill(screen.getByRole("textbox", askedYear), "1957");

  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Too many tries. Please wait a moment")).toBeVisible();
  isBusy = false;
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByText(prompt)).toBeVisible();
  await expect.element(screen.getByText("Too many tries. Please wait a moment")).not.toBeInTheDocument();
});

test("what is written ahead to HTML is what the browser takes over, without a style attribute", async () => {
  const complaints: unknown[] = [];
  const container = document.createElement("div");
  const html = renderToString(story());
  container.innerHTML = html;
  document.body.append(container);

  const root = hydrateRoot(container, story(), { onRecoverableError: (error) => complaints.push(error) });
  showCarousel();
  await expect.element(container.querySelector<HTMLButtonElement>("button[title='Next card']")).toBeEnabled();

  expect(complaints).toEqual([]);
  expect(html).toContain("What makes it different");
  expect(html).not.toMatch(/ style="/);
  root.unmount();
  container.remove();
});
