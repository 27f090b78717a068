import { once } from "node:events";

import type { Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";
import { BackupPlaceError } from "#ports/backup-place.ts";

import { restoreBackup, type RestoreWish } from "./restore-backup.ts";
import { createRestoreDesk, type RestoreDesk } from "./restore-desk.ts";
import { startRestoringServer } from "./restoring-server.ts";
import { type ServerOptions, startServer } from "./server.ts";

interface ServeOptions extends Omit<ServerOptions, "desk"> {
  /** Takes the text after each start. */
  readonly say: (message: string) => void;
  /** Aborted when the process is to end. */
  readonly stopping: AbortSignal;
}

/**
 * Serves until it is told to stop. When a backup is ordered on an empty installation, the server ends, the backup is
 * restored while a small server says how far it is, and the server starts again, at the same address.
 */
export async function serveOrRestore(options: ServeOptions): Promise<void> {
  const { stopping, say } = options;
  const desk = createRestoreDesk(options.config);
  let { config } = options;
  while (!stopping.aborted) {
    const server = await startServer({ ...options, config, desk });
    say(server.message);
    // Where any port was good, pages that are open know the one that was found.
    config = { ...config, port: server.port };
    const wish = await Promise.race([desk.ordered(), stopped(stopping)]);
    await server.stop();
    if (wish !== undefined && !stopping.aborted) await restore({ ...options, config }, desk, wish);
  }
}

async function stopped(stopping: AbortSignal): Promise<undefined> {
  if (!stopping.aborted) await once(stopping, "abort");
  return undefined;
}

async function restore(options: ServeOptions & { readonly config: Config }, desk: RestoreDesk, wish: RestoreWish) {
  const { logger, stopping } = options;
  const server = await startRestoringServer({ ...options, desk });
  try {
    const restored = await restoreBackup(options, wish, (progress) => {
      // What is there already is not read again when somebody starts it once more.
      stopping.throwIfAborted();
      desk.progressed(progress);
    });
    logger.info({ ...restored }, "a backup is restored");
    desk.restored(restored);
  } catch (error) {
    desk.failed(sentenceOf(error));
    if (stopping.aborted)
      logger.warn({}, "restoring was interrupted: nothing is restored, and it can be started again");
    else logger.error({ error }, "the backup could not be restored");
  } finally {
    await server.stop();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError || error instanceof BackupPlaceError) return error.message;
  return "It failed unexpectedly, and nothing was restored. The server's log says why.";
}
