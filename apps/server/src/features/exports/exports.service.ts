import type { ExportJob, ExportKind } from "@lane/contract/exports.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { ExportOutputsRepository, OutputRecord } from "./export-outputs.repository.ts";
import type { ExportSlots } from "./export-slots.ts";
import type { Exporters } from "./exporters.ts";
import type { ExportRecord, ExportsRepository } from "./exports.repository.ts";
import type { ExportPresenter } from "./present-export.ts";

export const keptMs = 7 * 24 * 60 * 60 * 1000;
const mostWaiting = 5;
const mostKept = 30;
const sweptAtOnce = 100;

export interface Wish {
  readonly kind: ExportKind;
  /** The title that the member sees. */
  readonly title: string;
  /** The options as the kind's exporter takes them. */
  readonly options: unknown;
  /** A second request with the same key returns the same export. */
  readonly key: string;
  /** The vault that it is made of, if it is: it ends with the membership. */
  readonly vaultId?: string | undefined;
}

export interface FinishedExport extends Pick<ExportRecord, "kind" | "title" | "options" | "vaultId" | "isOfVault"> {
  readonly outputs: readonly OutputRecord[];
}

interface ExportsDeps {
  readonly repository: ExportsRepository;
  readonly outputs: ExportOutputsRepository;
  readonly slots: ExportSlots;
  readonly exporters: Exporters;
  readonly presenter: ExportPresenter;
  /** Removes blobs that no row references any more. */
  readonly forget: (storeKeys: readonly string[]) => Promise<void>;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Exports in the background: requested, queued, downloaded, and removed after a week. Only the owner can see them. */
export function createExportsService(deps: ExportsDeps) {
  const { repository, outputs, slots, exporters, presenter, forget, clock, transact } = deps;

  async function removeAll(ids: readonly string[]): Promise<void> {
    const files = await outputs.list(ids);
    for (const id of ids) await repository.remove(id);
    await forget(files.map(({ storeKey }) => storeKey));
  }

  return {
    /** Joins the surrounding transaction; nothing is begun before it has committed. */
    begin: (viewer: Viewer, { kind, title, options, key, vaultId }: Wish): Promise<ExportJob> =>
      transact(async () => {
        const { accountId } = viewer;
        const parsed = JSON.stringify(exporters.parse(kind, options));
        await repository.lockAccount(accountId);
        const known = await repository.findByKey(accountId, key);
        if (known) return presenter.one(viewer, known);
        refuseTooMany(await repository.listOwn(accountId, undefined));
        const now = clock.now();
        const id = createId(now);
        await repository.insert({ id, accountId, kind, title, options: parsed, key, vaultId, createdAt: now });
        await slots.pass(accountId);
        return presenter.one(viewer, await repository.findOwn(accountId, id));
      }),

    async list(viewer: Viewer, kind: ExportKind | undefined): Promise<ExportJob[]> {
      return presenter.all(viewer, await repository.listOwn(viewer.accountId, kind));
    },

    async read(viewer: Viewer, id: string): Promise<ExportJob> {
      return presenter.one(viewer, await repository.findOwn(viewer.accountId, id));
    },

    /** A finished export with its stored files; undefined for one that is not there, unfinished or over. */
    async findFinished({ accountId }: Viewer, id: string): Promise<FinishedExport | undefined> {
      const record = await repository.findOwn(accountId, id);
      const isThere = record?.status === "ready" && record.expiresAt !== null && record.expiresAt > clock.now();
      return isThere ? { ...record, outputs: await outputs.list([id]) } : undefined;
    },

    /** A finished export stays as it is. */
    async cancel(viewer: Viewer, id: string): Promise<ExportJob> {
      const { accountId } = viewer;
      const now = clock.now();
      if (await repository.cancel(accountId, id, { now, expiresAt: now + keptMs })) slots.interrupt(id);
      return presenter.one(viewer, await repository.findOwn(accountId, id));
    },

    async remove({ accountId }: Viewer, id: string): Promise<void> {
      await transact(async () => {
        await repository.lockAccount(accountId);
        const record = await repository.findOwn(accountId, id);
        if (!record) throw new AppError("not_found", "There's nothing here");
        if (record.hasSlot === 1 || record.status === "waiting") {
          throw new AppError("conflict", "We're still working on this. Please cancel it first");
        }
        await removeAll([id]);
      });
    },

    /** Removes exports a week after they were finished, with their files. */
    async sweep(): Promise<void> {
      await outputs.keepUntilAtMost(clock.now() + keptMs);
      let expired: readonly string[];
      do {
        expired = await outputs.findExpired(clock.now(), sweptAtOnce);
        await transact(() => removeAll(expired));
      } while (expired.length === sweptAtOnce);
    },
  };
}

export type ExportsService = ReturnType<typeof createExportsService>;

function refuseTooMany(own: readonly ExportRecord[]): void {
  const unfinished = own.filter(({ status }) => status === "waiting" || status === "running");
  if (unfinished.length >= mostWaiting) {
    throw new AppError("conflict", "Several exports are already running. Please wait for one to finish");
  }
  if (own.filter(({ status }) => status === "ready").length >= mostKept) {
    throw new AppError("conflict", "You have too many finished exports. Please remove one first");
  }
}
