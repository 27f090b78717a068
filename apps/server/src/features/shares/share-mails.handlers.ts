import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { ShareAnnouncements } from "./share-announcements.service.ts";
import { announceShare, tellOfShares } from "./share-mails.jobs.ts";
import type { ShareNews } from "./share-news.service.ts";

export function shareMailsHandlers(announcements: ShareAnnouncements, news: ShareNews): JobHandler[] {
  return [
    handle(announceShare, ({ accountId, shareId }) => announcements.announce(accountId, shareId)),
    handle(tellOfShares, async () => doAll([...(await announcements.listWaiting()), ...(await news.listUntold())])),
  ];
}

/** A mail that cannot be written does not keep the others from being written. */
async function doAll(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some mails about shares could not be written");
}
