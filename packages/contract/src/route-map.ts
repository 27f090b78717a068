import { archiveApi } from "./archive.ts";
import { authApi } from "./auth.ts";
import { booksApi } from "./books.ts";
import { citiesApi } from "./cities.ts";
import type { EndpointShape } from "./endpoint.ts";
import { favouritesApi } from "./favourites.ts";
import { healthApi } from "./health.ts";
import { importsApi } from "./imports.ts";
import { lifelineApi } from "./lifeline.ts";
import { makingsApi } from "./exports.ts";
import { mediaApi } from "./media.ts";
import { memoriesApi } from "./memories.ts";
import { profileApi } from "./profile.ts";
import { promptsApi } from "./prompts.ts";
import { searchApi } from "./search.ts";
import { sessionsApi } from "./sessions.ts";
import { tasteApi } from "./year-preview.ts";
import { timelinesApi } from "./timelines.ts";

/** Every call the product answers, by feature. The router, the OpenAPI page and the surface tests read this one map. */
export const routeMap = {
  health: healthApi,
  cities: citiesApi,
  taste: tasteApi,
  auth: authApi,
  sessions: sessionsApi,
  profile: profileApi,
  media: mediaApi,
  timelines: timelinesApi,
  memories: memoriesApi,
  search: searchApi,
  prompts: promptsApi,
  favourites: favouritesApi,
  lifeline: lifelineApi,
  imports: importsApi,
  makings: makingsApi,
  books: booksApi,
  archive: archiveApi,
} as const satisfies Record<string, Record<string, EndpointShape>>;

export function allEndpoints(): EndpointShape[] {
  return Object.values(routeMap).flatMap((group): EndpointShape[] => Object.values(group));
}
