import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { clearTokens } from "#api/token-store.ts";
import { paths } from "#app/paths.ts";
import { logOut } from "#features/auth/log-out.ts";
import { CalendarFile } from "#features/downloads/calendar-file.tsx";
import { DownloadMemory } from "#features/downloads/download-memory.tsx";
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
      keepsakes={{
        download: <DownloadMemory />,
        book: <ComingSoon />,
        calendar: <CalendarFile />,
        arrival: <ComingSoon />,
      }}
      onLogOut={logOut}
      onSessionEnded={clearTokens}
    />
  );
}

function ComingSoon() {
  return (
    <span className="inline-block rounded-pill border border-edge px-3 text-sm text-ink-soft">
      <Trans>Coming Soon</Trans>
    </span>
  );
}
