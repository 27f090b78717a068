import {
  type FoundBackups,
  restoreBackupsBody,
  restoreCallPaths,
  restoreStartBody,
  type RestoreStatus,
  restoreStatusBody,
} from "@lane/contract/restoring.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

import { invalidInput } from "./problems.ts";
import { createRequestLimit } from "./request-limit.ts";

const wrongCodesPerMinute = 10;
const callsPerMinute = 600;
const mostBytes = 32_768;
const wrongCode = "This isn't the code of this server's last start. Please use the address that it printed.";

/** Takes the orders; satisfied by `app/restore-desk.ts`. */
export interface RestoreDesk {
  knows(code: string): boolean;
  status(): RestoreStatus;
  findBackups(keys: Omit<z.output<typeof restoreBackupsBody>, "code">): Promise<FoundBackups>;
  order(wish: Omit<z.output<typeof restoreStartBody>, "code">): Promise<void>;
}

export interface RestoreAccess {
  readonly desk: RestoreDesk;
  /** Whether a backup may be restored here now. */
  readonly isOpen: () => Promise<boolean>;
}

/** The calls of the page at `/restore`: there only while the installation is empty, and only for who has the code. */
export function addRestoreCalls(app: FastifyInstance, { desk, isOpen }: RestoreAccess, clock: Clock): void {
  const calls = createRequestLimit({ clock, perMinute: callsPerMinute });
  const wrongCodes = createRequestLimit({ clock, perMinute: wrongCodesPerMinute });

  function add<B extends { readonly code: string }>(
    path: string,
    body: z.ZodType<B>,
    work: (body: B) => Promise<RestoreStatus | FoundBackups>,
  ): void {
    app.post(path, {
      bodyLimit: mostBytes,
      // Before the body is read: what does not exist does not read it either.
      onRequest: async (_request, reply) => closed(reply, await isOpen()),
      handler: async (request) => {
        limit(calls, request);
        const parsed = body.safeParse(request.body);
        if (!parsed.success) throw invalidInput(parsed.error);
        if (!desk.knows(parsed.data.code)) {
          limit(wrongCodes, request);
          throw new AppError("forbidden", wrongCode);
        }
        return work(parsed.data);
      },
    });
  }

  add(restoreCallPaths.status, restoreStatusBody, async () => desk.status());
  add(restoreCallPaths.backups, restoreBackupsBody, (keys) => desk.findBackups(keys));
  add(restoreCallPaths.start, restoreStartBody, async (wish) => {
    await desk.order(wish);
    return desk.status();
  });
}

/** On a server that never restores anything the calls exist as little. */
export function closeRestoreCalls(app: FastifyInstance): void {
  for (const path of Object.values(restoreCallPaths)) {
    app.post(path, { onRequest: async (_request, reply) => closed(reply, false), handler: async () => undefined });
  }
}

function closed(reply: FastifyReply, isOpen: boolean): FastifyReply | undefined {
  if (isOpen) return undefined;
  reply.callNotFound();
  return reply;
}

function limit(counter: ReturnType<typeof createRequestLimit>, { ip }: FastifyRequest): void {
  const verdict = counter.take(ip);
  if (verdict.isAllowed) return;
  const { retryAfterMs } = verdict;
  throw new AppError("too_many_requests", "Too many tries. Please wait a moment", { retryAfterMs });
}
