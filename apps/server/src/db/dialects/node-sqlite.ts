import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

import { scopedDriver } from "#db/transaction-scope.ts";
import { unreachableStorage } from "#lib/app-error.ts";

import type { DiskReserve } from "./disk-reserve.ts";
import { openFile, type OpenFile } from "./sqlite-file.ts";
import { recover } from "./sqlite-recovery.ts";
import { createVisit, type Visit } from "./sqlite-visit.ts";
import { createWriteSlot } from "./sqlite-write-slot.ts";

/** SQLite's own mutual exclusion is in the driver's queue; Kysely's would make nested work wait for itself. */
class QueuedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export function nodeSqliteDialect(file: string, reserve: DiskReserve): Dialect {
  return {
    createDriver: () => scopedDriver(createDriver(file, reserve)),
    createAdapter: () => new QueuedSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function createDriver(file: string, reserve: DiskReserve): Driver {
  const visits = new WeakMap<DatabaseConnection, Visit>();
  const slot = createWriteSlot();
  let opened: OpenFile | undefined;
  let recovering: Promise<void> | undefined;
  let isClosing = false;

  function visitOf(connection: DatabaseConnection): Visit {
    const visit = visits.get(connection);
    if (!visit) throw new Error("This connection is of another database");
    return visit;
  }

  function open(): OpenFile {
    const next = openFile({ file, reserve, slot, onSyncFailure: () => onSyncFailure(next) });
    return next;
  }

  function onSyncFailure(broken: OpenFile): void {
    // A file that is still being opened is not in use yet; the code that opens it tries again.
    if (opened !== broken) return;
    opened = undefined;
    recovering = openAnew(broken);
  }

  async function openAnew(broken: OpenFile): Promise<void> {
    opened = await recover(broken, { slot, open, isClosing: () => isClosing });
    recovering = undefined;
  }

  return {
    async init() {
      await reserve.prepare();
      opened = open();
    },
    async acquireConnection() {
      if (recovering) throw unreachableStorage();
      if (!opened) throw new Error("The database is closed");
      const visit = createVisit(opened, slot);
      visits.set(visit.connection, visit);
      return visit.connection;
    },
    beginTransaction: (connection) => visitOf(connection).begin(),
    commitTransaction: (connection) => visitOf(connection).commit(),
    rollbackTransaction: (connection) => visitOf(connection).rollback(),
    releaseConnection: (connection) => visitOf(connection).leave(),
    async destroy() {
      isClosing = true;
      await recovering;
      // A file that could not be recovered stays open: closing it would checkpoint what was never synced.
      await opened?.close();
      opened = undefined;
    },
  };
}
