import { unsubscribePath } from "./page-paths.ts";
import { restoreCallPaths } from "./restoring.ts";

/** What the server answers beside the route map: files, and what machines and operators ask for. No JSON in, no token. */
export interface OtherCall {
  readonly method: "GET" | "POST";
  /** The whole path, with `:name` parameters. */
  readonly path: `/${string}`;
  /**
   * `signed` needs an address that this server has signed for one session, `key` the key of the mailbox, `processor` the
   * payment processor's signature.
   */
  readonly access: "public" | "signed" | "key" | "processor";
  readonly summary: string;
  readonly answers: { readonly status: "200" | "204" | "303"; readonly contentType?: string };
}

const html = { status: "200", contentType: "text/html" } as const;
const json = { status: "200", contentType: "application/json" } as const;
const text = { status: "200", contentType: "text/plain" } as const;
const bytes = { status: "200", contentType: "application/octet-stream" } as const;
export const otherCalls: readonly OtherCall[] = [
  {
    method: "GET",
    path: "/api/media/:fileId",
    access: "signed",
    summary: "A member's photo, recording or video; answers range requests",
    answers: bytes,
  },
  {
    method: "GET",
    path: "/api/makings/:id/files/:name",
    access: "signed",
    summary: "A file that was made for a member, such as a book or an archive; answers range requests",
    answers: bytes,
  },
  {
    method: "GET",
    path: "/s/media/:fileId",
    access: "signed",
    summary: "A photo, recording or video of a share, while the share lasts; answers range requests",
    answers: bytes,
  },
  {
    method: "GET",
    path: "/s/print/:token/:name",
    access: "signed",
    summary: "One of the two files of an order of printed books, for its printer and a day; answers range requests",
    answers: bytes,
  },
  {
    method: "GET",
    path: "/api/openapi.json",
    access: "public",
    summary: "This document",
    answers: json,
  },
  { method: "GET", path: "/api/docs", access: "public", summary: "This document as a page", answers: html },
  {
    method: "GET",
    path: "/api/docs.css",
    access: "public",
    summary: "The style of the server's own pages",
    answers: { status: "200", contentType: "text/css" },
  },
  {
    method: "POST",
    path: "/api/stripe/webhook",
    access: "processor",
    summary: "Stripe's messages, each a reason to read the state from Stripe; 404 where nothing is sold",
    answers: json,
  },
  {
    method: "POST",
    path: "/api/lulu/webhook",
    access: "processor",
    summary: "The printer's messages, each a reason to ask the printer; 404 where no books are printed",
    answers: json,
  },
  { method: "GET", path: "/healthz", access: "public", summary: "Whether the process is alive", answers: json },
  {
    method: "GET",
    path: "/readyz",
    access: "public",
    summary: "Whether the process is ready for requests; 503 while it is not",
    answers: json,
  },
  {
    method: "GET",
    path: "/.well-known/security.txt",
    access: "public",
    summary: "Where to report a vulnerability of this server (RFC 9116); 404 if its operator has named no contact",
    answers: text,
  },
  { method: "GET", path: "/robots.txt", access: "public", summary: "Where search engines may go", answers: text },
  {
    method: "GET",
    path: "/sitemap.xml",
    access: "public",
    summary: "The pages that search engines may list",
    answers: { status: "200", contentType: "application/xml" },
  },
  {
    method: "GET",
    path: "/sw.js",
    access: "public",
    summary: "The service worker that opens the web app offline",
    answers: { status: "200", contentType: "text/javascript" },
  },
  {
    method: "POST",
    path: "/share-target",
    access: "public",
    summary:
      "Where other apps share to while the worker is not there yet; reads nothing and leads to the page for a new memory",
    answers: { status: "303" },
  },
  {
    method: "POST",
    path: unsubscribePath,
    access: "public",
    summary:
      "Switch off one kind of mail from within a mail program (RFC 8058); reads only the token behind `?t=`, never the form",
    answers: text,
  },
  {
    method: "GET",
    path: "/dev/mailbox",
    access: "key",
    summary: "The emails of a server without a mail server; never in production",
    answers: html,
  },
  {
    method: "POST",
    path: "/dev/mailbox/key",
    access: "public",
    summary: "Trade the key of the mailbox for its cookie; limited to a few tries a minute",
    answers: { status: "204" },
  },
  { method: "GET", path: "/dev/mailbox/:name", access: "key", summary: "One of these emails", answers: html },
  {
    method: "GET",
    path: "/dev/mailbox/:name/html",
    access: "key",
    summary: "The same email as a page, for a sandboxed frame",
    answers: html,
  },
  {
    method: "POST",
    path: restoreCallPaths.status,
    access: "public",
    summary:
      "How far restoring a backup is; needs the code of the start message, and there only while nobody has an account",
    answers: json,
  },
  {
    method: "POST",
    path: restoreCallPaths.backups,
    access: "public",
    summary: "The backups that can be restored; needs the same code",
    answers: json,
  },
  {
    method: "POST",
    path: restoreCallPaths.start,
    access: "public",
    summary: "Begin to restore a backup; needs the same code, and is limited to a few wrong tries a minute",
    answers: json,
  },
];
