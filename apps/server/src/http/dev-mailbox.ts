import { timingSafeEqual } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import { createSha256 } from "#lib/hash.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import { sendPlainPage } from "./plain-page.ts";

interface KeptMail {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly keptAt: Date;
}

const mostShown = 100;
const ownName = /^[\w-]+\.eml$/;

const mailboxPath = "/dev/mailbox";
const cookieName = "mailbox";
const wrongKeys = { count: 10, perMs: 60_000 };
const wrongKey = "That isn't the key of this mailbox. Please use the whole address.";
const keyBody = z.object({ key: z.string().max(200) });

interface MailboxLockDeps {
  readonly key: string;
  readonly limiter: RateLimiter;
}

/**
 * The key stands in the fragment, which browsers do not send: this script trades it for the cookie and removes it from
 * the address. It runs again when the whole address is pasted into a tab that already shows the mailbox.
 */
const unlockScript = `
async function unlock() {
  const key = location.hash.slice(1);
  if (key === "") return;
  history.replaceState(null, "", location.pathname);
  const answer = await fetch("${mailboxPath}/key", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key }),
  });
  if (answer.ok) return location.reload();
  document.querySelector("[role=status]").textContent =
    answer.status === 404 ? "${wrongKey}" : (await answer.json()).message;
}
addEventListener("hashchange", unlock);
unlock();
`;

interface DevMailboxOptions {
  /** The folder of written mails; undefined with a mail server. */
  readonly folder: string | undefined;
  readonly mode: string;
  readonly key: string;
  readonly limiter: RateLimiter;
}

type OneMail = { Params: { name: string } };

/** Every mail the server has written, for callers with the key. Never in production: mails contain codes. */
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
/** The element in which the script shows why it could not open the mailbox. */
const refusal = `<p role="status"></p>`;

/** Without this the web app would answer with its own page, and a closed mailbox would look like an open one. */
function close(app: FastifyInstance): void {
  for (const path of [mailboxPath, `${mailboxPath}/*`]) {
    app.get(path, async (_request, reply) => reply.callNotFound());
  }
}

/** The only answer of the server that may be framed; its sandbox allows nothing but styles. */
function sendFramed(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
  });
  // A sandboxed page has no origin, and browsers warn about this header.
  reply.removeHeader("origin-agent-cluster");
  return reply.type("text/html; charset=utf-8").send(html);
}

function listOf(mails: readonly KeptMail[]): string {
  if (mails.length === 0) return `<p class="soft">No emails yet.</p>`;
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
<p><a href="${mailboxPath}">All emails</a></p>
<article><pre class="letter" tabindex="0">${escapeHtml(mail.text)}</pre></article>
<iframe sandbox title="The email as a page" src="${mailboxPath}/${escapeHtml(mail.name)}/html"></iframe>`;
}

function envelopeOf({ to, keptAt }: KeptMail): string {
  const time = keptAt.toISOString();
  return `To ${escapeHtml(to)}, <time datetime="${time}">${time.slice(0, 19).replace("T", " ")} UTC</time>`;
}

/** Reads the mails that the folder mailer wrote. */
function createMailFolder(folder: string) {
  async function find(name: string): Promise<KeptMail | undefined> {
    // The name is a single word, so it can lead to no other folder.
    if (!ownName.test(name)) return undefined;
    const file = join(folder, name);
    const [written, about] = await unlessGone(Promise.all([readFile(file), stat(file)]), []);
    if (!written || !about) return undefined;
    // Imported here, because a server without a mailbox should not load it at every start.
    const { default: PostalMime } = await import("postal-mime");
    const { to = [], subject = "", text = "", html = "" } = await PostalMime.parse(written);
    return { name, to: to.map(({ address }) => address).join(", "), subject, text, html, keptAt: about.mtime };
  }

  return {
    find,

    /** A mail is named by its id, and ids sort by time. */
    async listNewest(): Promise<KeptMail[]> {
      const names = (await unlessGone(readdir(folder), [])).filter((name) => ownName.test(name));
      const newest = names.toSorted((one, other) => (one < other ? 1 : -1)).slice(0, mostShown);
      const mails = await Promise.all(newest.map(find));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}

async function unlessGone<T, N>(reading: Promise<T>, nothing: N): Promise<T | N> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return nothing;
    throw error;
  }
}

/** Opens the mailbox to a browser that has sent the key once. The browser keeps a cookie, which is not the key. */
function createMailboxLock({ key, limiter }: MailboxLockDeps) {
  const pass = digest(`pass\0${key}`).toString("base64url");

  async function countTry({ ip }: FastifyRequest): Promise<void> {
    const verdict = await limiter.take("key of the mailbox", ip, wrongKeys);
    if (verdict.isAllowed) return;
    const { retryAfterMs } = verdict;
    throw new AppError("too_many_requests", "Too many tries. Please wait a moment", { retryAfterMs });
  }

  return {
    async isOpenTo(request: FastifyRequest): Promise<boolean> {
      const shown = cookieOf(request);
      if (shown === undefined) return false;
      if (isSame(shown, pass)) return true;
      await countTry(request);
      return false;
    },

    /** Counted before it is compared, so that the right key is no way around the limit. */
    async open(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      await countTry(request);
      const shown = keyBody.safeParse(request.body);
      if (!shown.success || !isSame(shown.data.key, key)) {
        reply.callNotFound();
        return reply;
      }
      const secure = isHttps(request) ? "; Secure" : "";
      reply.header("set-cookie", `${cookieName}=${pass}; Path=${mailboxPath}; HttpOnly; SameSite=Strict${secure}`);
      return reply.code(204).send();
    },
  };
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName)?.[1];
}

/** A browser sends the scheme it sees, which a TLS proxy may hide from us. */
function isHttps({ headers, protocol }: FastifyRequest): boolean {
  return protocol === "https" || (headers.origin ?? "").startsWith("https:");
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createSha256().update(text).digest();
}
