import { type AnsweringAction, type AskFacts, decideAnswering } from "@lane/domain/permissions.ts";
import { isAdult } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

import type { AnswerRecord, AskGateRepository, AskRecord } from "./ask-gate.repository.ts";

interface AskGateDeps {
  readonly repository: AskGateRepository;
  readonly hashOf: (token: string) => string;
  readonly keyHashOf: (key: string) => string;
  readonly clock: Clock;
}

/** What somebody holds who answers: the token of the link, and the secret of the device. */
export interface AnswererProof {
  readonly token: string;
  readonly key?: string | undefined;
}

/** A question that is open for somebody, with what their device has answered so far. */
export interface OpenAsk {
  readonly ask: AskRecord;
  readonly answer: AnswerRecord | undefined;
  /** Empty where no device named itself. */
  readonly keyHash: string;
}

/**
 * Everything that people without an account do with a question passes here: page, look, pieces, sending, withdrawing,
 * report. What does not open is answered like a link that never was.
 */
export function createAskGate({ repository, hashOf, keyHashOf, clock }: AskGateDeps) {
  async function open(
    { token, key }: AnswererProof,
    action: AnsweringAction,
    prepare?: (askId: string) => Promise<void>,
  ): Promise<OpenAsk> {
    const tokenHash = hashOf(token);
    const keyHash = key === undefined ? "" : keyHashOf(key);
    const found = await repository.findByToken(tokenHash);
    if (found) await prepare?.(found.id);
    const ask = prepare ? await repository.findByToken(tokenHash) : found;
    const answer = ask && keyHash !== "" ? await repository.findAnswer(ask.id, keyHash) : undefined;
    const now = clock.now();
    const decision = decideAnswering(action, ask && factsOf(ask, now), answer, now);
    if (!ask || decision !== "allow") throw notThere();
    return { ask, answer, keyHash };
  }

  return {
    /** Changes nothing and waits for nobody. */
    look: (proof: AnswererProof, action: AnsweringAction = "read"): Promise<OpenAsk> => open(proof, action),

    /** Call it in the transaction that changes the answer: other changes of this question wait for its end. */
    change: (proof: AnswererProof): Promise<OpenAsk> => open(proof, "change", (askId) => repository.lock(askId)),
  };
}

export type AskGate = ReturnType<typeof createAskGate>;

export function notThere(): AppError {
  return new AppError("not_found", "We can't find this");
}

function factsOf({ endedAt, expiresAt, ownerStatus, ownerBorn }: AskRecord, now: number): AskFacts {
  return { endedAt, expiresAt, isOwnerActive: ownerStatus === "active", isOwnerAdult: isAdult(ownerBorn, now) };
}
