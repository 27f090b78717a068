import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { clearTokens } from "#api/token-store.ts";
import { logOut } from "#features/auth/log-out.ts";
import { CalendarFile } from "#features/downloads/calendar-file.tsx";
import { ProfileScreen } from "#features/profile/profile-screen.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";
import { buttonStyle } from "#ui/button-style.ts";

const DownloadMemory = lazy(async () => ({
  default: (await import("#features/downloads/download-memory.tsx")).DownloadMemory,
}));

export function ProfilePage() {
  return (
    <ProfileScreen
      plansLink={
        isAllIncluded() ? null : (
          <Link to={paths.subscriptions} className={buttonStyle("secondary")}>
            <Trans>See the plans</Trans>
          </Link>
        )
      }
      keepsakes={{
        download: (
          <Suspense fallback={<div className="min-h-11" />}>
            <DownloadMemory />
          </Suspense>
        ),
        book: (
          <Link to={paths.book} className={buttonStyle("secondary")}>
            <Trans>Make a book</Trans>
          </Link>
        ),
        calendar: <CalendarFile />,
        arrival: (
          <Link to={paths.import} className={buttonStyle("secondary")}>
            <Trans>Bring memories</Trans>
          </Link>
        ),
      }}
      onLogOut={logOut}
      onSessionEnded={clearTokens}
    />
  );
}
