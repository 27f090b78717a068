import type { NewShare } from "@lane/contract/shares.ts";
import { decide } from "@lane/domain/permissions.ts";
import { maxSharedMemories } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

import { notThere } from "./share-gate.ts";
import type { ShareableMemory, ShareMemoriesRepository } from "./share-memories.repository.ts";

interface ShareChoiceDeps {
  readonly memories: Pick<ShareMemoriesRepository, "listShareable" | "listFlowers">;
  readonly clock: Clock;
}

type Wanted = Pick<NewShare, "memoryIds" | "flowersOfYearId">;

/** The memories that a member wants to share: only their own, and a stone only when it was named. */
export function createShareChoice({ memories: repository, clock }: ShareChoiceDeps) {
  async function chosenMemories(accountId: string, wanted: Wanted): Promise<string[]> {
    const { memoryIds = [], flowersOfYearId } = wanted;
    const ids = [...new Set(memoryIds)];
    const named = await repository.listShareable(accountId, ids);
    const byId = new Map(named.filter((memory) => mayShare(memory, clock.now())).map((memory) => [memory.id, memory]));
    const chosen = ids.map((id) => byId.get(id) ?? missing());
    if (chosen.some(({ isArchived }) => isArchived)) {
      throw new AppError("invalid_input", "This memory is archived. Restore it before you share it");
    }
    const flowers =
      flowersOfYearId === undefined
        ? []
        : (await repository.listFlowers(accountId, flowersOfYearId, maxSharedMemories + 1)).filter((memory) =>
            mayShare(memory, clock.now()),
          );
    const all = [...new Set([...chosen, ...flowers].map(({ id }) => id))];
    if (all.length === 0) throw new AppError("invalid_input", nothingChosen(flowersOfYearId));
    if (all.length > maxSharedMemories) {
      throw new AppError("invalid_input", `At most ${maxSharedMemories} memories at once`);
    }
    return all;
  }

  return chosenMemories;
}

export type ShareChoice = ReturnType<typeof createShareChoice>;

function mayShare({ role, kind, isSharingOff }: ShareableMemory, now: number): boolean {
  const grant = { by: "membership", standing: { role, kind }, isAuthor: true, isSharingOff } as const;
  return decide("member", "share", grant, now) === "allow";
}

function missing(): never {
  throw notThere();
}

function nothingChosen(flowersOfYearId: string | undefined): string {
  return flowersOfYearId === undefined ? "Please choose a memory" : "This year has no flowers yet";
}
