import { expect, test } from "vitest";

import { heldDrafts } from "./draft-hold.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import type { DraftText } from "./draft-text.ts";

const empty: DraftText = {
  title: "",
  html: "",
  year: 1998,
  month: 7,
  day: null,
  mark: null,
  media: [],
  memoryId: null,
  version: null,
};

test("while one write takes long, what was typed meanwhile is written once and whole", async () => {
  const written: string[] = [];
  const firstWrite = Promise.withResolvers<boolean>();
  const keeper = createDraftKeeper({
    drafts: {
      list: async () => [],
      remove: async () => undefined,
      save: async (_id, { title }) => {
        written.push(title);
        return written.length === 1 ? firstWrite.promise : true;
      },
    },
    id: "one",
    onKept: () => undefined,
  });
  const type = (title: string) => keeper.keep({ ...empty, title });

  type("It");
  await expect.poll(() => written).toEqual(["It"]);
  type("It bega");
  void keeper.flush();
  type("It began with rain");
  firstWrite.resolve(true);
  await keeper.flush();

  expect(written).toEqual(["It", "It began with rain"]);
  await keeper.close();
});

test("a form that is being left has let go of its draft when the next one looks for drafts", async () => {
  const lastWrite = Promise.withResolvers<boolean>();
  const keeper = createDraftKeeper({
    drafts: { list: async () => [], remove: async () => undefined, save: () => lastWrite.promise },
    id: "left",
    onKept: () => undefined,
  });
  keeper.keep({ ...empty, title: "Half a thought" });
  expect(await heldDrafts()).toContain("left");

  const closed = keeper.close();
  const held = heldDrafts();
  lastWrite.resolve(true);

  expect(await held).not.toContain("left");
  await closed;
});
