import type { EndpointShape } from "@lane/contract/endpoint.ts";
import type { healthApi } from "@lane/contract/health.ts";
import type { sessionsApi } from "@lane/contract/sessions.ts";

/** An endpoint as the browser needs it. `shape` is never set: it carries the contract's types, not its schemas. */
export interface Route<E extends EndpointShape> {
  readonly method: E["method"];
  readonly path: E["path"];
  readonly shape?: E;
}

/**
 * The contract's endpoints without their schemas. Importing the endpoint objects themselves would put Zod into every
 * page; the compiler holds each method and path to the contract instead.
 */
export const routes = {
  health: {
    read: route<typeof healthApi.read>("GET", "/health"),
  },
  sessions: {
    verify: route<typeof sessionsApi.verify>("GET", "/auth/verify"),
    logout: route<typeof sessionsApi.logout>("POST", "/auth/logout"),
  },
} as const;

function route<E extends EndpointShape>(method: E["method"], path: E["path"]): Route<E> {
  return { method, path };
}
