import { randomBytes } from "node:crypto";

import type { NewShare } from "@lane/contract/shares.ts";
import { isAdult, usualShareDays } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import type { ShareChoice } from "./share-choice.ts";
import { notThere } from "./share-gate.ts";
import { announceShare } from "./share-mails.jobs.ts";
import { changedSettings, firstSettings, hashedPassphrase } from "./share-settings.ts";
import type { ShareUsesRepository } from "./share-uses.repository.ts";
import type { SharesRepository } from "./shares.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const mostSharesADay = 100;
const mostAddressesADay = 20;
const tokenBytes = 24;

interface Account {
  readonly dateOfBirth: string;
  readonly email: string;
}

interface NewShareDeps {
  readonly repository: Pick<SharesRepository, "insert">;
  readonly uses: Pick<ShareUsesRepository, "lockOwner" | "countSince">;
  readonly choose: ShareChoice;
  readonly accounts: {
    findById(accountId: string): Promise<Account | undefined>;
    findByEmail(email: string): Promise<{ readonly id: string } | undefined>;
  };
  readonly passphrases: { hash(passphrase: string): Promise<string> };
  readonly hashOf: (token: string) => string;
  readonly sealer: Sealer;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Shares memories by link or with a person; the answer never shows whether an address has an account. */
export function createNewShares(deps: NewShareDeps) {
  const { repository, uses, choose, accounts, passphrases, hashOf, sealer, jobs, clock, transact } = deps;

  async function recipientOf({ email: own }: Account, wanted: NewShare) {
    if (wanted.kind === "link") return { label: wanted.label, address: null, recipientId: null, greeting: null };
    const { email: address, greeting = "" } = wanted;
    if (address === own) {
      const text = "This is your own address";
      throw new AppError("invalid_input", text, { fields: { email: text } });
    }
    const recipient = await accounts.findByEmail(address);
    return { label: null, address, recipientId: recipient?.id ?? null, greeting: greeting === "" ? null : greeting };
  }

  async function refuseTooMany(accountId: string, address: string | null): Promise<void> {
    const { shares, addresses } = await uses.countSince(accountId, clock.now() - dayMs);
    const isNewAddress = address !== null && !addresses.has(address);
    if (shares < mostSharesADay && !(isNewAddress && addresses.size >= mostAddressesADay)) return;
    throw new AppError("too_many_requests", "You've shared a lot today. Please continue tomorrow", {
      retryAfterMs: dayMs,
    });
  }

  return {
    /** The id of the new share. */
    async create({ accountId }: Viewer, wanted: NewShare): Promise<string> {
      const account = await accounts.findById(accountId);
      if (!account) throw notThere();
      const now = clock.now();
      if (wanted.kind === "link" && !isAdult(account.dateOfBirth, now)) throw tooYoung();
      const whom = await recipientOf(account, wanted);
      const passphraseHash = await hashedPassphrase(wanted, (passphrase) => passphrases.hash(passphrase));
      const first = { ...firstSettings, label: whom.label };
      const settings = changedSettings(first, { expiresInDays: usualShareDays, ...wanted }, { passphraseHash, now });
      const token = randomBytes(tokenBytes).toString("base64url");
      const secret = { tokenHash: hashOf(token), sealedToken: sealer.seal(token) };
      const id = createId(now);
      await transact(async () => {
        await uses.lockOwner(accountId);
        await refuseTooMany(accountId, whom.address);
        const memoryIds = await choose(accountId, wanted);
        const made = { id, accountId, kind: wanted.kind, createdAt: now };
        await repository.insert({ ...settings, ...made, ...whom, ...secret }, memoryIds);
        if (wanted.kind === "person") await jobs.enqueue(announceShare, { shareId: id, accountId });
      });
      return id;
    },
  };
}

export type NewShares = ReturnType<typeof createNewShares>;

function tooYoung(): AppError {
  return new AppError(
    "forbidden",
    "You must be 18 or over to share by link. You can share with someone who has an account here",
  );
}
