import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** Runs as a thread: carries what is in the log over into the database's file, and waits for the disk meanwhile. */

const database = new DatabaseSync(String(workerData));

parentPort?.on("message", (wish: "checkpoint" | "close") => {
  if (wish === "close") {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    // Passive: it takes what nobody is reading or writing at this moment, and lets nobody wait.
    database.exec("pragma wal_checkpoint(passive)");
  } catch {
    // A full or broken disk is told to whoever writes next; the log keeps everything until it is carried over.
  }
  parentPort?.postMessage("done", []);
});
