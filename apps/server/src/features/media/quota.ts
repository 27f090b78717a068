import type { MediaLimits } from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";

import type { FileOwnersRepository } from "./file-owners.repository.ts";

/** What the operator lets a file and an account take, in bytes. */
export interface MediaQuota {
  readonly limits: MediaLimits;
  readonly quotaBytes: number;
}

/** Call it in the transaction that takes the room: others of the same account wait for it. */
export async function assertQuota(
  owners: FileOwnersRepository,
  quotaBytes: number,
  wish: { readonly accountId: string; readonly bytes: number },
): Promise<void> {
  await owners.lockAccount(wish.accountId);
  if ((await owners.usedBytes(wish.accountId)) + wish.bytes <= quotaBytes) return;
  throw new AppError("too_large", `Your files would take more than the ${sizeText(quotaBytes)} you have room for`);
}

export function sizeText(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${Math.floor(gigabytes * 10) / 10} GB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
}
