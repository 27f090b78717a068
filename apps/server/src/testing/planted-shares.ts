import type { Insertable } from "kysely";

import type { SharesTable } from "#db/share-tables.ts";
import { createId } from "#lib/ids.ts";
import { createSealer } from "#lib/sealer.ts";

import { mailsTo } from "./mailbox.ts";
import type { TestServer } from "./server-test.ts";
import { createWriter, setTimeline } from "./writer.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A member with one memory, whose shares are rows without the screens, mails and limits of sharing. */
export async function plantSharer(server: TestServer) {
  const { clock, secrets, database } = server;
  const writer = await createWriter(server);
  const memory: { _id: string } = await writer.write(await setTimeline(writer));
  const { accountId } = writer;

  async function plant(row: Pick<Insertable<SharesTable>, "kind"> & Partial<Insertable<SharesTable>>) {
    const id = createId(clock.now());
    const share = {
      id,
      account_id: accountId,
      token_hash: `hash of ${id}`,
      sealed_token: createSealer(secrets.sealKey).seal(`token-of-${id}`),
      grant_version: 1,
      shows_text: 1 as const,
      shows_pictures: 1 as const,
      shows_sound: 1 as const,
      shows_name: 1 as const,
      allows_answers: 1 as const,
      allows_copies: 0 as const,
      created_at: clock.now(),
      expires_at: clock.now() + 30 * dayMs,
      opened_count: 0,
      ...row,
    };
    await database.db.insertInto("shares").values(share).execute();
    await database.db
      .insertInto("share_memories")
      .values({ share_id: id, memory_id: memory._id, position: 0 })
      .execute();
    return { id, token: `token-of-${id}` };
  }

  return {
    accountId,
    email: writer.email,
    memoryId: memory._id,
    post: writer.post,
    plantLink: (label: string, row: Partial<Insertable<SharesTable>> = {}) => plant({ kind: "link", label, ...row }),
    plantPerson: (address: string, row: Partial<Insertable<SharesTable>> = {}) =>
      plant({ kind: "person", address, ...row }),

    setAccount: (change: Parameters<typeof server.services.accounts.change>[1]) =>
      server.services.accounts.change(accountId, change),
    deleteAccount: () =>
      writer.post("/user/delete", { password: "a long enough password", reasonForLeaving: "Enough" }),

    async plantAnswer(shareId: string, readAt: number | null = null) {
      const answer = { id: createId(clock.now()), share_id: shareId, name: "Vera", text: "I remember the rain." };
      const at = { created_at: clock.now(), read_at: readAt };
      await database.db
        .insertInto("share_answers")
        .values({ ...answer, ...at })
        .execute();
    },
  };
}

export type PlantedSharer = Awaited<ReturnType<typeof plantSharer>>;

/** One round of the recurring mails about shares. */
export async function tellOfShares({ jobs }: Pick<TestServer, "jobs">): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === "shares.tell");
  if (!handler) throw new Error("There is no such job");
  await handler.run({}, { signal: new AbortController().signal });
}

export async function subjectsTo(server: TestServer, address: string): Promise<string[]> {
  return (await mailsTo(server, address)).map(({ subject }) => subject);
}
