import { findFaketime } from "@lane/server/src/testing/faked-clock.ts";
import { z } from "zod";

import type { Bench, Row } from "../row.ts";
import { type FakedServer, startFakedServer } from "./clock/faked-server.ts";
import { createVisitor, waitFor } from "./clock/visitor.ts";

/** In days; the first one with a restart right after it. */
const jumps = [-1, 1, -365, 365];
const wrongTries = 9;

interface Measured {
  readonly logins: number[];
  readonly blocked: number[];
  readonly codes: number[];
  readonly mails: number[];
  readonly recurring: number[];
  revived: number;
}

/** A running server whose clock jumps ahead and back: how long people wait, and whether anything spent works again. */
export const clock: Bench = {
  name: "clock",
  async run(): Promise<Row[]> {
    const library = findFaketime();
    if (library === undefined)
      return [{ what: "clock: not measured, libfaketime is not installed", value: 0, unit: "" }];
    const server = await startFakedServer(library);
    const measured: Measured = { logins: [], blocked: [], codes: [], mails: [], recurring: [], revived: 0 };
    try {
      for (const [index, days] of jumps.entries()) await jumpThereAndBack(server, days, index === 0, measured);
    } finally {
      await server.stop();
    }
    return rowsOf(measured);
  },
};

async function jumpThereAndBack(
  server: FakedServer,
  days: number,
  restarts: boolean,
  measured: Measured,
): Promise<void> {
  const [ada, ben] = [await createVisitor(server), await createVisitor(server)];
  const traded = await ada.refresh(ada.first);
  if (traded.status !== 200) throw new Error(`A trade was answered with ${traded.status}`);
  const { code } = await ada.askForCode();
  if ((await ada.prove(code)).status !== 200) throw new Error("The right code was refused");
  for (let tries = 0; tries < wrongTries; tries += 1) await ben.logIn("not the password");

  for (const offset of [days, 0]) {
    const before = server.recurringRuns();
    const hasGoneOn = async () => [...server.recurringRuns()].some((id) => !before.has(id)) || undefined;
    await server.setClock(offset);
    if (restarts && offset !== 0) await server.restart();
    measured.recurring.push((await waitFor(hasGoneOn)).seconds);
    measured.logins.push((await waitFor(async () => (await ada.logIn()).status === 200 || undefined)).seconds);
    measured.blocked.push((await waitFor(async () => (await ben.logIn()).status === 200 || undefined)).seconds);
    for (const answer of [await ada.refresh(ada.first), await ada.prove(code)]) {
      if (answer.status === 200) measured.revived += 1;
    }
    const asked = await ada.askForCode();
    measured.codes.push(asked.waited);
    measured.mails.push(asked.mailed);
    await entered(ada);
    for (let tries = 0; tries < wrongTries; tries += 1) await ben.logIn("not the password");
  }
}

/** Checks that a session started after the jump works. */
async function entered(ada: Awaited<ReturnType<typeof createVisitor>>): Promise<void> {
  const { refreshToken } = z.object({ refreshToken: z.string() }).parse(await (await ada.logIn()).json());
  const { status } = await ada.refresh(refreshToken);
  if (status !== 200) throw new Error(`A session of after the jump was answered with ${status}`);
}

function rowsOf({ logins, blocked, codes, mails, recurring, revived }: Measured): Row[] {
  return [
    { what: "clock: jumps of a day and a year, there and back", value: logins.length, unit: "jumps" },
    { what: "clock: longest wait to log in after a jump", value: Math.max(...logins), unit: "s", atMost: 60 },
    { what: "clock: the same after wrong passwords", value: Math.max(...blocked), unit: "s", atMost: 60 },
    { what: "clock: longest wait to be sent a code", value: Math.max(...codes), unit: "s", atMost: 60 },
    { what: "clock: longest until its mail was written", value: Math.max(...mails), unit: "s", atMost: 60 },
    { what: "clock: longest until recurring work went on", value: Math.max(...recurring), unit: "s", atMost: 90 },
    { what: "clock: spent tokens and codes that worked again", value: revived, unit: "", atMost: 0 },
  ];
}
