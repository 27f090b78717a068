import { handle, type JobHandler } from "#ports/job-queue.ts";

import { deleteVaults, tellOfMemberships } from "./memberships.jobs.ts";
import type { OfferNewsService } from "./offer-news.ts";
import type { VaultDeletion } from "./vault-deletion.service.ts";
import type { VaultNews } from "./vault-news.ts";

interface MembershipJobs {
  readonly vaultNews: Pick<VaultNews, "listUntold">;
  readonly offerNews: OfferNewsService;
  readonly deletion: VaultDeletion;
}

export function membershipsHandlers({ vaultNews, offerNews, deletion }: MembershipJobs): JobHandler[] {
  return [
    handle(tellOfMemberships, async () =>
      doAll([...(await vaultNews.listUntold()), ...(await offerNews.listUntold())]),
    ),
    handle(deleteVaults, () => deletion.removeDue()),
  ];
}

/** A mail that cannot be written does not keep the others from being written. */
async function doAll(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some mails about memberships could not be written");
}
