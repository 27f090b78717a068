import { randomUUID } from "node:crypto";

import { statusesOf } from "./process-calls.ts";
import type { Round } from "./rounds.ts";
import { findPlace } from "./timelines.ts";

const copies = 8;

/** The same call under one key at all processes at once: one memory, and the same answer to all. */
export const keyRound: Round = async ({ calls, newcomers, round }) => {
  const { token } = await newcomers.open();
  const place = await findPlace(calls, round, { token });
  const [key, title] = [randomUUID(), randomUUID()];
  const write = (which: number, memoryTitle: string) => {
    const body = { ...place, memoryTitle, memoryDescription: "<p>It rained.</p>", month: 7 };
    return calls.at(which, "/api/memories", { method: "POST", token, body, headers: { "idempotency-key": key } });
  };

  const answers = await Promise.all(Array.from({ length: copies }, (_, copy) => write(round + copy, title)));
  const other = await write(round, "Something else");
  const kept = await newcomers.database.db.selectFrom("memories").select("id").where("title", "=", title).execute();

  const ids = new Set(answers.map(({ body }) => JSON.stringify(body)));
  return [
    ...(ids.size === 1 && answers[0]?.status === 200 ? [] : [`one key: ${statusesOf(answers)}, ${ids.size} answers`]),
    ...(kept.length === 1 ? [] : [`one key: ${kept.length} memories`]),
    ...(other.status === 422 ? [] : [`one key for something else: ${other.status}`]),
  ];
};
