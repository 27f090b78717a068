import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import type { ExportJob } from "@lane/contract/exports.ts";
import { expect } from "vitest";

import { CannotExportError } from "#ports/exporter.ts";
import { outputs, exportRunnerOf } from "#testing/export-runner.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, type Writer } from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;
async function read(writer: Writer, id: string) {
  return (await writer.get(`/makings/${id}`)).body.making;
}

async function blobsOf({ store }: TestServer): Promise<number> {
  let count = 0;
  for await (const _ of store.list()) count += 1;
  return count;
}

async function removeBlobs({ jobs }: TestServer): Promise<void> {
  for (let job = await claim(); job; job = await claim()) {
    await jobs.handlers.find((handler) => handler.job.name === job?.name)?.run(job.payload, { signal: never });
  }
  function claim() {
    return jobs.source.claim(["media.remove-blobs"], 30_000);
  }
}

async function leftIn({ folder }: TestServer): Promise<string[]> {
  const place = join(folder, "makings");
  return existsSync(place) ? readdir(place) : [];
}

async function cancelElsewhere({ database: { db } }: TestServer, id: string): Promise<void> {
  await db.updateTable("exports").set({ status: "cancelled", expires_at: 1 }).where("id", "=", id).execute();
}

test("what was wished for is made whole, told of, fetched in pieces, and seen by nobody else", async ({ server }) => {
  const progress = { done: 1, total: 4, step: "pages" };
  const [ada, bob] = [await createWriter(server), await createWriter(server)];
  const runner = exportRunnerOf(server, (context) => {
    for (const sentence of ["No photo", "No word"]) context.remark(sentence);
    return context.report(progress);
  });

  const begun = await runner.begin(ada, "key-0001");
  const again = await runner.begin(ada, "key-0001");
  expect(await runner.workOnce()).toBe("done");
  expect(await runner.workOnce()).toBeUndefined();

  const made = await read(ada, begun.id);
  expect(again).toEqual(begun);
  expect(begun).toMatchObject({ status: "waiting", position: 1, progress: null, outputs: [], title: "My life" });
  expect(made).toMatchObject({ status: "ready", position: null, progress, problem: "No photo\nNo word" });
  expect(runner.notices).toEqual([{ kind: "export-ready", email: ada.email, exportKind: "book" }]);
  expect(await leftIn(server)).toEqual([]);

  const [{ href, bytes }] = made.outputs;
  const whole = await server.app.inject(href);
  const rest = await server.app.inject({ url: href, headers: { range: "bytes=5-" } });
  expect(whole.body).toBe("one.pdf: hello");
  expect(whole.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(bytes),
    "content-disposition": `attachment; filename="Ada_s one.pdf"; filename*=UTF-8''Ada%E2%80%99s%20one.pdf`,
  });
  expect([rest.statusCode, rest.body, rest.headers["content-range"]]).toEqual([206, "df: hello", "bytes 5-13/14"]);

  const own = `/makings/${begun.id}`;
  const tries = [await bob.get(own), await bob.post(`${own}/cancel`, {}), await bob.delete(own)];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await bob.get("/makings")).body.makings).toEqual([]);
  const forged = [href.replace("one.pdf", "two.epub"), href.replace(/until=\d+/, "until=9999999999999")];
  for (const url of [...forged, href.split("?")[0]]) expect((await server.app.inject(url)).statusCode).toBe(404);
  await ada.post("/auth/logout", {});
  expect((await server.app.inject(href)).statusCode).toBe(404);
});

test("a member has one at a time, whatever waits behind it keeps its place, and all of them come", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const places: string[] = [];
  const runner = exportRunnerOf(server, async () => {
    const all = [...(await ada.get("/makings?kind=book")).body.makings, ...(await bob.get("/makings")).body.makings];
    places.push(all.map(({ status, position }) => position ?? status).join(" "));
  });

  await Promise.all(["key-a001", "key-a001", "key-a002"].map((key) => runner.begin(ada, key)));
  await runner.begin(bob, "key-b001");
  const queued = await server.database.db.selectFrom("jobs").select("id").where("name", "=", "exports.run").execute();
  let rounds = 0;
  while ((await runner.workOnce()) !== undefined) rounds += 1;

  expect(queued).toHaveLength(2);
  expect(rounds).toBe(3);
  expect(places).toEqual(["1 running 2", "1 ready running", "running ready ready"]);
});

test("what is cancelled stops at once, leaves nothing behind, and lets the next one begin", async ({ server }) => {
  const ada = await createWriter(server);
  const ended: string[] = [];
  const runner = exportRunnerOf(server, async ({ signal }) => {
    if (ended.length > 0) return;
    const [running] = (await ada.get("/makings")).body.makings.filter((one: ExportJob) => one.status === "running");
    const whileRunning = await ada.delete(`/makings/${running.id}`);
    // Cancels as another process would: this process is not notified.
    if (isElsewhere) await cancelElsewhere(server, running.id);
    else await runner.cancel(ada, running.id);
    ended.push(`${whileRunning.status}`);
    await new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
      if (signal.aborted) reject(new Error("stopped"));
    });
  });

  let isElsewhere = false;
  for (isElsewhere of [false, true]) {
    ended.length = 0;
    const first = await runner.begin(ada, `first-${isElsewhere}`);
    const second = await runner.begin(ada, `second-${isElsewhere}`);
    const third = await runner.begin(ada, `third-${isElsewhere}`);
    await ada.post(`/makings/${third.id}/cancel`, {});
    expect([await runner.workOnce(), await runner.workOnce(), await runner.workOnce()]).toEqual([
      "done",
      "done",
      undefined,
    ]);
    const statuses = await Promise.all([first, second, third].map(async ({ id }) => (await read(ada, id)).status));
    expect([statuses, ended]).toEqual([["cancelled", "ready", "cancelled"], ["409"]]);
  }
  expect([await blobsOf(server), await leftIn(server)]).toEqual([2 * outputs.length, []]);
});

test("what fails three times has failed, and what loses its process thirty times too", async ({ server }) => {
  const ada = await createWriter(server);
  const runner = exportRunnerOf(server, async () => {
    throw new Error("not today");
  });
  const { id } = await runner.begin(ada, "key-0001");
  const next = await runner.begin(ada, "key-0002");
  const rounds = [await runner.workOnce(), await runner.workOnce()];
  expect((await read(ada, id)).status).toBe("running");

  // The last process dies with its folder full, and its claim runs out.
  const lost = await server.jobs.source.claim(["exports.run"], 1000);
  await server.database.db.updateTable("exports").set({ tries: 30 }).where("id", "=", id).execute();
  await mkdir(join(server.folder, "makings", `${id}.left`), { recursive: true });
  server.clock.advance(1001);
  rounds.push(await runner.workOnce());

  expect(lost?.payload).toMatchObject({ exportId: id });
  expect(rounds).toEqual(["failed", "failed", "done"]);
  expect(await read(ada, id)).toMatchObject({
    status: "failed",
    outputs: [],
    problem: "Something went wrong during the export. Please try again",
  });
  expect(await leftIn(server)).toEqual([]);
  expect(await server.jobs.source.claim(["exports.run"], 1000)).toMatchObject({ payload: { exportId: next.id } });
});

test("a server that dies does not count against what it was making", async ({ server }) => {
  const ada = await createWriter(server);
  let fails = true;
  const runner = exportRunnerOf(server, async () => {
    if (fails) throw new Error("not today");
  });
  const { id } = await runner.begin(ada, "key-0001");
  const rounds = [await runner.workOnce()];
  for (let kill = 0; kill < 12; kill += 1) {
    // The process claims the job, begins, and dies.
    await server.jobs.source.claim(["exports.run"], 1000);
    await server.database.db
      .updateTable("exports")
      .set((update) => ({ status: "running", tries: update("tries", "+", 1) }))
      .where("id", "=", id)
      .execute();
    server.clock.advance(1001);
  }
  rounds.push(await runner.workOnce());
  fails = false;
  rounds.push(await runner.workOnce());

  expect(rounds).toEqual(["failed", "failed", "done"]);
  expect(await read(ada, id)).toMatchObject({ status: "ready" });
});

test("what would fail again is not tried again, and says why", async ({ server }) => {
  const ada = await createWriter(server);
  const runner = exportRunnerOf(server, async () => {
    throw new CannotExportError("There is nothing to put into it yet");
  });
  const { id } = await runner.begin(ada, "key-0001");

  expect([await runner.workOnce(), await runner.workOnce()]).toEqual(["failed", undefined]);
  expect(await read(ada, id)).toMatchObject({ status: "failed", problem: "There is nothing to put into it yet" });
});

test("a job that was lost is settled, and a server that stops counts for nothing", async ({ server }) => {
  const ada = await createWriter(server);
  const stopping = new AbortController();
  let stops = 5;
  const runner = exportRunnerOf(server, async () => {
    if (stops === 0) return;
    stops -= 1;
    throw new Error("cut off");
  });
  const { id } = await runner.begin(ada, "key-0001");
  const next = await runner.begin(ada, "key-0002");
  stopping.abort();
  for (const _ of Array.from({ length: stops })) expect(await runner.workOnce(stopping.signal)).toBe("failed");
  expect(await read(ada, id)).toMatchObject({ status: "waiting", position: 1 });
  await runner.settle();
  expect(await read(ada, id)).toMatchObject({ status: "waiting" });

  await server.database.db.updateTable("jobs").set({ status: "failed" }).where("name", "=", "exports.run").execute();
  await runner.settle();

  expect(await read(ada, id)).toMatchObject({ status: "failed", problem: expect.any(String) });
  expect(await runner.workOnce()).toBe("done");
  expect(await read(ada, next.id)).toMatchObject({ status: "ready" });
});

test("after a week it is gone with its files, and with its account at once", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const runner = exportRunnerOf(server);
  const first = await runner.begin(ada, "key-0001");
  await runner.begin(bob, "key-0001");
  while ((await runner.workOnce()) !== undefined) continue;
  const { outputs: files } = await read(ada, first.id);

  expect(await server.services.verify.verify({ isQuick: false, onFinding: () => undefined })).toEqual({
    checked: 4,
    missing: 0,
    changed: 0,
    orphaned: 0,
  });
  await bob.post("/user/delete", { password: "a long enough password", reasonForLeaving: "Done" });
  await removeBlobs(server);
  expect(await blobsOf(server)).toBe(2);

  server.clock.advance(7 * dayMs - 1);
  await runner.sweep();
  await server.services.fileGarbage.sweepOrphans();
  const { status } = await ada.get(`/makings/${first.id}`);
  server.clock.advance(1);
  const stale = await server.app.inject(files[0].href);
  await runner.sweep();
  await removeBlobs(server);

  expect([status, stale.statusCode, await blobsOf(server)]).toEqual([401, 404, 0]);
  expect(await server.database.db.selectFrom("exports").select("id").execute()).toEqual([]);
});
