import { maxUploadsPerImport } from "@lane/contract/imports.ts";

import { AppError } from "#lib/app-error.ts";

import type { FileOwnersRepository } from "./file-owners.repository.ts";
import { assertQuota, type MediaQuota, sizeText } from "./quota.ts";
import type { UploadPurpose, UploadsRepository } from "./uploads.repository.ts";

const mostAtOnce: Record<UploadPurpose, number> = { memory: 200, import: maxUploadsPerImport };

interface UploadPlaceDeps {
  readonly uploads: UploadsRepository;
  readonly owners: FileOwnersRepository;
  readonly quota: MediaQuota;
  /** What one account may have lying here to be imported. */
  readonly importBytes: number;
}

interface Wish {
  readonly bytes: number;
  readonly purpose: UploadPurpose;
}

/** Whether there is room for another upload. */
export function createUploadPlace({ uploads, owners, quota, importBytes }: UploadPlaceDeps) {
  return {
    /** Call it in the transaction that begins it: others of the same account wait for it. */
    async assert(accountId: string, { bytes, purpose }: Wish): Promise<void> {
      if (purpose === "memory") await assertQuota(owners, quota.quotaBytes, { accountId, bytes });
      else await owners.lockAccount(accountId);
      const sent = await uploads.sum(accountId, purpose);
      if (purpose === "import" && sent.bytes + bytes > importBytes) {
        throw new AppError("too_large", `At most ${sizeText(importBytes)} can wait to be imported at once`);
      }
      if (sent.count >= mostAtOnce[purpose]) {
        throw new AppError("too_many_requests", "Too many uploads at once. Please let some of them end first");
      }
    },
  };
}

export type UploadPlace = ReturnType<typeof createUploadPlace>;
