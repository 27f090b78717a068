import { setTimeout as pause } from "node:timers/promises";

import { openAccount, signIn, signUp, sumOf, titlesIn, untilEveryone } from "#testing/busy-members.ts";
import { createSteadyCaller, type Tally } from "#testing/steady-caller.ts";
import { startUpload } from "#testing/upload-through-kills.ts";

import { type BalancedProduct, startBalancedProduct } from "./balanced-product.ts";
import { keyRound } from "./key-round.ts";
import { limitRound } from "./limit-round.ts";
import { mediaRound } from "./media-round.ts";
import { membershipRound } from "./membership-round.ts";
import { type Newcomers, openNewcomers } from "./newcomers.ts";
import type { RoundWish } from "./rounds.ts";
import { countScheduledWork } from "./scheduled-work.ts";
import { sessionRound } from "./session-round.ts";

const count = 4;
const callerCount = 6;
const lookEveryMs = 20;
const rounds = {
  sessions: sessionRound,
  limits: limitRound,
  keys: keyRound,
  files: mediaRound,
  families: membershipRound,
};
/** What HAProxy does when a process is killed at work. The caller sends the same call again. */
const killedAtWork = /^502 |other side closed/;

interface KillsWish {
  readonly haproxy: string;
  /** Processes that are told to stop, one after the other, before any is killed. */
  readonly updates: number;
  readonly kills: number;
  /** From one kill to the next, at least. */
  readonly everyMs?: number;
}

export interface KillsReport extends Tally {
  /** Answers during the updates other than what was asked for. */
  readonly whileUpdated: readonly string[];
  /** Calls that ended with their process, and were sent again. */
  readonly interrupted: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly isUploaded: boolean;
  /** What did not hold of what is one for all processes. */
  readonly problems: readonly string[];
  readonly work: Awaited<ReturnType<typeof countScheduledWork>>;
  /** Mails to visitors that were not sent exactly once; one that was sent again under its Message-ID is the same. */
  readonly mailsNotOnce: number;
  readonly mailsRepeated: number;
}

/** Four processes behind HAProxy, updated and then killed one after the other while everything is going on. */
export async function killProcesses({ haproxy, ...wish }: KillsWish): Promise<KillsReport> {
  const product = await startBalancedProduct({ haproxy, count });
  await openAccount(product.settings);
  const newcomers = await openNewcomers(product.settings);
  try {
    return await live({ ...product, newcomers }, wish);
  } finally {
    await newcomers.close();
    await product.stop();
  }
}

type Inhabited = BalancedProduct & { readonly newcomers: Newcomers };

async function live(
  product: Inhabited,
  { updates, kills, everyMs = 0 }: Omit<KillsWish, "haproxy">,
): Promise<KillsReport> {
  const member = await signIn(product.address);
  const callers = Array.from({ length: callerCount }, () =>
    createSteadyCaller({ address: product.address, ...member }),
  );
  const answered = () => untilEveryone(callers, (tally) => tally.answered);
  await answered();

  for (let update = 0; update < updates; update += 1) {
    await product.startAgain(update % count, "SIGTERM");
    await answered();
  }
  const { unexpected: whileUpdated } = sumOf(callers);

  const upload = await startUpload({ ...product, ...member, pieces: kills });
  const problems: string[] = [];
  let isUploaded = false;
  for (let round = 0; round < kills; round += 1) {
    await signUp(product.address, round);
    const [found] = await Promise.all([
      liveThrough({ ...product, round }),
      product.startAgain(round % count, "SIGKILL"),
      pause(everyMs),
    ]);
    problems.push(...found);
    await answered();
    isUploaded = await upload.sendPiece();
  }
  await Promise.all(callers.map((caller) => caller.stop()));

  const total = sumOf(callers);
  const { kept, ...found } = await readRest(product, kills);
  const acknowledged = callers.flatMap((caller) => caller.acknowledged);
  return {
    ...total,
    ...found,
    unexpected: total.unexpected.filter((what) => !killedAtWork.test(what)),
    interrupted: total.unexpected.filter((what) => killedAtWork.test(what)).length,
    whileUpdated,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((title) => !kept.has(title)).length,
    doubled: acknowledged.filter((title) => (kept.get(title) ?? 0) > 1).length,
    isUploaded,
    problems,
  };
}

async function liveThrough(wish: RoundWish): Promise<string[]> {
  const lived = Object.entries(rounds).map(async ([name, round]) => {
    const found = await round(wish).catch((error: unknown) => [String(error)]);
    return found.map((problem) => `${name}, round ${wish.round}: ${problem}`);
  });
  return (await Promise.all(lived)).flat();
}

/** What is found once all mails to those who signed up meanwhile have been sent. */
async function readRest({ newcomers, mails }: Inhabited, kills: number) {
  const unsent = newcomers.database.db.selectFrom("outbox").select("id").where("sent_at", "is", null);
  while (await unsent.executeTakeFirst()) await pause(lookEveryMs);
  const visitors = Array.from({ length: kills }, (_, round) => `visitor-${round}@example.com`);
  // A mail is written by a job of its own, which may have been taken by a process that was killed.
  for (const address of visitors) await mails.codeFor(address);
  const mailed = await Promise.all(visitors.map((address) => mails.countFor(address)));
  return {
    kept: await titlesIn(newcomers.database),
    work: await countScheduledWork(newcomers),
    mailsNotOnce: mailed.filter((number) => number !== 1).length,
    mailsRepeated: await mails.countRepeated(),
  };
}
