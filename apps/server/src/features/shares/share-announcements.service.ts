import { isAdult } from "@lane/domain/shares.ts";

import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";
import type { Transact } from "#ports/transact.ts";

import type { ShareAnnouncementsRepository, WaitingShare } from "./share-announcements.repository.ts";

const quietMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** To one address, of all owners together. */
const mailsADay = 5;
/** Each has a button of its own in the mail; the rest goes into the next one. */
const sharesInOneMail = 20;
/** Shares that are looked at in one round; the rest waits for the next. */
const mostAtOnce = 1000;

interface ShareAnnouncementsDeps {
  readonly repository: ShareAnnouncementsRepository;
  readonly notices: Notices;
  readonly limiter: RateLimiter;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Tells people that something is shared with them: at once, and then at most once an hour of the same owner. */
export function createShareAnnouncements(deps: ShareAnnouncementsDeps) {
  const { repository, notices, limiter, sealer, clock, transact } = deps;

  async function announceTo(accountId: string, address: string): Promise<void> {
    await transact(async () => {
      await repository.lockOwner(accountId);
      const now = clock.now();
      const waiting = (await repository.listUnannounced(accountId, address, now)).slice(0, sharesInOneMail);
      const [first] = waiting;
      if (!first || !(await mayWriteTo(accountId, address, now))) return;
      await repository.markAnnounced(
        waiting.map(({ id }) => id),
        now,
      );
      await notices.post({
        kind: "memory-shared",
        email: address,
        from: `${first.ownerFirstName} ${first.ownerLastName}`,
        accountId,
        tokens: tokensOf(waiting, now),
        language: first.ownerLanguage,
      });
    });
  }

  async function mayWriteTo(accountId: string, address: string, now: number): Promise<boolean> {
    const today = await repository.listAnnouncements(address, now - dayMs, now);
    const isQuietHour = today.some(({ accountId: by, at }) => by === accountId && (at ?? 0) > now - quietMs);
    if (isQuietHour || today.length >= mailsADay) return false;
    // The limit leaks, so the rows above are counted, too; but it also counts what owners write at the same moment, and
    // the mails of owners whose account is gone.
    const verdict = await limiter.take("mails about what is shared", address, { count: mailsADay, perMs: dayMs });
    return verdict.isAllowed;
  }

  /** Only an account opens what a minor shares. */
  function tokensOf(waiting: readonly WaitingShare[], now: number): string[] {
    const open = waiting.filter(({ ownerBorn }) => isAdult(ownerBorn, now));
    return open.map(({ sealedToken }) => sealer.open(sealedToken));
  }

  return {
    async announce(accountId: string, shareId: string): Promise<void> {
      const address = await repository.findAddress(accountId, shareId, clock.now());
      if (address !== undefined) await announceTo(accountId, address);
    },

    /** One task for each mail that may be written now. */
    async listWaiting(): Promise<(() => Promise<void>)[]> {
      const waiting = await repository.listWaiting(clock.now(), mostAtOnce);
      return waiting.map(
        ({ accountId, address }) =>
          () =>
            announceTo(accountId, address),
      );
    },
  };
}

export type ShareAnnouncements = ReturnType<typeof createShareAnnouncements>;
