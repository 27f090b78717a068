import { createShareAnnouncementsRepository } from "#features/shares/share-announcements.repository.ts";
import { createShareAnnouncements } from "#features/shares/share-announcements.service.ts";
import { shareMailsHandlers } from "#features/shares/share-mails.handlers.ts";
import { createShareNewsRepository } from "#features/shares/share-news.repository.ts";
import { createShareNews } from "#features/shares/share-news.service.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { JobHandler } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { AppContext } from "./app-context.ts";

interface ShareMailsParts extends Pick<AppContext, "database" | "clock"> {
  readonly limiter: RateLimiter;
  readonly notices: Notices;
  readonly sealer: Sealer;
}

/** Composes the mails about shares, to people and to owners. */
export function composeShareMails({ database, clock, limiter, notices, sealer }: ShareMailsParts): JobHandler[] {
  const { db, transact } = database;
  const shared = { notices, clock, transact };
  const announcements = createShareAnnouncements({
    ...shared,
    repository: createShareAnnouncementsRepository(db),
    limiter,
    sealer,
  });
  return shareMailsHandlers(announcements, createShareNews({ ...shared, repository: createShareNewsRepository(db) }));
}
