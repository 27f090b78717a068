import type { Memory } from "@lane/contract/memories.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { hanna, me, ownTimeline, serveFamilies, sjoerd, vault } from "#testing/families.tsx";
import { done, refusal } from "#testing/profile.ts";
import { renderVault } from "#testing/render-vault.tsx";
import {
  mediaItem,
  memoriesAnswer,
  memory,
  memoryPreview,
  tenYears,
  timelineAnswer,
  yearEntry,
} from "#testing/timeline.ts";

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const june = { year: 2000, month: 6 };
const photo = mediaItem("photo", { url: dot, width: 4, height: 3 });

afterEach(async () => {
  localStorage.removeItem("lastYear");
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

function authorOf({ accountId, name, colour, isMe }: typeof me) {
  return { accountId, name, colour, isMe };
}

function tellings(...people: readonly (typeof me)[]): NonNullable<Memory["tellings"]> {
  return people.map((person, index) => ({ id: `m-${index + 1}`, author: authorOf(person) }));
}

function serve(more: Parameters<typeof vault>[0] = {}, answers: Parameters<typeof serveFamilies>[1] = {}) {
  return serveFamilies({ timelines: [ownTimeline, vault(more)], members: { "v-1": [me, sjoerd, hanna] } }, answers);
}

test("home has the name of the vault, its people, and what they told, and asks for this vault only", async () => {
  const server = serve(
    {},
    {
      "GET /api/timeline/home": () =>
        done({
          question: null,
          print: memoryPreview({ cover: photo, author: authorOf(sjoerd), tellings: tellings(sjoerd, me) }),
          sameMonth: [],
          newest: [memoryPreview({ _id: "m-3", memoryTitle: "Plums", author: authorOf(hanna) })],
        }),
    },
  );
  const screen = await renderVault();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Hofstra family" })).toBeVisible();
  await expect
    .element(screen.getByText("In this vault: Ada Vermeer, Sjoerd Hofstra, and Hanna de Vries"))
    .toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: "Members" }))
    .toHaveAttribute("href", "/profile?section=family&vault=v-1");
  await expect.element(screen.getByText("by Sjoerd Hofstra and Ada Vermeer")).toBeInTheDocument();
  await expect.element(screen.getByText("2 tellings")).toBeVisible();
  await expect.element(screen.getByText("Hanna de Vries", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Write" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Don't show this again/ })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Welcome|Your current plan/)).not.toBeInTheDocument();
  expect(server.queriesOf("GET /api/timeline")).toEqual([{ timelineId: "v-1" }]);
  expect(server.queriesOf("GET /api/timeline/home")).toEqual([{ month: "3", timelineId: "v-1" }]);
  await expectAccessible();
});

test("a year is walked together, and each month shows whose picture it has", async () => {
  const server = serve(
    {},
    {
      "GET /api/timeline/year": () =>
        done({
          months: [
            { month: 6, lead: memoryPreview({ cover: photo, author: authorOf(sjoerd) }), titles: ["The wedding"] },
          ],
        }),
    },
  );
  const screen = await renderVault({ year: 2000 });

  await expect.element(screen.getByRole("link", { name: "Walk through 2000 together" })).toBeVisible();
  await expect.element(screen.getByText("Choose a month to see its memories.")).toBeVisible();
  await expect.element(screen.getByText("by Sjoerd Hofstra")).toBeInTheDocument();
  expect(server.queriesOf("GET /api/timeline/year")).toEqual([{ year: "2000", timelineId: "v-1" }]);
  expect(server.queriesOf("GET /api/favourites")).toEqual([]);
  expect(localStorage.getItem("lastYear")).toBeNull();
  await expectAccessible();
});

test("a month shows who told what; only one's own can be marked", async () => {
  serve(
    { role: "contributor" },
    {
      "GET /api/memories": () =>
        memoriesAnswer([
          memory({
            memoryTitle: "The wedding",
            media: [photo],
            author: authorOf(me),
            tellings: tellings(me, sjoerd, hanna),
          }),
          memory({ _id: "m-9", memoryTitle: "Skating", author: authorOf(sjoerd) }),
        ]),
    },
  );
  const screen = await renderVault(june);

  await expect.element(screen.getByText("3 tellings")).toBeVisible();
  await expect.element(screen.getByText("by Ada Vermeer, Sjoerd Hofstra, and Hanna de Vries")).toBeInTheDocument();
  await expect.element(screen.getByText("Sjoerd Hofstra", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Mark The wedding" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Mark Skating" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "Walk through June together" })).toBeVisible();
  await expectAccessible();
});

test("what lies folded shows its author and nothing else, until it is opened", async () => {
  let isFolded = true;
  const server = serve(
    {},
    {
      "GET /api/memories": () =>
        memoriesAnswer([
          memory({
            _id: "m-5",
            memoryType: "Stone",
            author: authorOf(hanna),
            ...(isFolded ? { memoryTitle: "", memoryDescription: "", isFolded } : { memoryTitle: "The hospital" }),
          }),
        ]),
      "POST /api/memories/open": () => {
        isFolded = false;
        return done();
      },
    },
  );
  const screen = await renderVault(june);
  await expect.element(screen.getByText("A heavy memory by Hanna de Vries")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /View Memory/ })).not.toBeInTheDocument();
  await expectAccessible();

  await screen.getByRole("button", { name: "Open the memory by Hanna de Vries" }).click();

  await expect.element(screen.getByRole("heading", { name: "The hospital" })).toBeVisible();
  expect(server.bodiesOf("POST /api/memories/open")).toEqual([{ id: "m-5" }]);
  expect(document.activeElement).not.toBe(document.body);
});

const archived = () =>
  memoriesAnswer([
    memory({ isArchived: true, memoryTitle: "The wedding", author: authorOf(me) }),
    memory({ _id: "m-9", isArchived: true, memoryTitle: "Skating", author: authorOf(sjoerd) }),
  ]);

test("owners restore what others wrote, contributors only their own", async () => {
  serve({ role: "contributor" }, { "GET /api/memories": archived });
  const screen = await renderVault({ ...june, archive: true });
  await expect.element(screen.getByRole("button", { name: "Restore The wedding" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Restore Skating" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "View Memory Skating" })).toBeVisible();
  await screen.unmount();

  serve({ role: "owner" }, { "GET /api/memories": archived });
  const again = await renderVault({ ...june, archive: true });
  await expect.element(again.getByRole("button", { name: "Restore Skating" })).toBeVisible();
});

test("who only reads finds nothing to add, in an empty vault, an empty year and an empty month", async () => {
  serve({ role: "viewer" }, { "GET /api/timeline": () => timelineAnswer([yearEntry(2000)]) });
  const screen = await renderVault();
  await expect.element(screen.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await expect
    .element(screen.getByText("When someone in Hofstra family adds a memory, you'll find it here."))
    .toBeVisible();
  await expectAccessible();
  await screen.getByRole("link", { name: "2000 0 Memories" }).first().click();
  await expect.element(screen.getByText("Nothing here yet.")).toBeVisible();
  await screen.getByRole("link", { name: "June nothing yet" }).click();
  await expect.element(screen.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();

  await expect.element(screen.getByRole("link", { name: /Add|Write/ })).not.toBeInTheDocument();
});

test("an empty vault is begun by writing, by bringing one's own, and by inviting", async () => {
  const onBring = vi.fn<() => void>();
  serve({}, { "GET /api/timeline": () => timelineAnswer([yearEntry(2000)]) });
  const screen = await renderVault({}, onBring);
  await expect.element(screen.getByRole("heading", { name: "Start your timeline together" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Write" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Invite" }))
    .toHaveAttribute("href", "/profile?section=family&vault=v-1");
  await expectAccessible();

  await screen.getByRole("button", { name: "Choose memories" }).click();

  expect(onBring).toHaveBeenCalledOnce();
});

test("a vault that nobody pays for says so, and offers no adding", async () => {
  await page.viewport(360, 740);
  serve(
    { isReadOnly: true },
    { "GET /api/timeline": () => timelineAnswer(tenYears.map((year) => ({ ...year, lock: true }))) },
  );
  const screen = await renderVault({ year: 2001 });

  await expect.element(screen.getByText(/Nobody is paying for this vault/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Add/ })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/outside your plan/)).not.toBeInTheDocument();
  await expectAccessible();
});

test("a vault about somebody who has died speaks of them in the past", async () => {
  serve({ about: { name: "Hendrik", born: 1921, died: 2004 } });
  const screen = await renderVault();

  await expect.element(screen.getByText("Hendrik lived from 1921 to 2004.")).toBeVisible();
  await expect.element(screen.getByText("What do you remember about Hendrik?")).toBeVisible();
});

test("who no longer belongs to a vault is told so kindly, and the list of timelines is asked for again", async () => {
  const server = serve({}, { "GET /api/timeline": () => refusal(404, "This timeline is not there") });
  const screen = await renderVault({ year: 2000 });

  await expect.element(screen.getByRole("heading", { name: "We can't find this vault" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Go to my timeline" })).toHaveAttribute("href", "/timeline");
  await expect.poll(() => server.queriesOf("GET /api/timelines")).toHaveLength(2);
  await expectAccessible();
});

test("a vault that cannot be loaded can be asked for again", async () => {
  serve({}, { "GET /api/timeline": () => refusal(403, "Not today") });
  const screen = await renderVault();
  await expect.element(screen.getByText("Not today")).toBeVisible();

  serve();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Hofstra family" })).toBeVisible();
});
