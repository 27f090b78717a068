import type { FastifyInstance } from "fastify";

const oneYearSeconds = 31_536_000;

/** The content security policy of our pages. Scripts run by nonce only, so an injected one does not run. */
export function pagePolicy(nonce: string, mediaOrigin?: string): string {
  const elsewhere = mediaOrigin === undefined ? "" : ` ${mediaOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...always,
    "require-trusted-types-for 'script'",
    // One named policy: it lets the app start its own worker, and no other script.
    "trusted-types lane-worker",
  ].join("; ");
}

const always = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"];
/** The worker's policy: requests to this server only. */
export const workerPolicy = ["default-src 'none'", "connect-src 'self'", ...always].join("; ");
const answerPolicy = ["default-src 'none'", ...always].join("; ");

export type SecurityHeaders = Readonly<Record<string, string>>;

export function securityHeaders(options: { readonly isHttps: boolean }): SecurityHeaders {
  return {
    "content-security-policy": answerPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cache-control": "no-store",
    ...(options.isHttps ? { "strict-transport-security": `max-age=${oneYearSeconds}; includeSubDomains` } : {}),
  };
}

/** Set first, so that errors and unknown paths have the headers too. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
