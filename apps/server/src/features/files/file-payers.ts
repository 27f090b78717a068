import type { FilePayersRepository, FilePlace } from "./file-payers.repository.ts";
import type { Quota } from "./quota.ts";

interface FilePayersDeps {
  readonly repository: FilePayersRepository;
  readonly quota: Pick<Quota, "assertPayerHasSpace">;
}

/**
 * A file counts on its owner as long as it is in a memory of their own; a file that is only in a vault, or only in what
 * a guest wrote, counts on who pays for that. Call all of this in the transaction that attaches, detaches or moves.
 */
export function createFilePayers({ repository, quota }: FilePayersDeps) {
  /** Those who pay for one of these files and did not before. */
  async function settle(fileIds: readonly string[]): Promise<string[]> {
    const charged: string[] = [];
    const places = Map.groupBy(await repository.takePlaces(fileIds), ({ fileId }) => fileId);
    for (const [fileId, ofFile] of places) {
      const [first] = ofFile;
      if (!first) continue;
      const payerId = payerOf(ofFile, first.ownerId);
      if (payerId === first.payerId) continue;
      if (first.isInherited && payerId !== null) await repository.inherit([fileId], payerId);
      else await repository.setPayer(fileId, payerId);
      if (payerId !== null) charged.push(payerId);
    }
    return [...new Set(charged)].toSorted((one, other) => one.localeCompare(other));
  }

  return {
    settle: async (fileIds: readonly string[]): Promise<void> => void (await settle(fileIds)),

    /** Refuses when the storage of somebody who pays from now on is full. */
    async charge(fileIds: readonly string[]): Promise<void> {
      for (const payerId of await settle(fileIds)) await quota.assertPayerHasSpace(payerId);
    },

    inherit: (fileIds: readonly string[], heirId: string): Promise<void> => repository.inherit(fileIds, heirId),
  };
}

/** Null for the owner. */
function payerOf(places: readonly FilePlace[], ownerId: string): string | null {
  if (places.some(({ personalOf }) => personalOf === ownerId)) return null;
  const paid = places.map(({ paidBy }) => paidBy).filter((payer) => payer !== null);
  return paid.includes(ownerId) ? null : (paid[0] ?? null);
}
