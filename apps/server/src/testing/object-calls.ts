import type { Method } from "@lane/contract/endpoint.ts";

/** The ids that a call about memories can name. */
export interface ObjectIds {
  readonly timelineId: string;
  readonly yearId: string;
  readonly memoryId: string;
}

export interface ObjectCall {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
}

/** Every call that names a timeline, a year or a memory, as it is made with good input. */
export const objectCalls: Record<string, (ids: ObjectIds) => ObjectCall> = {
  "GET /memories": ({ yearId }) => ({ method: "GET", path: `/memories?yearId=${yearId}&month=7` }),
  "GET /memories/details": ({ memoryId }) => ({ method: "GET", path: `/memories/details?id=${memoryId}` }),
  "GET /memories/look-back": ({ yearId }) => ({ method: "GET", path: `/memories/look-back?yearId=${yearId}&month=7` }),
  "GET /memories/previews": ({ memoryId }) => ({ method: "GET", path: `/memories/previews?ids=${memoryId}` }),
  "GET /timeline/year": ({ yearId }) => ({ method: "GET", path: `/timeline/year?yearId=${yearId}` }),
  "GET /memories/walk": ({ yearId }) => ({ method: "GET", path: `/memories/walk?yearId=${yearId}` }),
  "GET /memories/versions": ({ memoryId }) => ({ method: "GET", path: `/memories/versions?id=${memoryId}` }),
  "GET /memories/tellings": ({ memoryId }) => ({ method: "GET", path: `/memories/tellings?id=${memoryId}` }),
  "POST /memories/open": ({ memoryId }) => ({ method: "POST", path: "/memories/open", body: { id: memoryId } }),
  "POST /memories/fold": ({ memoryId }) => ({
    method: "POST",
    path: "/memories/fold",
    body: { id: memoryId, isFolded: true },
  }),
  "POST /memories": ({ timelineId, yearId }) => ({
    method: "POST",
    path: "/memories",
    body: { timelineId, yearId, month: 7, memoryTitle: "Added", memoryDescription: "<p>Added.</p>" },
  }),
  "PUT /memories": ({ memoryId }) => ({
    method: "PUT",
    path: "/memories",
    body: { _id: memoryId, memoryTitle: "Changed" },
  }),
  "POST /memories/move": ({ memoryId, yearId }) => ({
    method: "POST",
    path: "/memories/move",
    body: { id: memoryId, yearId, month: 3 },
  }),
  "POST /memories/archive": ({ memoryId }) => ({ method: "POST", path: "/memories/archive", body: { id: memoryId } }),
  "POST /memories/versions/restore": ({ memoryId }) => ({
    method: "POST",
    path: "/memories/versions/restore",
    body: { id: memoryId, restore: 1 },
  }),
  "POST /memories/:memoryId/pdf": ({ memoryId }) => ({
    method: "POST",
    path: `/memories/${encodeURIComponent(memoryId)}/pdf`,
    body: { key: `key-of-${memoryId.length}-characters` },
  }),
  "DELETE /memories": ({ memoryId }) => ({ method: "DELETE", path: "/memories", body: { id: memoryId } }),
};
