import type { CodeType } from "@lane/contract/auth.ts";
import type { Member } from "@lane/contract/sessions.ts";

interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

interface VerificationDeps {
  readonly registrations: {
    complete(email: string, code: string): Promise<Member>;
    resend(email: string): Promise<void>;
  };
  readonly login: {
    comeBack(email: string, code: string): Promise<Member>;
    resendReturnCode(email: string): Promise<void>;
  };
  readonly recovery: { prove(request: string, code: string): Promise<{ grant: string }> };
  readonly sessions: { start(member: Member, userAgent: string): Promise<Tokens> };
}

export type GivenCode =
  | { readonly otp: string; readonly token: string }
  | { readonly otp: string; readonly emailId: string; readonly type: CodeType };

/** One door for every mailed code; what it opens depends on what it was mailed for. */
export function createVerificationService({ registrations, login, recovery, sessions }: VerificationDeps) {
  return {
    async verify(given: GivenCode, userAgent: string) {
      if ("token" in given) return { jwtToken: (await recovery.prove(given.token, given.otp)).grant };
      const { type, emailId, otp } = given;
      const userDetails = await (type === "signup"
        ? registrations.complete(emailId, otp)
        : login.comeBack(emailId, otp));
      return { userDetails, ...(await sessions.start(userDetails, userAgent)) };
    },

    resend: (type: CodeType, email: string): Promise<void> =>
      type === "signup" ? registrations.resend(email) : login.resendReturnCode(email),
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;
