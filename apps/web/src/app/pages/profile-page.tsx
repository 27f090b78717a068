import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { clearTokens } from "#api/token-store.ts";
import { paths } from "#app/paths.ts";
import { logOut } from "#features/auth/log-out.ts";
import { ProfileScreen } from "#features/profile/profile-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function ProfilePage() {
  return (
    <ProfileScreen
      plansLink={
        <Link to={paths.subscriptions} className={buttonStyle("secondary")}>
          <Trans>See the plans</Trans>
        </Link>
      }
      onLogOut={logOut}
      onSessionEnded={clearTokens}
    />
  );
}
