import type { MemoryDetails } from "@lane/contract/memories.ts";
import { defaultFields, memoryAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { openDrafts } from "#offline/drafts.ts";
import type { OutboxRequest } from "#offline/outbox-entry.ts";
import { ModalHost } from "#ui/modal-host.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { renderPart } from "./render-part.tsx";
import { signIn } from "./tokens.ts";

export const lake: MemoryDetails = {
  _id: "m-1",
  memoryTitle: "The lake",
  memoryDescription: "<p>We swam <strong>early</strong>.</p>",
  media: [],
  ...pickFields(defaultFields, memoryAttributes),
  timelineId: "t-1",
  yearId: "y-1998",
  year: 1998,
  month: 7,
  day: null,
  monthDescription: "July 1998",
  prompt: null,
  version: 3,
  createdAt: "2026-01-01T12:00:00.000Z",
  updatedAt: "2026-01-02T12:00:00.000Z",
  previousMemoryId: null,
  nextMemoryId: "m-2",
  previous: null,
  next: { id: "m-2", title: "The storm", cover: null },
};

/** A queued mark. */
export const flowerForLake: OutboxRequest = {
  id: "e-1",
  key: "k-1",
  memoryId: lake._id,
  version: lake.version,
  change: { kind: "tag", mark: "Flower" },
  seen: lake,
  queuedAt: 1,
};

type Answer = (body: unknown) => Response | Promise<Response>;

interface Sent {
  readonly call: string;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
}

const defaults: Record<string, Answer> = {
  "GET /api/auth/verify": () => fine({ valid: true, draftKey: btoa("k".repeat(32)).replaceAll("=", "") }),
  "GET /api/timeline": () => fine({ timeline: { _id: "t-1", startYear: 1998, endYear: 2007 }, years: years() }),
  "GET /api/memories/details": () => fine({ memory: lake }),
};

/** A fake server: answers each call, and records the requests. */
export function serveMemories(answers: Record<string, Answer> = {}) {
  const sent: Sent[] = [];
  const known = { ...defaults, ...answers };
  vi.stubGlobal("fetch", async (address: string, options: RequestInit) => {
    const call = `${options.method} ${address.split("?")[0]}`;
    const body: unknown = typeof options.body === "string" ? JSON.parse(options.body) : undefined;
    const idempotencyKey = new Headers(options.headers).get("idempotency-key") ?? undefined;
    sent.push({ call, body, idempotencyKey });
    return (await known[call]?.(body)) ?? refuse(404, `No answer is set for ${call}`);
  });
  return { sentTo: (call: string) => sent.filter((one) => one.call === call) };
}

export function fine(more: object = {}): Response {
  return Response.json({ status: 200, message: "OK", statusCode: 200, statusMessage: "OK", ...more });
}

export function refuse(status: number, sentence: string, more: object = {}): Response {
  const outcome = { status, message: sentence, statusCode: status, statusMessage: sentence };
  return Response.json({ ...outcome, code: "conflict", requestId: "r-1", ...more }, { status });
}

/** Renders a part with a signed-in member, toasts and modals, outside the router. */
export async function renderSignedIn(part: ReactNode) {
  signIn();
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      {part}
      <Toaster />
      <ModalHost />
    </QueryClientProvider>,
  );
}

export async function forgetDrafts(): Promise<void> {
  serveMemories();
  signIn();
  const drafts = openDrafts();
  for (const { id } of await drafts.list()) await drafts.remove(id);
}

function years() {
  return [1998, 1999].map((year) => ({
    _id: `y-${year}`,
    year,
    memoryCount: 0,
    flowerMemoryCount: 0,
    stoneMemoryCount: 0,
    monthCounts: Array.from({ length: 12 }, () => 0),
    lock: year === 1999,
    disable: false,
  }));
}
