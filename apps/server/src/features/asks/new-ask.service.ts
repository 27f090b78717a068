import { randomBytes } from "node:crypto";

import type { NewAsk } from "@lane/contract/asks.ts";
import { askDays } from "@lane/domain/asks.ts";
import { isAdult } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";
import type { Transact } from "#ports/transact.ts";

import { notThere } from "./ask-gate.ts";
import { mailQuestion } from "./asks.jobs.ts";
import type { NewAsksRepository } from "./new-asks.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const mostAsksADay = 100;
const mostAddressesADay = 20;
const tokenBytes = 24;

interface NewAskDeps {
  readonly repository: NewAsksRepository;
  readonly accounts: {
    findById(accountId: string): Promise<{ readonly dateOfBirth: string; readonly email: string } | undefined>;
  };
  /** Refuses a memory that the viewer may not read. */
  readonly memories: { details(viewer: Viewer, memoryId: string): Promise<object> };
  readonly hashOf: (token: string) => string;
  readonly sealer: Sealer;
  readonly limiter: RateLimiter;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Asks one person one question, by a link that is mailed or passed on by hand. */
export function createNewAsks(deps: NewAskDeps) {
  const { repository, accounts, memories, hashOf, sealer, limiter, jobs, clock, transact } = deps;

  /** A question may be deleted and asked anew, so the rows alone would not limit whom an account writes to. */
  async function refuseTooMany(accountId: string, address: string | null): Promise<void> {
    const { asks, addresses } = await repository.countSince(accountId, clock.now() - dayMs);
    const isNewAddress = address !== null && !addresses.has(address);
    const isOver = asks >= mostAsksADay || (isNewAddress && addresses.size >= mostAddressesADay);
    if (isOver || !(await mayGoOn("questions asked", accountId, mostAsksADay))) throw tooMany();
    if (isNewAddress && !(await mayGoOn("addresses asked", accountId, mostAddressesADay))) throw tooMany();
  }

  async function mayGoOn(what: string, accountId: string, count: number): Promise<boolean> {
    return (await limiter.take(what, accountId, { count, perMs: dayMs })).isAllowed;
  }

  return {
    /** The id of the new question. */
    async create(viewer: Viewer, { question, name, email, year, memoryId }: NewAsk): Promise<string> {
      const { accountId } = viewer;
      const account = await accounts.findById(accountId);
      if (!account) throw notThere();
      const now = clock.now();
      if (!isAdult(account.dateOfBirth, now)) throw tooYoung();
      if (email === account.email) throw ownAddress();
      if (memoryId !== undefined) await memories.details(viewer, memoryId);
      const token = randomBytes(tokenBytes).toString("base64url");
      const id = createId(now);
      await transact(async () => {
        await repository.lockOwner(accountId);
        await refuseTooMany(accountId, email ?? null);
        await repository.insert({
          id,
          accountId,
          question,
          name,
          address: email ?? null,
          year: year ?? null,
          memoryId: memoryId ?? null,
          tokenHash: hashOf(token),
          sealedToken: sealer.seal(token),
          createdAt: now,
          expiresAt: now + askDays * dayMs,
        });
        if (email !== undefined) await jobs.enqueue(mailQuestion, { askId: id, accountId });
      });
      return id;
    },
  };
}

export type NewAsks = ReturnType<typeof createNewAsks>;

export function tooYoung(): AppError {
  return new AppError("forbidden", "You must be 18 or over to ask by link");
}

function tooMany(): AppError {
  return new AppError("too_many_requests", "You've asked a lot of questions today. Please continue tomorrow", {
    retryAfterMs: dayMs,
  });
}

function ownAddress(): AppError {
  const text = "This is your own address";
  return new AppError("invalid_input", text, { fields: { email: text } });
}
