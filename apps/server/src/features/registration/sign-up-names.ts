import type { PendingRegistration } from "./registration.repository.ts";

/** A sign-up as its own client names it. */
export interface NamedSignUp {
  readonly email: string;
  readonly requestToken?: string | undefined;
  /** From the browser's cookie, which may be left from another sign-up: it names one only if that one waits here. */
  readonly keptToken?: string | undefined;
}

type Named = Pick<PendingRegistration, "id">;

export function createSignUpNames(fingerprint: (purpose: string, text: string) => string) {
  /** Names one registration, however often its code is sent anew. */
  const tokenOf = ({ id }: Named): string => fingerprint("registration", id);

  return {
    tokenOf,
    /** Undefined when the client names none of those that wait. */
    tokenFor: (waiting: readonly Named[], { requestToken, keptToken }: NamedSignUp): string | undefined =>
      requestToken ?? (waiting.some((one) => tokenOf(one) === keptToken) ? keptToken : undefined),
  };
}

export type SignUpNames = ReturnType<typeof createSignUpNames>;
