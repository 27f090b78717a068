import type { authApi, CodeType, Registration } from "@lane/contract/auth.ts";
import type { profileApi } from "@lane/contract/profile.ts";
import { useMutation } from "@tanstack/react-query";

import { call, request } from "#api/client.ts";
import { openRoute, routes } from "#api/routes.ts";

import { isSignedIn } from "./session.ts";

const authRoutes = {
  signup: openRoute<typeof authApi.signup>("POST", "/auth/signup"),
  verifyEmailOtp: openRoute<typeof authApi.verifyEmailOtp>("POST", "/auth/verify-email-otp"),
  verifyOtp: openRoute<typeof authApi.verifyOtp>("POST", "/auth/verify-otp"),
  resendOtp: openRoute<typeof authApi.resendOtp>("POST", "/auth/resend-otp"),
  forgotPassword: openRoute<typeof authApi.forgotPassword>("POST", "/auth/forgot-password"),
  resetPassword: openRoute<typeof authApi.resetPassword>("POST", "/auth/reset-password"),
  undoNewEmail: openRoute<typeof profileApi.undoNewEmail>("POST", "/user/email/undo"),
} as const;

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

export function useLogin() {
  return useMutation({ mutationFn: (body: Credentials) => call(routes.auth.login, { body }) });
}

export function useSignup() {
  return useMutation({ mutationFn: (body: Registration) => call(authRoutes.signup, { body }) });
}

export function useVerifyEmail() {
  return useMutation({ mutationFn: (body: EmailCode) => call(authRoutes.verifyEmailOtp, { body }) });
}

export function useResendCode() {
  return useMutation({
    mutationFn: (body: Omit<EmailCode, "otp">) => call(authRoutes.resendOtp, { body }),
  });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (body: { readonly email: string }) => call(authRoutes.forgotPassword, { body }) });
}

export function useVerifyReset() {
  return useMutation({ mutationFn: (body: ResetCode) => call(authRoutes.verifyOtp, { body }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { readonly jwtToken: string; readonly newPassword: string }) =>
      call(authRoutes.resetPassword, { body }),
  });
}

/** Ends every session of the account. If this browser had one, the next call to the server makes it drop the tokens. */
export function useUndoAddressChange() {
  return useMutation({
    mutationFn: async (body: { readonly token: string }) => {
      await call(authRoutes.undoNewEmail, { body });
      if (isSignedIn()) await request(routes.sessions.verify, {});
    },
  });
}
