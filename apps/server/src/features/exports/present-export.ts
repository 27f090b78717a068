import { type ExportJob, type ExportKind, exportKinds } from "@lane/contract/exports.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { ExportAddresses } from "./export-files.service.ts";
import type { ExportOutputsRepository, OutputRecord } from "./export-outputs.repository.ts";
import type { ExportRecord, ExportsRepository } from "./exports.repository.ts";

interface PresenterDeps {
  readonly repository: Pick<ExportsRepository, "countAhead">;
  readonly outputs: Pick<ExportOutputsRepository, "list">;
  readonly addresses: ExportAddresses;
}

export function createExportPresenter(deps: PresenterDeps) {
  const { repository, outputs } = deps;

  async function all(viewer: Viewer, records: readonly ExportRecord[]): Promise<ExportJob[]> {
    const files = await outputs.list(records.map(({ id }) => id));
    return Promise.all(
      records.map(async (record) => ({
        ...shown(record),
        position: record.status === "waiting" ? (await repository.countAhead(record.id)) + 1 : null,
        outputs: files.filter(({ exportId }) => exportId === record.id).map((file) => shownOutput(deps, viewer, file)),
      })),
    );
  }

  return {
    all,

    async one(viewer: Viewer, record: ExportRecord | undefined): Promise<ExportJob> {
      const [exportJob] = record ? await all(viewer, [record]) : [];
      if (!exportJob) throw new AppError("not_found", "There's nothing here");
      return exportJob;
    },
  };
}

export type ExportPresenter = ReturnType<typeof createExportPresenter>;

function shown({ id, kind, status, title, done, total, step, ...record }: ExportRecord) {
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

function shownOutput({ addresses }: PresenterDeps, viewer: Viewer, file: OutputRecord & { readonly exportId: string }) {
  const { exportId, name, saveAs, contentType, bytes, sha256 } = file;
  return { name, saveAs, contentType, bytes, sha256, href: addresses.addressOf(viewer, exportId, name) };
}

function kindOf(stored: string): ExportKind {
  const kind = exportKinds.find((known) => known === stored);
  if (kind === undefined) throw new Error(`There is no export called ${stored}`);
  return kind;
}
