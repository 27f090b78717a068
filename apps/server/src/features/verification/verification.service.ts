import type { CodeType } from "@lane/contract/auth.ts";
import type { Member } from "@lane/contract/sessions.ts";
import type { Language } from "@lane/domain/languages.ts";

interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

interface Origin {
  readonly userAgent: string;
  readonly language: Language | undefined;
  /** The token of the request that this browser began. */
  readonly keptToken: string | undefined;
}

/** The request that a code was mailed for: named by the client, or else by the browser's cookie. */
interface NamedRequest {
  readonly email: string;
  readonly requestToken: string | undefined;
  readonly keptToken: string | undefined;
}

interface VerificationDeps {
  readonly registrations: {
    complete(given: NamedRequest & { readonly code: string }, language: Language | undefined): Promise<Member>;
    resend(named: NamedRequest, language: Language | undefined): Promise<void>;
  };
  readonly reactivation: {
    complete(given: NamedRequest & { readonly code: string }, language: Language | undefined): Promise<Member>;
    resend(named: NamedRequest): Promise<void>;
  };
  readonly recovery: { prove(request: string, code: string): Promise<{ grant: string }> };
  readonly sessions: { start(member: Member, userAgent: string): Promise<Tokens> };
}

interface CodeRequest {
  readonly emailId: string;
  readonly type: CodeType;
  readonly requestToken?: string | undefined;
}

export type GivenCode = { readonly otp: string; readonly token: string } | ({ readonly otp: string } & CodeRequest);

/** One entry for every mailed code; the result depends on the purpose it was mailed for. */
export function createVerificationService({ registrations, reactivation, recovery, sessions }: VerificationDeps) {
  return {
    async verify(given: GivenCode, { userAgent, language, keptToken }: Origin) {
      if ("token" in given) return { jwtToken: (await recovery.prove(given.token, given.otp)).grant };
      const { type, emailId: email, otp: code, requestToken } = given;
      const flow = type === "signup" ? registrations : reactivation;
      const userDetails = await flow.complete({ email, code, requestToken, keptToken }, language);
      return { userDetails, ...(await sessions.start(userDetails, userAgent)) };
    },

    async resend({ type, emailId: email, requestToken }: CodeRequest, { language, keptToken }: Origin): Promise<void> {
      const named = { email, requestToken, keptToken };
      await (type === "signup" ? registrations.resend(named, language) : reactivation.resend(named));
    },
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;
