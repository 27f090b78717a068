import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clearTokens } from "#api/token-store.ts";
import { logIn } from "#testing/tokens.ts";

import { holdDraft } from "./draft-hold.ts";
import { forgetDraftKey } from "./draft-key-store.ts";
import type { DraftText } from "./draft-text.ts";
import { openDrafts } from "./drafts.ts";

const canary = "the blue canary in grandmother's kitchen";
const text: DraftText = {
  title: canary,
  html: `<p>${canary}</p>`,
  year: 1998,
  month: 7,
  day: null,
  isCirca: false,
  mark: "Flower",
  media: [],
  memoryId: null,
  version: null,
};

/** The server's key for each member; undefined while the server cannot be reached. */
let answer: ((subject: string) => string) | undefined;

beforeEach(async () => {
  await emptyDatabase();
  forgetDraftKey();
  answer = (subject) => btoa(subject.padEnd(32, ".")).replaceAll("=", "");
  vi.stubGlobal("fetch", async (_address: string, { headers }: { headers: Record<string, string> }) => {
    if (!answer) throw new TypeError("no connection");
    const claims = JSON.parse(atob(headers["authorization"]?.split(".")[1] ?? ""));
    return Response.json({ status: 200, message: "OK", valid: true, draftKey: answer(claims.sub) });
  });
  logIn("member-1");
});

afterEach(() => {
  clearTokens();
  forgetDraftKey();
  vi.unstubAllGlobals();
});

test("what was begun is there again after the page was left, also without a connection", async () => {
  expect(await openDrafts().save("d-1", text)).toBe(true);
  answer = undefined;

  const [found] = await openDrafts().list();

  expect(found).toMatchObject({ id: "d-1", text });
});

test("saving again replaces what was there, and removing leaves nothing", async () => {
  const drafts = openDrafts();
  await drafts.save("d-1", text);
  await drafts.save("d-1", { ...text, title: "Another title" });
  expect((await drafts.list()).map((draft) => draft.text.title)).toEqual(["Another title"]);

  await drafts.remove("d-1");

  expect(await drafts.list()).toEqual([]);
  expect(await storedBytes()).toBe("[]");
});

test("nothing of a text can be read in the browser's storage", async () => {
  await openDrafts().save("d-1", text);

  const stored = await storedBytes();

  expect(stored).toContain("d-1");
  expect(stored).not.toContain("canary");
  expect(stored).not.toContain("member-1");
});

test("after a log-out nobody can open it, and its own member can after logging in again", async () => {
  await openDrafts().save("d-1", text);
  clearTokens();
  forgetDraftKey();
  expect(await openDrafts().list()).toEqual([]);

  logIn("member-2");
  expect(await openDrafts().list()).toEqual([]);
  clearTokens();
  forgetDraftKey();
  logIn("member-1");

  expect(await openDrafts().list()).toMatchObject([{ id: "d-1" }]);
});

test("what is saved a moment after the log-out is locked for the member who wrote it", async () => {
  const drafts = openDrafts();
  await drafts.save("d-1", text);
  clearTokens();
  forgetDraftKey();
  logIn("member-2");

  await drafts.save("d-1", { ...text, title: "The last word" });

  expect(await openDrafts().list()).toEqual([]);
  logIn("member-1");
  forgetDraftKey();
  expect(await openDrafts().list()).toMatchObject([{ text: { title: "The last word" } }]);
});

test("a text that never had a key is not handed to the next member", async () => {
  answer = undefined;
  const drafts = openDrafts();
  expect(await drafts.save("d-1", text)).toBe(false);
  expect(await drafts.list()).toMatchObject([{ id: "d-1" }]);
  expect(await storedBytes()).toBe("[]");

  logIn("member-2");
  await drafts.save("d-1", text);

  expect(await openDrafts().list()).toEqual([]);
});

test("a draft that is being written is not offered, and nobody else can take it", async () => {
  const drafts = openDrafts();
  await drafts.save("d-1", text);
  const release = await holdDraft("d-1");

  expect(await drafts.list()).toEqual([]);
  expect(await holdDraft("d-1")).toBeUndefined();
  await release?.();

  expect(await drafts.list()).toMatchObject([{ id: "d-1" }]);
});

async function storedBytes(): Promise<string> {
  const records = await inDatabase<unknown[]>((store) => store.getAll());
  return JSON.stringify(records, (_key, value: unknown) => spell(value));
}

function spell(value: unknown): unknown {
  const isBytes = value instanceof ArrayBuffer || ArrayBuffer.isView(value);
  return isBytes ? new TextDecoder("latin1").decode(value) : value;
}

async function emptyDatabase(): Promise<void> {
  const drafts = openDrafts();
  await drafts.remove("none");
  await inDatabase((store) => store.clear());
}

function inDatabase<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("lane-drafts");
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const request = ask(opening.result.transaction("drafts", "readwrite").objectStore("drafts"));
      request.addEventListener("success", () => {
        opening.result.close();
        resolve(request.result);
      });
    });
  });
}
