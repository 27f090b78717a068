import type { Ask, AskAnswer } from "@lane/contract/asks.ts";

import type { AnswerParts } from "#features/asks/answer-parts.ts";
import { Asked } from "#features/asks/asked.tsx";

import { ask, askCalls } from "./asks.ts";
import { fine, renderSignedIn, serveMemories } from "./memories.tsx";

interface Opening {
  readonly asks?: readonly Ask[];
  readonly answers?: readonly AskAnswer[];
  readonly mayAsk?: boolean;
  readonly calls?: Parameters<typeof serveMemories>[0];
}

/** Renders the tab of questions, with a fake server that has a question to Vera and the open year 1998. */
export async function openAsked({ asks = [ask()], answers = [], mayAsk = true, calls = {} }: Opening = {}) {
  const server = serveMemories({
    [askCalls.list]: () => fine({ asks, mayAsk }),
    [askCalls.answers]: () => fine({ answers }),
    [askCalls.read]: () => fine(),
    "GET /api/timeline": () =>
      fine({
        timeline: { _id: "t-1", startYear: 1998, endYear: 1999 },
        years,
        lockedYears: [],
        mustChooseYears: false,
      }),
    ...calls,
  });
  const screen = await renderSignedIn(
    <main>
      <h1>Shared Memories</h1>
      <Asked parts={parts} />
    </main>,
  );
  return { screen, server };
}

const years = [1998, 1999].map((year) => ({ _id: `y-${year}`, year, lock: year === 1999, disable: false }));

/** Parts of other features, as plain as can be. */
const parts: AnswerParts = {
  Media: ({ media, byline }) => (
    <p>
      Files: {media.map(({ s3id }) => s3id).join(", ")} by {byline}
    </p>
  ),
  WhenFields: ({ value, onChange, years: open, error }) => (
    <div>
      <p>
        Year: {value.year} of {open.join()}, month: {value.month ?? "none"}
      </p>
      <button type="button" onClick={() => onChange({ month: 7 })}>
        In July
      </button>
      <p>{error}</p>
    </div>
  ),
  MarkFields: ({ onChange }) => (
    <button type="button" onClick={() => onChange({ mark: "Flower" })}>
      As a flower
    </button>
  ),
  MemoryLink: ({ memory: { id, title }, children, ...link }) => (
    <a href={`/memory/${id}/${title}`} {...link}>
      {children}
    </a>
  ),
  StorageLink: ({ children, ...link }) => (
    <a href="/profile?section=storage" {...link}>
      {children}
    </a>
  ),
  TimelineLink: ({ children, ...link }) => (
    <a href="/timeline" {...link}>
      {children}
    </a>
  ),
};
