import { escapeHtml } from "@lane/domain/escape-html.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

interface Report {
  readonly to: string;
  readonly shareId: string;
  readonly text: string;
}

/** To the operator, in English like everything an operator reads. Says nothing of what is shared, or by whom. */
export function reportMail({ to, shareId, text }: Report): OutgoingMail {
  const said = `Someone reported a shared page that they opened. They wrote:\n\n${text}`;
  const todo = `To end this share at once: npm run admin -- end-share ${shareId}`;
  return {
    to,
    subject: "A shared page was reported",
    text: `${said}\n\n${todo}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shared page was reported</title></head><body><p style="white-space:pre-wrap">${escapeHtml(said)}</p><p>${escapeHtml(todo)}</p></body></html>`,
  };
}
