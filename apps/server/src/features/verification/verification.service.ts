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
}

interface VerificationDeps {
  readonly registrations: {
    complete(
      given: { email: string; code: string; requestToken?: string | undefined },
      language: Language | undefined,
    ): Promise<Member>;
    resend(email: string, language: Language | undefined): Promise<void>;
  };
  readonly login: {
    comeBack(email: string, code: string, language: Language | undefined): Promise<Member>;
    resendReturnCode(email: string): Promise<void>;
  };
  readonly recovery: { prove(request: string, code: string): Promise<{ grant: string }> };
  readonly sessions: { start(member: Member, userAgent: string): Promise<Tokens> };
}

export type GivenCode =
  | { readonly otp: string; readonly token: string }
  | {
      readonly otp: string;
      readonly emailId: string;
      readonly type: CodeType;
      readonly requestToken?: string | undefined;
    };

/** One door for every mailed code; what it opens depends on what it was mailed for. */
export function createVerificationService({ registrations, login, recovery, sessions }: VerificationDeps) {
  return {
    async verify(given: GivenCode, { userAgent, language }: Origin) {
      if ("token" in given) return { jwtToken: (await recovery.prove(given.token, given.otp)).grant };
      const { type, emailId, otp, requestToken } = given;
      const userDetails = await (type === "signup"
        ? registrations.complete({ email: emailId, code: otp, requestToken }, language)
        : login.comeBack(emailId, otp, language));
      return { userDetails, ...(await sessions.start(userDetails, userAgent)) };
    },

    resend: (type: CodeType, email: string, language: Language | undefined): Promise<void> =>
      type === "signup" ? registrations.resend(email, language) : login.resendReturnCode(email),
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;
