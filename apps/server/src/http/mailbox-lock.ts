import { timingSafeEqual } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import { createSha256 } from "#lib/hash.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

export const mailboxPath = "/dev/mailbox";
const cookieName = "mailbox";
const wrongKeys = { count: 10, perMs: 60_000 };
const wrongKey = "That isn't the key of this mailbox. Please use the whole address.";
const keyBody = z.object({ key: z.string().max(200) });

interface MailboxLockDeps {
  readonly key: string;
  readonly limiter: RateLimiter;
}

/** Opens the mailbox to a browser that has shown the key once. The browser keeps a cookie, which is not the key. */
export function createMailboxLock({ key, limiter }: MailboxLockDeps) {
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

/**
 * The key stands in the fragment, which browsers send to nobody: this script trades it for the cookie and takes it out of
 * the address. It runs again when the whole address is pasted into a tab that already shows the mailbox.
 */
export const unlockScript = `
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

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName)?.[1];
}

/** A browser names the scheme it sees, which a proxy with TLS may keep from us. */
function isHttps({ headers, protocol }: FastifyRequest): boolean {
  return protocol === "https" || (headers.origin ?? "").startsWith("https:");
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createSha256().update(text).digest();
}
