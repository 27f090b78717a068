import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

import { createZipWriter, type ZipWriter } from "@lane/archive/zip/zip-writer.ts";
import { z } from "zod";

import { isoInstant } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import { type Exporter, type ExportContext, CannotExportError } from "#ports/exporter.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { OfflinePage } from "#ports/offline-page.ts";

import { type HeadRepositories, headOfVault, readHead } from "./archive-head.ts";
import type { ArchiveScopes } from "./archive-scopes.ts";
import { writeArchive } from "./archive-writing.ts";
import type { ArchivedFilesRepository } from "./archived-files.repository.ts";
import type { ArchivedMemoriesRepository } from "./archived-memories.repository.ts";

/** All that the account keeps, or all that it may read in a vault. */
const archiveOptions = z.object({ language: z.string().max(20), timelineId: z.string().optional() });
type ArchiveOptions = z.infer<typeof archiveOptions>;

/** Long enough for gigabytes from a slow disk or a remote bucket. */
const timeoutMs = 12 * 60 * 60 * 1000;

interface ArchiveExporterDeps extends HeadRepositories {
  readonly memories: ArchivedMemoriesRepository;
  readonly files: ArchivedFilesRepository;
  readonly store: MediaStore;
  readonly page: OfflinePage;
  readonly clock: Clock;
  readonly version: string;
  readonly address: string;
  readonly scopes: ArchiveScopes;
}

/**
 * All data of an account, or of a vault as the account may read it, as one zip: the JSON, the originals, and a page that
 * shows them without any server.
 */
export function createArchiveExporter(deps: ArchiveExporterDeps): Exporter<ArchiveOptions> {
  async function write(zip: ZipWriter, accountId: string, wish: ArchiveOptions, context: ExportContext): Promise<void> {
    const person = await deps.repository.findPerson(accountId);
    if (!person) throw new CannotExportError("Gone");
    const { clock, version, address, scopes } = deps;
    const which = await scopes.find(accountId, wish.timelineId);
    const facts = { nowMs: clock.now(), language: wish.language, version, address };
    const whole = await readHead(deps, person, facts);
    const ofVault = which.vaultId === undefined ? {} : { head: headOfVault(whole, which.vaultId), pictureId: null };
    await writeArchive({ ...deps, zip, context, which, head: whole, pictureId: person.pictureId, ...ofVault });
  }

  return {
    kind: "archive",
    options: archiveOptions,
    timeoutMs,
    async make(accountId, wish, context) {
      const path = join(context.folder, "archive.zip");
      const file = await createGrowingFile(path);
      try {
        const zip = createZipWriter(file);
        await write(zip, accountId, wish, context);
        await zip.finish();
      } catch (error) {
        throw isDiskFull(error) ? new CannotExportError("There's no room left for this file", { cause: error }) : error;
      } finally {
        await file.close();
      }
      const saveAs = `down-memory-lane-${isoInstant(deps.clock.now()).slice(0, 10)}.zip`;
      return [{ name: "archive.zip", saveAs, contentType: "application/zip", path }];
    },
  };
}

function isDiskFull(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return code === "ENOSPC" || code === "EDQUOT";
}

interface GrowingFile {
  append(bytes: Uint8Array): Promise<void>;
  /** Overwrites bytes that were appended before. */
  overwrite(position: number, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** A new file that is appended to, with corrections of earlier bytes. */
async function createGrowingFile(path: string): Promise<GrowingFile> {
  const file = await open(path, "wx", 0o600);
  let end = 0;
  return {
    async append(bytes) {
      await writeAll(file, bytes, end);
      end += bytes.length;
    },
    overwrite: (position, bytes) => writeAll(file, bytes, position),
    close: () => file.close(),
  };
}

/** A nearly full disk may write fewer bytes than given, without an error. */
async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
