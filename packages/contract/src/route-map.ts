import type { EndpointShape } from "./endpoint.ts";
import { healthApi } from "./health.ts";
import { sessionsApi } from "./sessions.ts";

/** Every call the product answers, by feature. The router, the OpenAPI page and the surface tests read this one map. */
export const routeMap = {
  health: healthApi,
  sessions: sessionsApi,
} as const satisfies Record<string, Record<string, EndpointShape>>;

export function allEndpoints(): EndpointShape[] {
  return Object.values(routeMap).flatMap((group): EndpointShape[] => Object.values(group));
}
