import { randomBytes } from "node:crypto";

import type { NewShare, Share } from "@lane/contract/shares.ts";
import { isAdult, type ShareShown, usualShareDays } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import type { SharePresenter } from "./present-shares.ts";
import type { ShareChoice } from "./share-choice.ts";
import { notThere } from "./share-gate.ts";
import { announceShare } from "./share-mails.jobs.ts";
import type { ShareUsesRepository } from "./share-uses.repository.ts";
import type { ShareSettings, SharesRepository } from "./shares.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const mostSharesADay = 100;
const mostAddressesADay = 20;
const tokenBytes = 24;

interface Account {
  readonly id: string;
  readonly dateOfBirth: string;
  readonly email: string;
}

interface SharesDeps {
  readonly repository: SharesRepository;
  readonly uses: Pick<ShareUsesRepository, "lockOwner" | "countSince" | "forgetAddress">;
  readonly choose: ShareChoice;
  readonly present: SharePresenter;
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

type Change = Pick<NewShare, "expiresInDays" | "passphrase" | "shows" | "allowsAnswers" | "allowsCopies"> & {
  readonly label?: string | undefined;
};

/** What a member shares, and with whom. */
export function createSharesService(deps: SharesDeps) {
  const { repository, uses, choose, present, accounts, passphrases, hashOf, sealer, jobs, clock, transact } = deps;

  async function ownAccount({ accountId }: Viewer): Promise<Account> {
    const account = await accounts.findById(accountId);
    if (!account) throw notThere();
    return account;
  }

  async function settingsOf(change: Change, before: ShareSettings): Promise<ShareSettings> {
    const { expiresInDays, passphrase, shows, allowsAnswers, allowsCopies, label } = change;
    return {
      label: label ?? before.label,
      shows: shownBy(shows, before.shows),
      allowsAnswers: allowsAnswers ?? before.allowsAnswers,
      allowsCopies: allowsCopies ?? before.allowsCopies,
      expiresAt: expiresInDays === undefined ? before.expiresAt : endAfter(expiresInDays, clock.now()),
      passphraseHash: passphrase === undefined ? before.passphraseHash : await hashOrNull(passphrase),
      version: before.version + (passphrase === undefined ? 0 : 1),
    };
  }

  async function hashOrNull(passphrase: string | null): Promise<string | null> {
    return passphrase === null ? null : passphrases.hash(passphrase);
  }

  async function refuseTooMany(accountId: string, address: string | null): Promise<void> {
    const { shares, addresses } = await uses.countSince(accountId, clock.now() - dayMs);
    if (shares >= mostSharesADay || (address !== null && addresses >= mostAddressesADay)) {
      throw new AppError("too_many_requests", "You have shared a lot today. Please go on tomorrow", {
        retryAfterMs: dayMs,
      });
    }
  }

  async function presentedOne(accountId: string, shareId: string): Promise<Share> {
    const record = await repository.find(accountId, shareId);
    const [share] = await present(record ? [record] : []);
    if (!share) throw notThere();
    return share;
  }

  return {
    async list(viewer: Viewer, memoryId?: string): Promise<{ shares: Share[]; mayShareByLink: boolean }> {
      const { dateOfBirth } = await ownAccount(viewer);
      const shares = await present(await repository.list(viewer.accountId, memoryId));
      return { shares, mayShareByLink: isAdult(dateOfBirth, clock.now()) };
    },

    async create(viewer: Viewer, wanted: NewShare): Promise<Share> {
      const account = await ownAccount(viewer);
      const now = clock.now();
      if (wanted.kind === "link" && !isAdult(account.dateOfBirth, now)) throw tooYoung();
      const whom = await recipientOf(account, wanted);
      const settings = await settingsOf(
        { expiresInDays: usualShareDays, ...wanted },
        { ...firstSettings, label: whom.label },
      );
      const token = randomBytes(tokenBytes).toString("base64url");
      const id = createId(now);
      await transact(async () => {
        await uses.lockOwner(viewer.accountId);
        await refuseTooMany(viewer.accountId, whom.address);
        const memoryIds = await choose(viewer, wanted);
        const made = { id, accountId: viewer.accountId, kind: wanted.kind, createdAt: now };
        const secret = { tokenHash: hashOf(token), sealedToken: sealer.seal(token) };
        await repository.insert({ ...settings, ...made, ...whom, ...secret }, memoryIds);
        if (wanted.kind === "person") await jobs.enqueue(announceShare, { shareId: id, accountId: viewer.accountId });
      });
      return presentedOne(viewer.accountId, id);
    },

    async change({ accountId }: Viewer, shareId: string, change: Change): Promise<Share> {
      const before = await repository.find(accountId, shareId);
      if (!before) throw notThere();
      if (before.endedAt !== null) throw new AppError("invalid_input", "This has been stopped. Please share it anew");
      await repository.change(accountId, shareId, await settingsOf(change, before));
      return presentedOne(accountId, shareId);
    },

    async stop({ accountId }: Viewer, shareId: string): Promise<Share> {
      if (!(await repository.find(accountId, shareId))) throw notThere();
      await repository.end(shareId, clock.now());
      return presentedOne(accountId, shareId);
    },

    forgetAddress: (address: string): Promise<void> => uses.forgetAddress(address),

    /** For the operator, after a report. */
    endForOperator: (shareId: string): Promise<void> => repository.end(shareId, clock.now()),
  };

  async function recipientOf(account: Account, wanted: NewShare) {
    if (wanted.kind === "link") return { label: wanted.label, address: null, recipientId: null, greeting: null };
    const address = wanted.email;
    if (address === account.email) {
      const text = "This is your own address";
      throw new AppError("invalid_input", text, { fields: { email: text } });
    }
    const recipient = await accounts.findByEmail(address);
    return { label: null, address, recipientId: recipient?.id ?? null, greeting: wanted.greeting || null };
  }
}

export type SharesService = ReturnType<typeof createSharesService>;

const firstSettings: ShareSettings = {
  label: null,
  passphraseHash: null,
  version: 1,
  shows: { text: true, pictures: true, sound: true, name: true },
  allowsAnswers: true,
  allowsCopies: false,
  expiresAt: null,
};

function tooYoung(): AppError {
  return new AppError("forbidden", "Links are for people from 18 on. You can share with a person who has an account");
}

function endAfter(days: number | null, now: number): number | null {
  return days === null ? null : now + days * dayMs;
}

function shownBy(change: NewShare["shows"], before: ShareShown): ShareShown {
  const shows = { ...before, ...definedOf(change ?? {}) };
  if (!shows.text && !shows.pictures && !shows.sound) {
    const text = "Please leave something to see";
    throw new AppError("invalid_input", text, { fields: { shows: text } });
  }
  return shows;
}

function definedOf(change: NonNullable<NewShare["shows"]>): Partial<ShareShown> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
