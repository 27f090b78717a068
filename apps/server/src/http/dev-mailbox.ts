import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { FastifyInstance, FastifyReply } from "fastify";

import type { RateLimiter } from "#ports/rate-limiter.ts";

import { createMailFolder, type KeptMail } from "./mail-folder.ts";
import { createMailboxLock, mailboxPath, unlockScript } from "./mailbox-lock.ts";
import { sendPlainPage } from "./plain-page.ts";

interface DevMailboxOptions {
  /** Where mails are written; undefined when a mail server has them. */
  readonly folder: string | undefined;
  readonly mode: string;
  readonly key: string;
  readonly limiter: RateLimiter;
}

type OneMail = { Params: { name: string } };

/** Every mail the server has written, for those who have the key. Never in production: mails carry codes. */
export function addDevMailbox(app: FastifyInstance, { folder, mode, key, limiter }: DevMailboxOptions): void {
  if (mode === "production" || folder === undefined) return close(app);
  const mails = createMailFolder(folder);
  const lock = createMailboxLock({ key, limiter });

  app.post(`${mailboxPath}/key`, { bodyLimit: 1024 }, (request, reply) => lock.open(request, reply));
  app.get(mailboxPath, async (request, reply) => {
    const isOpen = await lock.isOpenTo(request);
    const body = isOpen ? listOf(await mails.listNewest()) : locked;
    return sendPlainPage(reply, { title: "Mailbox", body: body + refusal, script: unlockScript });
  });
  app.get<OneMail>(`${mailboxPath}/:name`, async (request, reply) => {
    const mail = (await lock.isOpenTo(request)) ? await mails.find(request.params.name) : undefined;
    if (!mail) return reply.callNotFound();
    return sendPlainPage(reply, { title: mail.subject, body: bodyOf(mail), allows: "frame-src 'self'" });
  });
  app.get<OneMail>(`${mailboxPath}/:name/html`, async (request, reply) => {
    const mail = (await lock.isOpenTo(request)) ? await mails.find(request.params.name) : undefined;
    return mail ? sendFramed(reply, mail.html) : reply.callNotFound();
  });
}

const locked = `<p>This mailbox is locked. To open it, use the whole address that <code>npm start</code> printed, with the key after
the #.</p>`;
/** Where the script says why it could not open the mailbox. */
const refusal = `<p role="status"></p>`;

/** Without this the web app would answer with its own page, and a closed mailbox would look like an open one. */
function close(app: FastifyInstance): void {
  for (const path of [mailboxPath, `${mailboxPath}/*`]) {
    app.get(path, async (_request, reply) => reply.callNotFound());
  }
}

/** The one answer of the server that may stand in a frame, and there it may do nothing but look like itself. */
function sendFramed(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
  });
  // A sandboxed page has no origin to be kept apart by, and browsers complain of the wish.
  reply.removeHeader("origin-agent-cluster");
  return reply.type("text/html; charset=utf-8").send(html);
}

function listOf(mails: readonly KeptMail[]): string {
  if (mails.length === 0) return `<p class="soft">No mail has been written yet.</p>`;
  const rows = mails.map(
    (mail) => `<article>
<h2><a href="${mailboxPath}/${escapeHtml(mail.name)}">${escapeHtml(mail.subject) || "(no subject)"}</a></h2>
<p class="soft">${envelopeOf(mail)}</p>
</article>`,
  );
  return rows.join("\n");
}

function bodyOf(mail: KeptMail): string {
  return `<p class="soft">${envelopeOf(mail)}</p>
<p><a href="${mailboxPath}">All mails</a></p>
<article><pre class="letter" tabindex="0">${escapeHtml(mail.text)}</pre></article>
<iframe sandbox title="The mail as a page" src="${mailboxPath}/${escapeHtml(mail.name)}/html"></iframe>`;
}

function envelopeOf({ to, keptAt }: KeptMail): string {
  const time = keptAt.toISOString();
  return `To ${escapeHtml(to)}, <time datetime="${time}">${time.slice(0, 19).replace("T", " ")} UTC</time>`;
}
