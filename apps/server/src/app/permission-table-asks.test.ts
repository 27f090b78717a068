import { isDeepStrictEqual } from "node:util";

import { expect } from "vitest";

import {
  type AskActor,
  askActors,
  askCalls,
  type AskIds,
  type AskState,
  askStates,
  askStatus,
} from "#testing/ask-table.ts";
import { askByLink, createAsker, createDevice, type Device } from "#testing/asker.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, type TestTimeline, type Writer } from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;
const nobody = { token: "x".repeat(32), key: "k".repeat(32) };

for (const state of Object.keys(askStates).filter((name): name is AskState => name in askStates)) {
  test(`a question ${state}: each call is answered as the table says, and a refused one changes nothing`, async ({
    server,
  }) => {
    const scene = await createScene(server);
    await bring(scene, state);
    const before = await dump(server);

    for (const [who, actor] of Object.entries<AskActor>(askActors)) {
      for (const [name, call] of Object.entries(askCalls).filter(([, { of }]) => of === actor.of)) {
        const answer = await send(scene, actor, call.make(idsFor(scene, actor)));
        const expected = askStatus(actor, name, state);
        const after = await dump(server);

        expect(answer.status, `${who}, ${name}`).toBe(expected);
        expect(expected === 200 || isDeepStrictEqual(after, before), `${who}, ${name}`).toBe(true);
        expect(answer, name).toEqual(expected === 404 ? await send(scene, actor, call.make(nowhere)) : answer);
        expect(actor.hasKey === false ? answerIn(after, scene) : undefined, name).toEqual(
          actor.hasKey === false ? answerIn(before, scene) : undefined,
        );
        await restore(server, before);
      }
    }
  });
}

const nowhere: AskIds = {
  ...nobody,
  askId: "01890000-0000-7000-8000-000000000001",
  answerId: "01890000-0000-7000-8000-000000000002",
  timelineId: "01890000-0000-7000-8000-000000000003",
  yearId: "01890000-0000-7000-8000-000000000004",
};

interface Scene {
  readonly server: TestServer;
  readonly ada: Writer;
  readonly eve: Writer;
  readonly timeline: TestTimeline;
  readonly askId: string;
  readonly answerId: string;
  readonly token: string;
  readonly vera: Device;
  readonly other: Device;
}

/** Ada asks Vera, who has answered in writing; another phone holds the link as well. */
async function createScene(server: TestServer): Promise<Scene> {
  const { ada, timeline } = await createAsker(server);
  const eve = await createWriter(server);
  const { ask, token } = await askByLink(ada, { email: "vera@example.com" });
  await deliverAll(server);
  const [vera, other] = [createDevice(server, token), createDevice(server, token)];
  await vera.send([], { text: "Of apples." });
  const [answer] = (await ada.get("/asks/answers")).body.answers;
  // Otherwise a reminder would come too early.
  const mailed = server.clock.now() - 2 * dayMs;
  await server.database.db.updateTable("asks").set({ mailed_at: mailed }).execute();
  return { server, ada, eve, timeline, askId: ask.id, answerId: answer.id, token, vera, other };
}

async function bring({ server, ada, timeline, answerId }: Scene, state: AskState): Promise<void> {
  const { db } = server.database;
  const now = server.clock.now();
  const place = { answerId, timelineId: timeline.id, yearId: timeline.yearId(1991), month: 4 };
  const words = { memoryTitle: "Sundays", memoryDescription: "<p>Of apples.</p>" };
  const changes: Record<AskState, () => Promise<unknown>> = {
    open: async () => undefined,
    stopped: () => db.updateTable("asks").set({ ended_at: now }).execute(),
    expired: async () => {
      const rows = await dump(server);
      await restore(server, { ...rows, asks: rows.asks.map((ask) => ({ ...ask, expires_at: now })) });
    },
    "of a deactivated account": () => server.services.accounts.deactivate(ada.accountId),
    "of a deleted account": () => server.services.accounts.erase(ada.accountId),
    "of somebody under 18": () => server.services.accounts.change(ada.accountId, { dateOfBirth: "2010-05-01" }),
    "with its answer accepted": () => ada.post("/asks/answers/place", { ...place, ...words }),
    "with its answer declined": () => ada.post("/asks/answers/decline", { id: answerId }),
  };
  await changes[state]();
}

function idsFor(scene: Scene, { of, hasKey }: AskActor): AskIds {
  const { askId, answerId, token, vera, other, timeline } = scene;
  const ids = { askId, answerId, timelineId: timeline.id, yearId: timeline.yearId(1991) };
  if (of === "answerer" && hasKey === undefined) return { ...ids, ...nobody };
  return { ...ids, token, key: hasKey === true ? vera.key : other.key };
}

let callers = 0;

async function send(
  { server, ada, eve }: Scene,
  actor: AskActor,
  call: { method: "POST" | "DELETE"; url: string; payload: object },
) {
  callers += 1;
  const { token } = actor.isOwner ? ada : eve;
  const answer = await server.app.inject({
    ...call,
    // Each call comes from elsewhere, so that limits for one address stay out of this.
    remoteAddress: `10.3.${Math.floor(callers / 250)}.${callers % 250}`,
    headers: actor.of === "owner" ? { authorization: `Bearer ${token}` } : {},
  });
  const body = answer.json();
  return {
    status: answer.statusCode,
    body: body.code === undefined ? body : { code: body.code, message: body.message },
  };
}

async function dump({ database: { db } }: TestServer) {
  return {
    asks: await db.selectFrom("asks").selectAll().orderBy("id").execute(),
    answers: await db.selectFrom("ask_answers").selectAll().orderBy("id").execute(),
    parts: await db.selectFrom("ask_answer_parts").selectAll().orderBy("id").execute(),
    pieces: await db.selectFrom("ask_answer_pieces").selectAll().orderBy("part_id").execute(),
    reports: await db.selectFrom("share_reports").selectAll().orderBy("id").execute(),
    memories: await db.selectFrom("memories").select(["id", "title"]).orderBy("id").execute(),
  };
}

type Dump = Awaited<ReturnType<typeof dump>>;

async function restore({ database: { db } }: TestServer, { asks, answers, memories }: Dump): Promise<void> {
  await db.deleteFrom("asks").execute();
  await db.deleteFrom("share_reports").execute();
  const ids = memories.map(({ id }) => id);
  await db
    .deleteFrom("memories")
    .where("id", "not in", ids.length > 0 ? ids : ["none"])
    .execute();
  if (asks.length > 0) await db.insertInto("asks").values(asks).execute();
  if (answers.length > 0) await db.insertInto("ask_answers").values(answers).execute();
}

/** Without the key it is neither read nor changed, whatever else the link allows. */
function answerIn({ answers }: Dump, { answerId }: Scene) {
  return answers.find(({ id }) => id === answerId);
}
