import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { LoginForm } from "#features/auth/login-form.tsx";
import { isSignedIn, useIsSignedIn } from "#features/auth/session.ts";

const redirectDelayMs = 1000;

export function LoginPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [wasSignedIn] = useState(isSignedIn);
  useRedirectOfMembers();
  return (
    <AuthLayout
      title={t`Log In`}
      intro={<LoginIntro />}
      links={
        <Link to={paths.register} className="inline-flex min-h-11 items-center">
          <Trans>Don't have an account? Register</Trans>
        </Link>
      }
    >
      {wasSignedIn ? (
        <output className="block">
          <Trans>
            You're already logged in. Taking you to <Link to={paths.timeline}>your timeline</Link>.
          </Trans>
        </output>
      ) : (
        <LoginForm
          onCodeSent={() => void navigate({ to: paths.verifyOtp })}
          forgotLink={
            <Link to={paths.forgotPassword} className="inline-flex min-h-11 items-center">
              <Trans>Forgot Password?</Trans>
            </Link>
          }
        />
      )}
    </AuthLayout>
  );
}

export function LoginIntro() {
  return <Trans>Welcome back. Your timeline is just as you left it.</Trans>;
}

/** Long enough to read that the login worked, or that the member was logged in already. */
function useRedirectOfMembers(): void {
  const { history } = useRouter();
  const { next = paths.timeline } = useSearch({ from: "/guest/login" });
  const isMember = useIsSignedIn();
  useEffect(() => {
    if (!isMember) return undefined;
    const timer = setTimeout(() => history.replace(next), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isMember, history, next]);
}
