import { escapeHtml } from "@lane/domain/escape-html.ts";

import { isoInstant } from "#lib/moments.ts";
import type { OutgoingMail } from "#ports/outbox.ts";

interface Stale {
  readonly to: string;
  readonly address: string;
  readonly kind: "backup" | "drill";
  readonly lastGoodAt: number | undefined;
  readonly problem: string | undefined;
}

const words = {
  backup: {
    subject: "There has been no backup for more than a day",
    never: "has never been backed up",
    last: "was last backed up at",
    todo: "To see why, and to back up now: npm run backup",
  },
  drill: {
    subject: "No backup has been tried out for more than a week",
    never: "has backups, but none of them was ever tried out",
    last: "last tried out a backup at",
    todo: "To see why, and to try the newest one out now: npm run backup -- drill",
  },
} as const;

/** To the operator, in English like everything an operator reads. */
export function staleMail({ to, address, kind, lastGoodAt, problem }: Stale): OutgoingMail {
  const { subject, never, last, todo } = words[kind];
  const since = lastGoodAt === undefined ? never : `${last} ${isoInstant(lastGoodAt)}`;
  const why = problem === undefined ? [] : [`The newest attempt failed: ${problem}`];
  const parts = [`Down Memory Lane at ${address} ${since}.`, ...why, todo];
  return {
    to,
    subject,
    text: `${parts.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>${parts.map((part) => `<p>${escapeHtml(part)}</p>`).join("")}</body></html>`,
  };
}
