import { DatabaseSync } from "node:sqlite";

import { answerAsThread } from "#lib/asked-thread.ts";

/** Runs as a thread: reads the whole file, which takes minutes for a large one. */

const answers = {
  /** The first of what is wrong with the file. */
  check(file: string): readonly string[] {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const rows = database.prepare("pragma quick_check(5)").all();
      return rows.map((row) => String(row["quick_check"])).filter((said) => said !== "ok");
    } catch (error) {
      // Where the damage is too large for the check itself.
      return [error instanceof Error ? error.message : String(error)];
    } finally {
      database.close();
    }
  },
};

export type QuickCheckThread = typeof answers;

answerAsThread(answers);
