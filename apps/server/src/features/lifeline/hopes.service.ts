import type { Hope } from "@lane/contract/lifeline.ts";
import { maxHopes } from "@lane/domain/limits.ts";
import type { MarkSize } from "@lane/domain/marks.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { HopesRepository } from "./hopes.repository.ts";

interface HopesDeps {
  readonly repository: HopesRepository;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface HopeChange {
  readonly id: string;
  readonly text?: string | undefined;
  readonly size?: MarkSize | undefined;
}

/** The hopes of a member, drawn after today on the lifeline. */
export function createHopesService({ repository, clock, transact }: HopesDeps) {
  return {
    async add(
      { accountId }: Viewer,
      { text, size = "medium" }: Omit<HopeChange, "id"> & { text: string },
    ): Promise<Hope> {
      const now = clock.now();
      const hope = { id: createId(now), text, size };
      await transact(async () => {
        await repository.lockAccount(accountId);
        if ((await repository.count(accountId)) >= maxHopes) {
          throw new AppError("conflict", `You can have at most ${maxHopes} hopes`);
        }
        await repository.insert(accountId, hope, now);
      });
      return hope;
    },

    change: ({ accountId }: Viewer, { id, text, size }: HopeChange): Promise<Hope> =>
      transact(async () => {
        const found = await repository.find(accountId, id);
        if (!found) throw new AppError("not_found", "This hope no longer exists");
        const changed = { id, text: text ?? found.text, size: size ?? found.size };
        await repository.replace(accountId, changed);
        return changed;
      }),

    remove: ({ accountId }: Viewer, id: string): Promise<void> => repository.remove(accountId, id),
  };
}

export type HopesService = ReturnType<typeof createHopesService>;
