import { randomBytes } from "node:crypto";

import { AppError } from "#lib/app-error.ts";
import { sha256 } from "#lib/hash.ts";
import { createId } from "#lib/ids.ts";
import { leftOf, operatorLinkLifeMs, operatorSessionLifeMs } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import type { OperatorActionsService } from "./operator-actions.service.ts";
import type { OperatorSessionRecord, OperatorSessionsRepository } from "./operator-sessions.repository.ts";

interface OperatorSessionsDeps {
  readonly repository: OperatorSessionsRepository;
  readonly actions: Pick<OperatorActionsService, "record">;
  readonly clock: Clock;
}

const secretBytes = 32;

/** Who may look at the operator's page. Whoever can run its commands makes the link; there is no password to guess. */
export function createOperatorSessions({ repository, actions, clock }: OperatorSessionsDeps) {
  function isOpen(found: OperatorSessionRecord | undefined, lifeMs: number): found is OperatorSessionRecord {
    return found !== undefined && leftOf(found.expiresAt, lifeMs, clock.now()) > 0;
  }

  return {
    lifeMs: operatorSessionLifeMs,

    /** Answers with the code of a link. Only its hash is stored. */
    async createLink(who: string): Promise<string> {
      const code = newSecret();
      await actions.record(who, async () => {
        const now = clock.now();
        await repository.insertLink({ id: createId(now), who, codeHash: sha256(code) }, now);
        return { action: "sign-in-link" as const };
      });
      return code;
    },

    /** Answers with the token of the session. Of two who come with the same code, one gets it. */
    async signIn(code: string): Promise<string> {
      const codeHash = sha256(code);
      const link = await repository.findLink(codeHash);
      if (!isOpen(link, operatorLinkLifeMs)) throw wrongLink();
      const token = newSecret();
      const opened = await actions.record(link.who, async () => {
        const isFirst = await repository.open(codeHash, sha256(token), clock.now());
        return isFirst ? { action: "sign-in" as const } : undefined;
      });
      if (!opened) throw wrongLink();
      return token;
    },

    /** Throws unless the token belongs to a session that has not ended. */
    async find(token: string | undefined): Promise<OperatorSessionRecord> {
      const found = token === undefined ? undefined : await repository.findSession(sha256(token));
      if (!isOpen(found, operatorSessionLifeMs)) {
        throw new AppError("unauthenticated", "You're not signed in. Run npm run admin -- sign-in for a link");
      }
      return found;
    },

    async signOut({ id, who }: Pick<OperatorSessionRecord, "id" | "who">): Promise<void> {
      await actions.record(who, async () => {
        await repository.remove(id);
        return { action: "sign-out" as const };
      });
    },

    /** Ends every session, and every link that was not used yet. */
    async endAll(who: string): Promise<number> {
      const ended = await actions.record(who, async () => {
        const count = await repository.removeAll();
        return { action: "sign-out" as const, detail: `all of them: ${count}`, count };
      });
      return ended?.count ?? 0;
    },
  };
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>;

function newSecret(): string {
  return randomBytes(secretBytes).toString("base64url");
}

/** The same for a link that is wrong, used or too old, so that nothing can be learned from it. */
function wrongLink(): AppError {
  return new AppError(
    "unauthenticated",
    "This link has expired or was already used. Run npm run admin -- sign-in for a new one",
  );
}
