import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** Runs as a thread: copies the log into the database's file, and waits for the disk meanwhile. */

const database = new DatabaseSync(String(workerData));
const keeper = new DatabaseSync(String(workerData));

const wishes = {
  /** Opens a read transaction: while it is open, later commits are not checkpointed. */
  hold() {
    keeper.exec("begin");
    keeper.prepare("select count(*) from sqlite_schema").all();
  },
  carryOver() {
    // Passive: it carries over only pages that no connection reads or writes at this moment, and blocks no connection.
    database.exec("pragma wal_checkpoint(passive)");
  },
  letGo() {
    if (keeper.isTransaction) keeper.exec("commit");
  },
  close() {
    keeper.close();
    database.close();
    parentPort?.close();
  },
};

export type CheckpointWish = keyof typeof wishes;

parentPort?.on("message", (wish: CheckpointWish) => {
  let isDone = true;
  try {
    wishes[wish]();
  } catch {
    // The next write reports a full or broken disk; the log keeps everything until it is carried over.
    isDone = false;
  }
  parentPort?.postMessage(isDone, []);
});
