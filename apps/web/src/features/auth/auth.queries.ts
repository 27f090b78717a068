import type { CodeType, Registration } from "@lane/contract/auth.ts";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";

import { call, request } from "#api/client.ts";
import { routes } from "#api/routes.ts";
import { checkSession } from "#api/session-check.ts";

import { isSignedIn, useIsSignedIn } from "./session.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface EmailCode {
  readonly otp: string;
  readonly emailId: string;
  readonly type: CodeType;
  readonly requestToken?: string | undefined;
}

interface ResetCode {
  readonly otp: string;
  readonly token: string;
}

const memberQuery = queryOptions({
  queryKey: ["member"],
  queryFn: async () => (await checkSession()).user,
});

/** The signed-in member's name and address, once the server has confirmed the token. */
export function useMember() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...memberQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}

export function useLogin() {
  return useMutation({ mutationFn: (body: Credentials) => call(routes.auth.login, { body }) });
}

export function useSignup() {
  return useMutation({ mutationFn: (body: Registration) => call(routes.auth.signup, { body }) });
}

export function useVerifyEmail() {
  return useMutation({ mutationFn: (body: EmailCode) => call(routes.auth.verifyEmailOtp, { body }) });
}

export function useResendCode() {
  return useMutation({
    mutationFn: (body: Omit<EmailCode, "otp">) => call(routes.auth.resendOtp, { body }),
  });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (body: { readonly email: string }) => call(routes.auth.forgotPassword, { body }) });
}

export function useVerifyReset() {
  return useMutation({ mutationFn: (body: ResetCode) => call(routes.auth.verifyOtp, { body }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { readonly jwtToken: string; readonly newPassword: string }) =>
      call(routes.auth.resetPassword, { body }),
  });
}

/** Ends every session of the account. If this browser had one, the next call to the server makes it drop the tokens. */
export function useUndoAddressChange() {
  return useMutation({
    mutationFn: async (body: { readonly token: string }) => {
      await call(routes.profile.undoNewEmail, { body });
      if (isSignedIn()) await request(routes.sessions.verify, {});
    },
  });
}
