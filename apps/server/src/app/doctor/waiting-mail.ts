import { selectWaitingMails } from "#db/reads/outbox.ts";

import { attention, type Check, ok } from "./check.ts";
import { spanText } from "./span-text.ts";

const patienceMs = 10 * 60_000;

export const waitingMail: Check = {
  name: "waiting mail",
  async run({ database, clock }) {
    const found = await database();
    if (!found) return undefined;
    const waiting = await selectWaitingMails(found.db)
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("outbox.created_at").as("oldest")])
      .executeTakeFirst();
    const count = waiting?.count ?? 0;
    const waitsMs = waiting?.oldest ? clock.now() - waiting.oldest : 0;
    if (waitsMs < patienceMs) return ok(`${count} mails wait to be sent.`);
    return attention(
      `${count} mails wait to be sent, the oldest for ${spanText(waitsMs)}; after an hour of tries a mail is given up.`,
      "See that the server runs and that the line about mail is ok.",
    );
  },
};
