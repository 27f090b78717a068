import { type Making, type MakingKind, makingKinds } from "@lane/contract/exports.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/iso-instant.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { MakingAddresses } from "./export-addresses.ts";
import type { MakingOutputsRepository, OutputRecord } from "./export-outputs.repository.ts";
import type { MakingRecord, MakingsRepository } from "./exports.repository.ts";

interface PresenterDeps {
  readonly repository: Pick<MakingsRepository, "countAhead">;
  readonly outputs: Pick<MakingOutputsRepository, "list">;
  readonly addresses: MakingAddresses;
}

export function createMakingPresenter(deps: PresenterDeps) {
  const { repository, outputs } = deps;

  async function all(viewer: Viewer, records: readonly MakingRecord[]): Promise<Making[]> {
    const files = await outputs.list(records.map(({ id }) => id));
    return Promise.all(
      records.map(async (record) => ({
        ...shown(record),
        position: record.status === "waiting" ? (await repository.countAhead(record.id)) + 1 : null,
        outputs: files.filter(({ makingId }) => makingId === record.id).map((file) => shownOutput(deps, viewer, file)),
      })),
    );
  }

  return {
    all,

    async one(viewer: Viewer, record: MakingRecord | undefined): Promise<Making> {
      const [making] = record ? await all(viewer, [record]) : [];
      if (!making) throw new AppError("not_found", "Nothing is here");
      return making;
    },
  };
}

export type MakingPresenter = ReturnType<typeof createMakingPresenter>;

function shown({ id, kind, status, title, done, total, step, ...record }: MakingRecord) {
  return {
    id,
    kind: kindOf(kind),
    status,
    title,
    progress: done === null || total === null || step === null ? null : { done, total, step },
    problem: record.problem,
    createdAt: isoInstant(record.createdAt),
    expiresAt: record.expiresAt === null ? null : isoInstant(record.expiresAt),
  };
}

function shownOutput({ addresses }: PresenterDeps, viewer: Viewer, file: OutputRecord & { readonly makingId: string }) {
  const { makingId, name, saveAs, contentType, bytes, sha256 } = file;
  return { name, saveAs, contentType, bytes, sha256, href: addresses.addressOf(viewer, makingId, name) };
}

function kindOf(stored: string): MakingKind {
  const kind = makingKinds.find((known) => known === stored);
  if (kind === undefined) throw new Error(`There is no making called ${stored}`);
  return kind;
}
