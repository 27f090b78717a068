import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { createId } from "@lane/server/src/lib/ids.ts";
import { z } from "zod";

import type { RunningServer } from "./running-server.ts";

export interface PlannedMemory {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly mark: "Flower" | "Stone" | null;
  readonly size: "small" | "medium" | "large";
  /** Shows one of the pictures of the demo life. */
  readonly hasPicture?: boolean;
}

const ownerSchema = z.object({ account: z.string(), timeline: z.string() });
const yearSchema = z.object({ id: z.string(), year: z.number() });
const fileSchema = z.object({ id: z.string() });
const columns =
  "id, timeline_id, year_id, author_id, month, day, happened_on, title, description, month_description, memory_type, mark_size, created_at, updated_at, version";

/** The years of a timeline; what is planted belongs to one of them. */
export const demoYears = Array.from({ length: 10 }, (_, index) => 1990 + index);

/** Writes memories right into the database of a running server, which would take hours through the app. */
export function plantMemories({ folder }: RunningServer, email: string, planned: Iterable<PlannedMemory>): void {
  const database = new DatabaseSync(join(folder, "lane.sqlite"), { timeout: 10_000 });
  const { account, timeline } = ownerSchema.parse(
    database
      .prepare(
        "select accounts.id as account, timelines.id as timeline from accounts join timelines on personal_of = accounts.id where email = ?",
      )
      .get(email),
  );
  const years = yearSchema
    .array()
    .parse(database.prepare("select id, year from timeline_years where timeline_id = ?").all(timeline));
  const yearIds = new Map(years.map(({ id, year }) => [year, id]));
  const pictures = fileSchema
    .array()
    .parse(database.prepare("select id from files where account_id = ? and kind = 'Image'").all(account));
  const insert = database.prepare(`insert into memories (${columns}) values (${columns.replaceAll(/\w+/g, "?")})`);
  const show = database.prepare("insert into memory_media (memory_id, file_id, position) values (?, ?, 0)");
  database.exec("begin");
  let number = 0;
  for (const { year, month, day, mark, size, hasPicture } of planned) {
    const id = createId(number);
    const when = [month, day, year * 10_000 + month * 100 + day];
    const words = [`A day of ${year}`, "<p>It rained.</p>", ""];
    insert.run(id, timeline, yearIds.get(year) ?? "", account, ...when, ...words, mark, size, number, number, 1);
    if (hasPicture) show.run(id, pictures[number % pictures.length]?.id ?? "");
    number += 1;
  }
  database.exec("commit");
  database.close();
}
