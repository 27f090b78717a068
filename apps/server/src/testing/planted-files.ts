import type { FileState } from "@lane/domain/stored-files.ts";

import { createId } from "#lib/ids.ts";

import type { TestServer } from "./server-test.ts";

interface PlantedFile {
  readonly contentType?: string;
  readonly kind?: "Image" | "Video" | "Audio";
  readonly state?: FileState;
  readonly width?: number;
  readonly height?: number;
}

/** The row of a file without its bytes, for tests of what is shown with a memory. */
export async function plantFile(
  { database: { db }, clock }: TestServer,
  accountId: string,
  { contentType = "image/jpeg", kind = "Image", ...more }: PlantedFile = {},
): Promise<string> {
  const id = createId(clock.now());
  await db
    .insertInto("files")
    .values({
      id,
      account_id: accountId,
      store_key: `store-${id}`,
      sha256: "",
      bytes: 1,
      content_type: contentType,
      kind,
      created_at: clock.now(),
      touched_at: clock.now(),
      ...more,
    })
    .execute();
  return id;
}
