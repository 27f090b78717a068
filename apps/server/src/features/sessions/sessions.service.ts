import type { Member } from "@lane/contract/sessions.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { TokenSigner } from "#ports/token-signer.ts";

import type { SessionsRepository } from "./sessions.repository.ts";

const accessLifeMs = 15 * 60 * 1000;
const sessionLifeMs = 90 * 24 * 60 * 60 * 1000;

interface SessionsDeps {
  readonly repository: SessionsRepository;
  readonly signer: TokenSigner;
  readonly clock: Clock;
}

export function createSessionsService({ repository, signer, clock }: SessionsDeps) {
  return {
    async start(accountId: string, device: string): Promise<{ accessToken: string }> {
      const now = clock.now();
      const id = createId(now);
      await repository.insert({ id, accountId, device, createdAt: now, expiresAt: now + sessionLifeMs });
      return { accessToken: await signer.sign({ accountId, sessionId: id }, now + accessLifeMs) };
    },

    /** Asks the database each time, so that a session that has ended is dead at once and everywhere. */
    async findViewer(credential: string | undefined): Promise<Viewer | undefined> {
      const claims = credential === undefined ? undefined : await signer.read(credential);
      if (!claims) return undefined;
      const session = await repository.findLive(claims.accountId, claims.sessionId, clock.now());
      return session ? { accountId: session.accountId, sessionId: session.id } : undefined;
    },

    async verify(viewer: Viewer): Promise<Member> {
      const member = await repository.findMember(viewer.accountId);
      if (!member) throw new AppError("unauthenticated", "Invalid token");
      return member;
    },

    async logout(viewer: Viewer): Promise<void> {
      await repository.end(viewer.accountId, viewer.sessionId, clock.now());
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
