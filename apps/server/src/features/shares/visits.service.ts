import type { Answer } from "@lane/contract/endpoint.ts";
import type { visitsApi } from "@lane/contract/visits.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import type { ShareAddresses } from "./share-addresses.ts";
import type { ShareAnswers } from "./share-answers.service.ts";
import type { ShareContents } from "./share-contents.ts";
import { notThere, type OpenShare, type ShareGate } from "./share-gate.ts";
import type { ShareUsesRepository } from "./share-uses.repository.ts";

interface VisitsDeps {
  readonly gate: ShareGate;
  readonly contents: ShareContents;
  readonly answers: ShareAnswers;
  readonly addresses: Pick<ShareAddresses, "passOf">;
  readonly uses: Pick<ShareUsesRepository, "countOpening">;
  readonly passphrases: { check(who: string, stored: string | undefined, passphrase: string): Promise<boolean> };
  readonly clock: Clock;
}

interface Visit {
  readonly token: string;
  readonly pass?: string | undefined;
}

type Look = Pick<Answer<typeof visitsApi.look>, "needsPassphrase" | "share">;

/** What a person without an account may do who holds a link. */
export function createVisitsService(deps: VisitsDeps) {
  const { gate, contents, answers, addresses, uses, passphrases, clock } = deps;

  /** For calls after the first look, which has asked for the passphrase. */
  async function unlocked(visit: Visit): Promise<OpenShare> {
    const opened = await gate.visit(visit);
    if (opened === "needs passphrase") throw notThere();
    return opened;
  }

  return {
    async look(visit: Visit): Promise<Look> {
      const opened = await gate.visit(visit);
      if (opened === "needs passphrase") return { needsPassphrase: true, share: null };
      const { share, facts } = opened;
      return {
        needsPassphrase: false,
        share: {
          from: share.shows.name ? share.ownerFirstName : null,
          greeting: share.greeting,
          expiresAt: share.expiresAt === null ? null : isoInstant(share.expiresAt),
          allowsAnswers: facts.allowsAnswers,
          isForAddress: share.kind === "person",
          memories: await contents.memories(opened),
        },
      };
    },

    async unlock(token: string, passphrase: string): Promise<string> {
      const { share, grant } = await gate.behindLink(token);
      const { passphraseHash } = share;
      const isOpen = passphraseHash === null;
      if (!isOpen && !(await passphrases.check(`share:${share.id}`, passphraseHash, passphrase.trim()))) {
        const text = "This passphrase isn't right";
        throw new AppError("invalid_input", text, { fields: { passphrase: text } });
      }
      return addresses.passOf(grant);
    },

    async opened(visit: Visit): Promise<void> {
      const { share } = await unlocked(visit);
      await uses.countOpening(share.id, clock.now());
    },

    async answer({ memoryId, name, text, ...visit }: Visit & { memoryId?: string | undefined } & Told): Promise<void> {
      await answers.add(await unlocked(visit), { memoryId, name, text });
    },

    async report({ text, ...visit }: Visit & { readonly text: string }): Promise<void> {
      // Also of what is locked: the address alone may be the misuse.
      const { share } = await gate.behindLink(visit.token);
      await answers.report(share.id, text);
    },

    /** For the page's own title: nothing where a passphrase is missing. */
    async titleOf(token: string): Promise<{ readonly title: string | null; readonly count: number } | undefined> {
      try {
        const opened = await gate.visit({ token });
        if (opened === "needs passphrase") return { title: null, count: 1 };
        const [first, ...others] = opened.memories;
        return { title: others.length === 0 ? (first?.title ?? null) : null, count: opened.memories.length };
      } catch (error) {
        if (error instanceof AppError && error.code === "not_found") return undefined;
        throw error;
      }
    },
  };
}

interface Told {
  readonly name: string;
  readonly text: string;
}

export type VisitsService = ReturnType<typeof createVisitsService>;
