import { monthRange } from "@lane/domain/memory-order.ts";
import { createFileVariantsRepository } from "@lane/server/src/features/files/file-variants.repository.ts";
import { createFilesRepository } from "@lane/server/src/features/files/files.repository.ts";
import { createMemoriesRepository } from "@lane/server/src/features/memories/memories.repository.ts";
import { createMemoryAccessRepository } from "@lane/server/src/features/memories/memory-access.repository.ts";
import { createMemoryMediaRepository } from "@lane/server/src/features/memories/memory-media.repository.ts";
import { createSessionsRepository } from "@lane/server/src/features/sessions/sessions.repository.ts";
import Fastify, { type FastifyInstance } from "fastify";

import type { BenchContext } from "../bench-context.ts";
import type { Person } from "./people.ts";

/** The least a month can cost: a bare route, the same SQL, and `JSON.stringify`. */
export async function bareMonth(
  { database: { db }, services }: BenchContext,
  person: Person,
): Promise<FastifyInstance> {
  const sessions = createSessionsRepository(db);
  const memories = createMemoriesRepository(db);
  const access = createMemoryAccessRepository(db);
  const media = createMemoryMediaRepository(db);
  const files = createFilesRepository(db);
  const variants = createFileVariantsRepository(db);
  const { token } = await services.sessions.start({ id: person.accountId, email: person.email }, "Bench");
  const sessionId = (await services.sessions.findViewer(token))?.sessionId ?? "";
  const app = Fastify({ logger: false });
  app.get<{ Querystring: { yearId: string; month: string; limit: string } }>(
    "/api/memories",
    async ({ query }, reply) => {
      await sessions.findLive(person.accountId, sessionId, Date.now());
      const year = await access.findYear(person.accountId, query.yearId);
      const month = monthRange(year?.year ?? 0, Number(query.month));
      const found = await memories.listStretch(
        { timelineId: person.timelineId, kind: "personal", isArchived: false },
        { ...month, withStones: true, after: undefined, limit: Number(query.limit) + 1 },
      );
      const page = found.slice(0, Number(query.limit));
      const attached = await media.list(page.map(({ id }) => id));
      const stored = await files.list(attached.map(({ fileId }) => fileId));
      const made = Map.groupBy(await variants.list(stored.map(({ id }) => id)), ({ fileId }) => fileId);
      const sources = new Map(stored.map((file) => [file.id, { ...file, sources: made.get(file.id) ?? [] }]));
      const items = Map.groupBy(attached, ({ memoryId }) => memoryId);
      const shown = page.map((memory) => ({
        ...memory,
        media: (items.get(memory.id) ?? []).map((item) => ({ ...item, ...sources.get(item.fileId) })),
      }));
      return reply.type("application/json").send(JSON.stringify({ statusCode: 200, memories: shown }));
    },
  );
  return app;
}
