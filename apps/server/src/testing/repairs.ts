import { Readable } from "node:stream";

import sharp from "sharp";

import { compose } from "#app/compose.ts";
import type { RepairOutcome } from "#features/files/repair.service.ts";
import type { Finding } from "#features/files/verify.service.ts";
import type { MediaStore } from "#ports/media-store.ts";

import { createMember } from "./factories.ts";
import { workOff } from "./mailbox.ts";
import { photoLike } from "./sample-media.ts";
import type { TestServer } from "./server-test.ts";

const unsaid = { declared: "", sha256: null, metadata: "", purpose: "memory" } as const;

/** A member's files in this store, and how the operator verifies and repairs them. */
export async function createRepairs(server: TestServer, store: MediaStore = server.store) {
  const { services, jobs } = compose({ ...server, store });
  const { accountId } = await createMember(server);
  const viewer = { accountId, sessionId: "" };
  const { db } = server.database;

  async function begin(bytes: Buffer, sent: number, name: string): Promise<string> {
    const { id } = await services.uploads.create(viewer, { ...unsaid, name, bytes: bytes.length });
    await services.uploads.write(viewer, id, 0, Readable.from([bytes.subarray(0, sent)]));
    return id;
  }

  const upload = (bytes: Buffer, name = "beach.jpg"): Promise<string> => begin(bytes, bytes.length, name);

  return {
    upload,
    workOff: () => workOff(jobs),

    /** An upload that is still under way. */
    uploadHalf: (bytes: Buffer): Promise<string> => begin(bytes, Math.floor(bytes.length / 2), "half.jpg"),

    /** A photo with its three previews. */
    async uploadPhoto(): Promise<string> {
      const colour = { width: 1000, height: 700, channels: 3, background: "#b8395a" } as const;
      const id = await upload(await sharp({ create: colour }).jpeg().toBuffer());
      await workOff(jobs);
      return id;
    },

    /** A blob that no row refers to, as a killed server leaves it. */
    plantOrphan: async (): Promise<string> => (await store.put(oneChunk(photoLike(20)), { maxBytes: 20 })).key,

    async originalOf(fileId: string): Promise<string> {
      const row = await db.selectFrom("files").select("store_key").where("id", "=", fileId).executeTakeFirstOrThrow();
      return row.store_key;
    },

    async variantsOf(fileId: string): Promise<string[]> {
      const rows = await db.selectFrom("file_variants").select("store_key").where("file_id", "=", fileId).execute();
      return rows.map(({ store_key: key }) => key);
    },

    /** The row of a file appears, as when an upload ends at this moment. */
    async name(key: string): Promise<void> {
      const { id: _, ...file } = await db.selectFrom("files").selectAll().limit(1).executeTakeFirstOrThrow();
      await db
        .insertInto("files")
        .values({ ...file, id: `of-${key}`, store_key: key, bytes: 20 })
        .execute();
    },

    async verify(isQuick = false) {
      const found: string[] = [];
      const onFinding = ({ problem, key }: Finding): void => void found.push(`${problem} ${key}`);
      return { report: await services.verify.verify({ isQuick, onFinding }), found: new Set(found) };
    },

    async repair(onFinding: (finding: Finding) => void = () => undefined) {
      const outcomes: RepairOutcome[] = [];
      const onOutcome = (outcome: RepairOutcome): void => void outcomes.push(outcome);
      return { report: await services.repair.repair({ isQuick: false, onFinding, onOutcome }), outcomes };
    },
  };
}

export type Repairs = Awaited<ReturnType<typeof createRepairs>>;

async function* oneChunk(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}
