import { createAskedThread } from "#lib/asked-thread.ts";

import type { QuickCheckThread } from "./dialects/quick-check-thread.ts";

/** What is wrong inside a file of the embedded database; empty when it is whole. */
export async function quickCheck(file: string): Promise<readonly string[]> {
  const thread = createAskedThread<QuickCheckThread>(new URL("dialects/quick-check-thread.ts", import.meta.url));
  try {
    return await thread.ask("check", file);
  } finally {
    thread.end();
  }
}
