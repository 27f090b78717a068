import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { escapeHtml } from "#lib/escape-html.ts";

import { createMailFolder, type KeptMail } from "./mail-folder.ts";
import { sendPlainPage } from "./plain-page.ts";

interface DevMailboxOptions {
  /** Where mails are written; undefined when a mail server has them. */
  readonly folder: string | undefined;
  readonly mode: string;
}

type OneMail = { Params: { name: string } };

/** Every mail the house has written, for whoever builds or tries it. Never in production: mails carry codes. */
export function addDevMailbox(app: FastifyInstance, { folder, mode }: DevMailboxOptions): void {
  if (mode === "production" || folder === undefined) return close(app);
  const mails = createMailFolder(folder);

  app.get("/dev/mailbox", { preHandler: turnOthersAway }, async (_request, reply) =>
    sendPlainPage(reply, { title: "Mailbox", body: listOf(await mails.listNewest()) }),
  );
  app.get<OneMail>("/dev/mailbox/:name", { preHandler: turnOthersAway }, async ({ params }, reply) => {
    const mail = await mails.find(params.name);
    if (!mail) return reply.callNotFound();
    return sendPlainPage(reply, { title: mail.subject, body: bodyOf(mail), allows: "frame-src 'self'" });
  });
  app.get<OneMail>("/dev/mailbox/:name/html", { preHandler: turnOthersAway }, async ({ params }, reply) => {
    const mail = await mails.find(params.name);
    return mail ? sendFramed(reply, mail.html) : reply.callNotFound();
  });
}

async function turnOthersAway(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isFromHere(request)) reply.callNotFound();
}

/** A server that was opened to others without being told that it is in production still keeps its mails to itself. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
  return isLoopback && !isForwarded && /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(headers.host ?? "");
}

/** Without this the web app would answer with its own page, and a closed mailbox would look like an open one. */
function close(app: FastifyInstance): void {
  for (const path of ["/dev/mailbox", "/dev/mailbox/*"]) {
    app.get(path, async (_request, reply) => reply.callNotFound());
  }
}

/** The one answer of the house that may stand in a frame, and there it may do nothing but look like itself. */
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
<h2><a href="/dev/mailbox/${escapeHtml(mail.name)}">${escapeHtml(mail.subject) || "(no subject)"}</a></h2>
<p class="soft">${envelopeOf(mail)}</p>
</article>`,
  );
  return rows.join("\n");
}

function bodyOf(mail: KeptMail): string {
  return `<p class="soft">${envelopeOf(mail)}</p>
<p><a href="/dev/mailbox">All mails</a></p>
<article><pre class="letter" tabindex="0">${escapeHtml(mail.text)}</pre></article>
<iframe sandbox title="The mail as a page" src="/dev/mailbox/${escapeHtml(mail.name)}/html"></iframe>`;
}

function envelopeOf({ to, keptAt }: KeptMail): string {
  const time = keptAt.toISOString();
  return `To ${escapeHtml(to)}, <time datetime="${time}">${time.slice(0, 19).replace("T", " ")} UTC</time>`;
}
