import { setTimeout as pause } from "node:timers/promises";

import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, inject, test } from "vitest";

import { type Database, openDatabase } from "#db/client.ts";
import { findHaproxy, startBalancedProcesses } from "#testing/balanced-processes.ts";
import { openAccount, signIn, signUp, sumOf, titlesIn, untilEveryone } from "#testing/busy-members.ts";
import { createSteadyCaller } from "#testing/steady-caller.ts";
import { startUpload } from "#testing/upload-through-kills.ts";

const processes = 4;
const callerCount = 6;
const updates = testSize({ short: 2, long: 8 });
const kills = testSize({ short: 3, long: 40 });
const lookEveryMs = 20;
const haproxy = await findHaproxy();

// What HAProxy does when a process is killed at work. The caller sends the same call again.
const killedAtWork = /^502 |other side closed/;

test.runIf(inject("engine") === "postgres" && haproxy !== undefined)(
  "four processes behind HAProxy: updating them costs nobody a try, killing them nobody anything that was acknowledged",
  { timeout: 120_000 + kills * 30_000 },
  async () => {
    const lane = await startBalancedProcesses(haproxy ?? "", processes);
    await openAccount(lane.settings);
    const place = await signIn(lane.address);
    const callers = Array.from({ length: callerCount }, () => createSteadyCaller({ address: lane.address, ...place }));
    const answered = () => untilEveryone(callers, (tally) => tally.answered);
    await answered();

    for (let round = 0; round < updates; round += 1) {
      await lane.startAgain(round % processes, "SIGTERM");
      await answered();
    }
    const updated = sumOf(callers);

    const upload = await startUpload({ ...lane, ...place, pieces: kills });
    let isUploaded = false;
    for (let round = 0; round < kills; round += 1) {
      await signUp(lane.address, round);
      await lane.startAgain(round % processes, "SIGKILL");
      await answered();
      isUploaded = await upload.sendPiece();
    }
    await Promise.all(callers.map((caller) => caller.stop()));

    const total = sumOf(callers);
    const database = openDatabase({ engine: "postgres", url: lane.clusterUrl });
    const kept = await titlesIn(database);
    await untilSent(database);
    await database.close();
    await lane.stop();
    const acknowledged = callers.flatMap((caller) => caller.acknowledged);

    expect(updated.unexpected).toEqual([]);
    expect(total.unexpected.filter((what) => !killedAtWork.test(what))).toEqual([]);
    expect(acknowledged.filter((title) => !kept.has(title))).toEqual([]);
    expect([...kept.values()].filter((count) => count > 1)).toEqual([]);
    expect(isUploaded).toBe(true);
  },
);

/** The mails to everybody who signed up meanwhile. */
async function untilSent({ db }: Database): Promise<void> {
  const unsent = db.selectFrom("outbox").select("id").where("sent_at", "is", null);
  while (await unsent.executeTakeFirst()) await pause(lookEveryMs);
}
