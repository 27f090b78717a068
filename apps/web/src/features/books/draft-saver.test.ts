import type { BookDraft } from "@lane/contract/book-drafts.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { draftOf, firstWish } from "./book-wish.ts";
import { createDraftSaver, type DraftStatus } from "./draft-saver.ts";

const blank: BookDraft = draftOf(
  firstWish({ title: "", author: "Ada", years: [], language: "en", timelineId: undefined }),
);
const titled = (title: string): BookDraft => ({ ...blank, title });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that keeps one draft; it can be out of reach, or lose its answers. */
function createKeeper() {
  const server = { version: 0, draft: null as BookDraft | null, mode: "reached" as "reached" | "away" | "lost" };
  const sent: (string | undefined)[] = [];
  const statuses: DraftStatus[] = [];
  const saver = createDraftSaver({
    version: 0,
    draft: null,
    onStatus: (status) => statuses.push(status),
    async save(version, draft) {
      sent.push(draft?.title);
      if (server.mode === "away") return "failed";
      const isAgain = version + 1 === server.version && JSON.stringify(draft) === JSON.stringify(server.draft);
      if (version !== server.version && !isAgain) return "refused";
      if (!isAgain) Object.assign(server, { version: version + 1, draft });
      return server.mode === "lost" ? "failed" : { version: server.version };
    },
  });
  return { server, sent, statuses, saver };
}

test("letters in a row are saved once, after a quiet second", async () => {
  const { server, sent, statuses, saver } = createKeeper();

  for (const title of ["B", "By", "By the sea"]) {
    saver.change(titled(title));
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);

  expect(sent).toEqual(["By the sea"]);
  expect(server).toMatchObject({ version: 1, draft: { title: "By the sea" } });
  expect(statuses).toEqual(["waiting", "saved"]);
});

test("what is changed back before it was saved is not saved", async () => {
  const { sent, statuses, saver } = createKeeper();

  saver.change(titled("By the sea"));
  saver.change(null);
  await vi.advanceTimersByTimeAsync(3000);

  expect([sent, statuses]).toEqual([[], ["waiting", "saved"]]);
});

test("out of reach, a draft is tried again until the server has it", async () => {
  const { server, statuses, saver } = createKeeper();
  server.mode = "away";
  saver.change(titled("By the sea"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.draft).toBeNull();

  server.mode = "reached";
  await vi.advanceTimersByTimeAsync(9000);

  expect(server.draft).toMatchObject({ title: "By the sea" });
  expect(statuses).toEqual(["waiting", "failed", "saved"]);
});

test("a save whose answer was lost is no change from elsewhere, whatever was decided since", async () => {
  const { server, statuses, saver } = createKeeper();
  server.mode = "lost";
  saver.change(titled("First"));
  await vi.advanceTimersByTimeAsync(1100);
  saver.change(titled("Second"));

  server.mode = "reached";
  await vi.advanceTimersByTimeAsync(12_000);

  expect(server).toMatchObject({ version: 2, draft: { title: "Second" } });
  expect(statuses).toEqual(["waiting", "failed", "saved"]);
});

test("after a change from elsewhere nothing is saved until the person has chosen", async () => {
  const { server, sent, statuses, saver } = createKeeper();
  Object.assign(server, { version: 3, draft: titled("Theirs") });
  saver.change(titled("Mine"));
  await vi.advanceTimersByTimeAsync(1100);
  saver.change(titled("Mine, too"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(["Mine"]);

  saver.saveOver({ version: 3, draft: server.draft });
  await vi.advanceTimersByTimeAsync(1100);

  expect(server).toMatchObject({ version: 4, draft: { title: "Mine, too" } });
  expect(statuses).toEqual(["waiting", "refused", "waiting", "saved"]);
});
