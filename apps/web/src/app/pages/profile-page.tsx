import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { clearTokens } from "#api/token-store.ts";
import { logOut } from "#features/auth/log-out.ts";
import type { ProfileLinks } from "#features/profile/profile-links.ts";
import { ProfileScreen } from "#features/profile/profile-screen.tsx";
import { isAllIncluded } from "#lib/server-facts.ts";
import { buttonStyle } from "#ui/button-style.ts";

const DownloadMemory = lazy(async () => ({
  default: (await import("#features/downloads/download-memory.tsx")).DownloadMemory,
}));

const CalendarFile = lazy(async () => ({
  default: (await import("#features/downloads/calendar-file.tsx")).CalendarFile,
}));

const PlanSummary = lazy(async () => ({
  default: (await import("#features/subscriptions/plan-summary.tsx")).PlanSummary,
}));

const RecordingSettings = lazy(async () => ({
  default: (await import("#features/transcripts/recording-settings.tsx")).RecordingSettings,
}));
const Vaults = lazy(async () => ({ default: (await import("#app/profile-family.tsx")).ProfileVaults }));
const Guests = lazy(async () => ({ default: (await import("#app/profile-family.tsx")).ProfileGuests }));

const route = getRouteApi("/member/profile");

const links: ProfileLinks = {
  // Exact: the link to the overview is not the current one while a section is open.
  SectionLink: ({ section, ...link }) => (
    <Link to={paths.profile} search={{ section }} activeOptions={{ exact: true }} {...link} />
  ),
  BookLink: (link) => <Link to={paths.book} {...link} />,
  ImportLink: (link) => <Link to={paths.import} {...link} />,
  WhatsNewLink: (link) => <Link to={paths.whatsNew} {...link} />,
};

export function ProfilePage() {
  const { section } = route.useSearch();
  return (
    <ProfileScreen
      sectionName={section}
      hasPlans={!isAllIncluded()}
      links={links}
      downloads={{
        archive: (
          <Suspense fallback={<div className="min-h-12" />}>
            <DownloadMemory />
          </Suspense>
        ),
        calendar: (
          <Suspense fallback={<div className="min-h-32 sm:min-h-25" />}>
            <CalendarFile />
          </Suspense>
        ),
      }}
      family={{
        vaults: (
          <Suspense fallback={<div className="min-h-40" />}>
            <Vaults />
          </Suspense>
        ),
        guests: (
          <Suspense fallback={<div className="min-h-28" />}>
            <Guests />
          </Suspense>
        ),
      }}
      plan={
        <Suspense fallback={<div className="min-h-32" />}>
          <PlanSummary
            link={
              <Link to={paths.subscriptions} className={buttonStyle("secondary")}>
                <Trans>See the plans</Trans>
              </Link>
            }
          />
        </Suspense>
      }
      recordings={
        <Suspense fallback={<div className="min-h-70 sm:min-h-36" />}>
          <RecordingSettings />
        </Suspense>
      }
      onLogOut={logOut}
      onSessionEnded={clearTokens}
    />
  );
}
