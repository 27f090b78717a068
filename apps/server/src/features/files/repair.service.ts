import type { Clock } from "#ports/clock.ts";
import type { MediaStore } from "#ports/media-store.ts";

import type { FilesRepository } from "./files.repository.ts";
import type { PreparingService } from "./preparing.service.ts";
import type { Damage, Finding, Orphan, VerifyReport, VerifyService } from "./verify.service.ts";
import { isWrongDatabase } from "./wrong-database.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface RepairDeps {
  readonly verify: VerifyService;
  readonly store: Pick<MediaStore, "remove">;
  readonly files: Pick<FilesRepository, "find">;
  readonly preparing: Pick<PreparingService, "canMake" | "makeAgain">;
  readonly clock: Clock;
}

interface RepairOptions {
  readonly isQuick: boolean;
  readonly onFinding: (finding: Finding) => void;
  readonly onOutcome: (outcome: RepairOutcome) => void;
}

export type RepairOutcome =
  | { readonly what: "removed"; readonly key: string }
  | { readonly what: "kept"; readonly key: string; readonly why: "named" | "young" }
  /** No orphan was removed: there are more of them than blobs that the database names. */
  | { readonly what: "refused"; readonly orphans: number; readonly named: number }
  | { readonly what: "queued"; readonly fileId: string }
  | { readonly what: "unrepaired"; readonly fileId: string; readonly needs: "original" | "ffmpeg" };

export interface RepairReport extends VerifyReport {
  readonly removed: number;
  /** Damaged blobs that stay as they are. */
  readonly unrepaired: number;
}

/**
 * Removes orphans and has damaged variants made again. No other blob is touched: nothing is removed because a report
 * says so, only because the database, asked again, does not name it.
 */
export function createRepairService({ verify, store, files, preparing, clock }: RepairDeps) {
  async function* removeOrphans(orphans: readonly Orphan[], named: number): AsyncGenerator<RepairOutcome> {
    const longAgo = clock.now() - dayMs;
    const { old = [], young = [] } = Object.groupBy(orphans, ({ modifiedAt }) =>
      modifiedAt < longAgo ? "old" : "young",
    );
    for (const { key } of young) yield { what: "kept", key, why: "young" };
    if (isWrongDatabase(old.length, named)) yield { what: "refused", orphans: old.length, named };
    else for (const { key } of old) yield removeOrphan(key);
  }

  async function removeOrphan(key: string): Promise<RepairOutcome> {
    // Not trusted: the report may be hours old by now.
    if (await verify.isNamed(key)) return { what: "kept", key, why: "named" };
    await store.remove(key);
    return { what: "removed", key };
  }

  /** Undefined when the file has been removed meanwhile. */
  async function makeAgain(fileId: string): Promise<RepairOutcome | undefined> {
    const file = await files.find(fileId);
    if (!file) return undefined;
    const original = { key: file.storeKey, bytes: file.bytes, sha256: file.sha256 };
    if (!(await verify.isSound(original))) return { what: "unrepaired", fileId, needs: "original" };
    if (!preparing.canMake(file)) return { what: "unrepaired", fileId, needs: "ffmpeg" };
    await preparing.makeAgain(fileId);
    return { what: "queued", fileId };
  }

  return {
    async repair({ isQuick, onFinding, onOutcome }: RepairOptions): Promise<RepairReport> {
      const damages: Damage[] = [];
      const orphans: Orphan[] = [];
      const report = await verify.verify({
        isQuick,
        onFinding(finding) {
          onFinding(finding);
          if (finding.problem === "orphaned") orphans.push(finding);
          else damages.push(finding);
        },
      });
      const counts = { removed: 0, unrepaired: damages.length };
      for await (const outcome of removeOrphans(orphans, report.checked - report.missing)) {
        onOutcome(outcome);
        if (outcome.what === "removed") counts.removed += 1;
      }
      const variants = damages.filter(({ what }) => what === "variant");
      for (const [fileId, ofFile] of Map.groupBy(variants, ({ ownerId }) => ownerId)) {
        const outcome = await makeAgain(fileId);
        if (outcome) onOutcome(outcome);
        if (outcome?.what !== "unrepaired") counts.unrepaired -= ofFile.length;
      }
      return { ...report, ...counts };
    },
  };
}
