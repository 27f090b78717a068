import type { authApi } from "@lane/contract/auth.ts";
import type { EndpointShape } from "@lane/contract/endpoint.ts";
import type { healthApi } from "@lane/contract/health.ts";
import type { mediaApi } from "@lane/contract/media.ts";
import type { memoriesApi } from "@lane/contract/memories.ts";
import type { overviewsApi } from "@lane/contract/overviews.ts";
import type { profileApi } from "@lane/contract/profile.ts";
import type { sessionsApi } from "@lane/contract/sessions.ts";
import type { timelinesApi } from "@lane/contract/timelines.ts";

/** An endpoint as the browser needs it. `shape` is never set: it carries the contract's types without its schemas. */
export interface Route<E extends EndpointShape> {
  readonly method: E["method"];
  readonly path: E["path"];
  readonly isOpen?: true;
  readonly shape?: E;
}

/**
 * The contract's endpoints without their schemas. Importing the endpoint objects would put Zod into every page; the
 * compiler checks each method and path against the contract instead. Every page that sends requests loads this list;
 * the endpoints of a single screen are in its feature, such as `features/imports/import-routes.ts`.
 */
export const routes = {
  auth: {
    login: openRoute<typeof authApi.login>("POST", "/auth/login"),
  },
  health: {
    read: openRoute<typeof healthApi.read>("GET", "/health"),
  },
  media: {
    uploadImage: route<typeof mediaApi.uploadImage>("POST", "/auth/upload-image"),
    items: route<typeof mediaApi.items>("GET", "/media/items"),
    poster: route<typeof mediaApi.poster>("POST", "/media/poster"),
    retry: route<typeof mediaApi.retry>("POST", "/media/retry"),
    storage: route<typeof mediaApi.storage>("GET", "/user/storage"),
  },
  memories: {
    list: route<typeof memoriesApi.list>("GET", "/memories"),
    details: route<typeof memoriesApi.details>("GET", "/memories/details"),
    create: route<typeof memoriesApi.create>("POST", "/memories"),
    update: route<typeof memoriesApi.update>("PUT", "/memories"),
    archive: route<typeof memoriesApi.archive>("POST", "/memories/archive"),
    remove: route<typeof memoriesApi.remove>("DELETE", "/memories"),
    versions: route<typeof memoriesApi.versions>("GET", "/memories/versions"),
    move: route<typeof memoriesApi.move>("POST", "/memories/move"),
    restoreVersion: route<typeof memoriesApi.restoreVersion>("POST", "/memories/versions/restore"),
  },
  overviews: {
    home: route<typeof overviewsApi.home>("GET", "/timeline/home"),
    year: route<typeof overviewsApi.year>("GET", "/timeline/year"),
    previews: route<typeof overviewsApi.previews>("GET", "/memories/previews"),
    walk: route<typeof overviewsApi.walk>("GET", "/memories/walk"),
    walkFound: route<typeof overviewsApi.walkFound>("GET", "/memories/walk/found"),
  },
  profile: {
    update: route<typeof profileApi.update>("PUT", "/user/profile"),
  },
  sessions: {
    verify: route<typeof sessionsApi.verify>("GET", "/auth/verify"),
    refresh: openRoute<typeof sessionsApi.refresh>("POST", "/auth/refresh"),
    logout: route<typeof sessionsApi.logout>("POST", "/auth/logout"),
    logoutLater: openRoute<typeof sessionsApi.logoutLater>("POST", "/auth/logout-later"),
    logoutEverywhere: route<typeof sessionsApi.logoutEverywhere>("POST", "/auth/logout-everywhere"),
    devices: route<typeof sessionsApi.devices>("GET", "/auth/devices"),
    endDevice: route<typeof sessionsApi.endDevice>("POST", "/auth/devices/end"),
  },
  timelines: {
    read: route<typeof timelinesApi.read>("GET", "/timeline"),
    create: route<typeof timelinesApi.create>("POST", "/timeline/create"),
  },
} as const;

/** An endpoint for members. */
export function route<E extends EndpointShape & { access: "member" }>(method: E["method"], path: E["path"]): Route<E> {
  return { method, path };
}

/** An endpoint that needs no session. */
export function openRoute<E extends EndpointShape & { access: "public" }>(
  method: E["method"],
  path: E["path"],
): Route<E> {
  return { method, path, isOpen: true };
}
