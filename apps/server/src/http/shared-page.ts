import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sharedBase } from "@lane/contract/endpoint.ts";
import { askPagePath, sharedPagePath, unsubscribePath } from "@lane/contract/page-paths.ts";
import { escapeHtml } from "@lane/domain/escape-html.ts";
import { type Language, languages, usualLanguage } from "@lane/domain/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { askedLanguage } from "#lib/accept-language.ts";

import { compressed } from "./compression.ts";

/** What may be known of a link by its address alone. */
export interface SharePages {
  /** Undefined for a link that opens nothing. The title is null where a passphrase guards it, and for several memories. */
  find(token: string): Promise<{ readonly title: string | null; readonly count: number } | undefined>;
}

/** The same of a link to a question. */
export interface AskPages {
  isOpen(token: string): Promise<boolean>;
}

interface SharedPageOptions {
  /** The folder of the built web app. */
  readonly folder: string;
  /** Public address, without a trailing slash. */
  readonly baseUrl: string;
  readonly pages: SharePages;
  readonly asks: AskPages;
}

const sentencesSchema = z.object({
  sharedOne: z.string(),
  sharedSeveral: z.string(),
  askedTitle: z.string(),
  stopTitle: z.string(),
  loading: z.string(),
  endedTitle: z.string(),
  endedHint: z.string(),
  needsScript: z.string(),
});
const allSentencesSchema = z.record(z.enum(languages), sentencesSchema);

type Sentences = z.infer<typeof sentencesSchema>;

/** Files and calls below the same prefix, which are no pages. */
const notPages = new RegExp(`^(?:${sharedBase}|${sharedPagePath("(?:assets|media)")})(?:/|$)`);
const tokenPattern = /^[\w-]{1,100}$/;

/**
 * Serves the pages for people without an account. They contain nothing of a share but the title for a link's preview:
 * the page's script asks for the rest. A link that opens nothing is always answered with the same page. A GET changes
 * nothing, so that mail scanners and previews may follow every link.
 */
export function addSharedPage(app: FastifyInstance, { folder, baseUrl, pages, asks }: SharedPageOptions): boolean {
  const template = join(folder, "s/index.html");
  if (!existsSync(template)) return false;
  const html = readFileSync(template, "utf8").replaceAll("__LANE_ORIGIN__", () => escapeHtml(baseUrl));
  const said = allSentencesSchema.parse(JSON.parse(readFileSync(join(folder, "s/sentences.json"), "utf8")));

  app.get(unsubscribePath, async (request, reply) => {
    const language = languageOf(request);
    const { stopTitle } = said[language];
    return sendPage(request, reply, { html, language, title: stopTitle, ...waiting(said[language]) });
  });
  app.get(askPagePath("*"), async (request, reply) => {
    const language = languageOf(request);
    const token = tokenIn(request, askPagePath(""));
    if (token === undefined || !(await asks.isOpen(token))) {
      // What was recorded and not sent is still on the device, and can be heard.
      return sendEnded(request, reply, true);
    }
    // Neither who asks nor what: a preview is seen by everybody in a chat.
    const { askedTitle: title } = said[language];
    const shown = { html, language, title, preview: title, isAnswered: true, ...waiting(said[language]) };
    return sendPage(request, reply, shown);
  });
  app.get(sharedPagePath("*"), async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    if (notPages.test(path)) return reply.callNotFound();
    const language = languageOf(request);
    const token = tokenIn(request, sharedPagePath(""));
    const page = token === undefined ? undefined : await pages.find(token);
    if (!page) return sendEnded(request, reply);
    const title = page.count > 1 ? said[language].sharedSeveral : said[language].sharedOne;
    // The title of a memory is not the title of the page, which would stay in the browser's history.
    const shown = { html, language, title, preview: page.title ?? title, ...waiting(said[language]) };
    return sendPage(request, reply, shown);
  });
  return true;

  async function sendEnded(request: FastifyRequest, reply: FastifyReply, isAnswered = false): Promise<FastifyReply> {
    const language = languageOf(request);
    return sendPage(request, reply.code(404), { html, language, isAnswered, ...ended(said[language]) });
  }
}

/** What follows the prefix, if it has the form of a token. */
function tokenIn({ url }: FastifyRequest, prefix: string): string | undefined {
  const token = (url.split("?")[0] ?? "").slice(prefix.length).replace(/\/$/, "");
  return tokenPattern.test(token) ? token : undefined;
}

function languageOf({ headers }: FastifyRequest): Language {
  return askedLanguage(headers["accept-language"]) ?? usualLanguage;
}

interface Page {
  readonly html: string;
  readonly language: Language;
  readonly title: string;
  /** The title in a link's preview; without it the page has no preview. */
  readonly preview?: string;
  /** Somebody speaks and chooses photos on it, which are heard and seen before they are sent. */
  readonly isAnswered?: boolean;
  readonly state: string;
  /** HTML. */
  readonly content: string;
}

function waiting({ loading, needsScript }: Sentences) {
  const line = `<p class="plain waiting">${escapeHtml(loading)}</p>`;
  const content = `${line}<noscript><p class="plain">${escapeHtml(needsScript)}</p></noscript>`;
  return { state: 'aria-busy="true"', content };
}

/** Complete without its script, and the same for every link that opens nothing. */
function ended({ endedTitle, endedHint }: Sentences) {
  const content = `<main class="plain"><h1>${escapeHtml(endedTitle)}</h1><p>${escapeHtml(endedHint)}</p></main>`;
  return { title: endedTitle, state: "data-ended", content };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString("base64url");
  reply.headers({
    "content-security-policy": policy(nonce, page.isAnswered === true ? " blob:" : ""),
    "cache-control": "no-store",
    "content-language": page.language,
    "content-type": "text/html; charset=utf-8",
    "referrer-policy": "no-referrer",
    vary: "accept-language",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  return reply.send(await compressed(filled(page, nonce), request, reply));
}

/** One pass, so that nothing in a title is filled in as well. */
function filled({ html, preview, ...page }: Page, nonce: string): string {
  const values: Record<string, string> = {
    __CSP_NONCE__: nonce,
    __LANGUAGE__: page.language,
    __TITLE__: escapeHtml(page.title),
    __PREVIEW_TITLE__: escapeHtml(preview ?? ""),
    __STATE__: page.state,
    __CONTENT__: page.content,
  };
  const shell = preview === undefined ? html.replace(/<!-- preview -->.*<!-- \/preview -->/s, "") : html;
  return shell.replaceAll(/__[A-Z_]+__/g, (name) => values[name] ?? name);
}

/**
 * Nothing may be framed, sent elsewhere or loaded from another place; pictures and films are below the same prefix, or
 * were just made on the device.
 */
function policy(nonce: string, made: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${made}`,
    `media-src 'self'${made}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
