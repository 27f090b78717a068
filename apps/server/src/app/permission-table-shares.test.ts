import { isDeepStrictEqual } from "node:util";

import sharp from "sharp";
import { expect } from "vitest";

import { createId } from "#lib/ids.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import {
  type ShareActor,
  shareActors,
  type ShareCall,
  shareCalls,
  type ShareIds,
  type ShareState,
  shareStates,
  shareStatus,
} from "#testing/share-table.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const passphrase = "tulips";
const nowhere: ShareIds = {
  shareId: "01890000-0000-7000-8000-000000000001",
  memoryId: "01890000-0000-7000-8000-000000000002",
  token: "x".repeat(32),
  pass: undefined,
};

for (const state of Object.keys(shareStates).filter((name): name is ShareState => name in shareStates)) {
  test(`a share ${state}: each call is answered as the table says, and a refused one changes nothing`, async ({
    server,
  }) => {
    const scene = await createScene(server);
    await bring(scene, state);

    for (const [who, actor] of Object.entries<ShareActor>(shareActors)) {
      if (actor.isOwner && state !== "open") continue;
      const calls = Object.entries(shareCalls).filter(([, { of }]) => (of === "visitor") === (actor.of === "visitor"));
      for (const [name, call] of calls) await expectAnswer(scene, actor, { state, call, name: `${who}, ${name}` });
      await expectFiles(scene, actor, state);
    }
  });
}

interface Asked {
  readonly state: ShareState;
  readonly call: ShareCall;
  readonly name: string;
}

async function expectAnswer(scene: Scene, actor: ShareActor, { state, call, name }: Asked): Promise<void> {
  const ids = await scene.idsFor(actor);
  const before = await dump(scene.server);
  const answer = await send(scene, actor, call.make(ids));
  const expected = shareStatus(actor, call, state);
  const isAsked = answer.body.needsPassphrase === true;

  expect(isAsked ? 404 : answer.status, name).toBe(expected);
  expect(expected === 200 || isDeepStrictEqual(await dump(scene.server), before), name).toBe(true);
  expect(isAsked ? answer.body.share : null).toBeNull();
  const isRefused = expected === 404 && !isAsked;
  expect(answer, name).toEqual(isRefused ? await send(scene, actor, call.make(nowhere)) : answer);
}

/** The addresses of its picture, which were signed while the share was open. */
async function expectFiles({ server, pictures }: Scene, actor: ShareActor, state: ShareState): Promise<void> {
  const address = actor.of === "visitor" ? pictures.visitor : pictures.member;
  if (actor.isOwner || !(actor.isForMember || actor.principal === "visitor with passphrase")) return;
  const expected = shareStatus(actor, { of: actor.of, action: "read", make: never }, state);
  for (const method of ["GET", "HEAD"] as const) {
    const answer = await server.app.inject({ method, url: address });
    expect(answer.statusCode, `${method} of a picture, ${state}`).toBe(expected);
    expect(answer.headers["cache-control"]).toContain("no-store");
  }
}

function never(): never {
  throw new Error("Not called");
}

interface Scene {
  readonly server: TestServer;
  readonly ada: Writer;
  readonly bob: Writer;
  readonly eve: Writer;
  readonly memoryId: string;
  readonly pictures: { readonly visitor: string; readonly member: string };
  idsFor(actor: ShareActor): Promise<ShareIds>;
}

/** Ada shares one memory with a picture, by a link with a passphrase and with Bob; each call gets shares of its own. */
async function createScene(server: TestServer): Promise<Scene> {
  const [ada, bob, eve] = [await createWriter(server), await createWriter(server), await createWriter(server)];
  const timeline = await setTimeline(ada);
  await setTimeline(bob);
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
  const s3id = await createTus(server, ada).upload(bytes);
  await deliverAll(server);
  const memory = await ada.write(timeline, { media: [{ s3id }] });
  const settings = { memoryIds: [memory._id], allowsCopies: true };
  const link = await ada.post("/shares", { kind: "link", label: "Vera", passphrase, ...settings });
  const token = new URL(link.body.share.url).pathname.replace("/s/", "");
  const person = await ada.post("/shares", { kind: "person", email: bob.email, ...settings });
  const unlocked = await server.app.inject({ method: "POST", url: "/s/api/unlock", payload: { token, passphrase } });
  const { pass } = unlocked.json();
  const look = await server.app.inject({ method: "POST", url: "/s/api/look", payload: { token, pass } });
  const read = await bob.get(`/shared-memories/read?shareId=${person.body.share.id}`);
  const shareIds = { link: link.body.share.id, person: person.body.share.id };

  return {
    server,
    ada,
    bob,
    eve,
    memoryId: memory._id,
    pictures: {
      visitor: look.json().share.memories[0].media[0].url,
      member: read.body.memories[0].media[0].url,
    },
    async idsFor({ principal, isOwner }) {
      await server.database.db.updateTable("shares").set({ hidden_at: null }).execute();
      if (isOwner) await server.database.db.updateTable("shares").set({ ended_at: null }).execute();
      return {
        shareId: principal === "member" ? shareIds.person : shareIds.link,
        memoryId: memory._id,
        token,
        pass: principal === "visitor with passphrase" ? pass : undefined,
      };
    },
  };
}

async function bring({ server, ada, memoryId }: Scene, state: ShareState): Promise<void> {
  const { db } = server.database;
  const now = server.clock.now();
  const changes: Record<ShareState, () => Promise<unknown>> = {
    open: async () => undefined,
    "without answers and copies": () => db.updateTable("shares").set({ allows_answers: 0, allows_copies: 0 }).execute(),
    stopped: () => db.updateTable("shares").set({ ended_at: now }).execute(),
    expired: () => db.updateTable("shares").set({ expires_at: now }).execute(),
    "with its memory archived": () => ada.post("/memories/archive", { id: memoryId }),
    "with its memory deleted": () => ada.delete("/memories", { id: memoryId }),
    "of a deactivated account": () => server.services.accounts.deactivate(ada.accountId),
    "of a deleted account": () => server.services.accounts.erase(ada.accountId),
    "of somebody under 18": () => server.services.accounts.change(ada.accountId, { dateOfBirth: "2010-05-01" }),
  };
  await changes[state]();
}

async function send(
  { server, ada, bob, eve }: Scene,
  actor: ShareActor,
  call: { method: string; url: string; payload?: object },
) {
  const member = actor.isOwner ? ada : actor.isForMember ? bob : eve;
  const answer = await server.app.inject({
    method: call.method === "GET" ? "GET" : call.method === "PUT" ? "PUT" : "POST",
    url: call.url,
    remoteAddress: addressOf(),
    headers: actor.of === "member" ? { authorization: `Bearer ${member.token}` } : {},
    ...(call.payload ? { payload: call.payload } : {}),
  });
  const body = answer.json();
  return {
    status: answer.statusCode,
    body: body.code === undefined ? body : { code: body.code, message: body.message },
  };
}

let callers = 0;

/** Each call comes from elsewhere, so that limits for one address stay out of this. */
function addressOf(): string {
  callers += 1;
  return `10.0.${Math.floor(callers / 250)}.${callers % 250}`;
}

async function dump({ database: { db } }: TestServer) {
  return Promise.all([
    db.selectFrom("shares").selectAll().orderBy("id").execute(),
    db.selectFrom("share_answers").selectAll().orderBy("id").execute(),
    db.selectFrom("memories").selectAll().orderBy("id").execute(),
    db.selectFrom("files").selectAll().orderBy("id").execute(),
  ]);
}

test("a signed address of a shared picture opens that one picture, while its session and its version last", async ({
  server,
}) => {
  const { ada, bob, pictures } = await createScene(server);
  const status = async (url: string) => (await server.app.inject(url)).statusCode;
  const other = pictures.visitor.replace(/\/s\/media\/[^?]+/, `/s/media/${createId(0)}`);
  const original = pictures.visitor.replace(/variant=\w+/, "variant=original");
  const withoutSession = pictures.member.replace(/&session=[^&]+/, "");

  expect(await Promise.all([pictures.visitor, pictures.member].map(status))).toEqual([200, 200]);
  expect(await Promise.all([other, original, withoutSession].map(status))).toEqual([404, 404, 404]);
  await bob.post("/auth/logout", {});
  expect(await Promise.all([pictures.visitor, pictures.member].map(status))).toEqual([200, 404]);
  const { shares } = (await ada.get("/shares")).body;
  const link = shares.find(({ kind }: { kind: string }) => kind === "link");
  await ada.put("/shares", { id: link.id, shows: { pictures: false } });
  expect(await status(pictures.visitor)).toBe(404);
  await ada.put("/shares", { id: link.id, shows: { pictures: true } });
  expect(await status(pictures.visitor)).toBe(200);
  await ada.put("/shares", { id: link.id, passphrase: "daffodils" });
  expect(await status(pictures.visitor)).toBe(404);
});
