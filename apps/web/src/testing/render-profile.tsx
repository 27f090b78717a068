import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, createContext, use, useState } from "react";
import { vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { CalendarFile } from "#features/downloads/calendar-file.tsx";
import { DownloadMemory } from "#features/downloads/download-memory.tsx";
import { HostedGuests } from "#features/families/hosted-guests.tsx";
import { Vaults } from "#features/families/vaults.tsx";
import type { ProfileLinks } from "#features/profile/profile-links.ts";
import { ProfileScreen } from "#features/profile/profile-screen.tsx";
import type { ProfileSection } from "#features/profile/profile-sections.ts";
import { PlanSummary } from "#features/subscriptions/plan-summary.tsx";
import { RecordingSettings } from "#features/transcripts/recording-settings.tsx";
import { ModalHost } from "#ui/modal-host.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { familyLinks } from "./families.tsx";
import { renderPart } from "./render-part.tsx";

/** Stands in for the address, outside the router. */
const OpenSection = createContext<(section: string | undefined) => void>(() => undefined);

const links: ProfileLinks = {
  SectionLink: function SectionLink({ section, children, ...link }) {
    const open = use(OpenSection);
    return (
      <a
        {...link}
        href={`/profile?section=${section}`}
        onClick={(event) => {
          event.preventDefault();
          open(section);
        }}
      >
        {children}
      </a>
    );
  },
  BookLink: ({ children, ...link }) => (
    <a {...link} href="/book">
      {children}
    </a>
  ),
  ImportLink: ({ children, ...link }) => (
    <a {...link} href="/import">
      {children}
    </a>
  ),
  WhatsNewLink: ({ children, ...link }) => (
    <a {...link} href="/whats-new">
      {children}
    </a>
  ),
};

function OpenableVaults() {
  const [openId, setOpenId] = useState<string>();
  return <Vaults links={familyLinks} openId={openId} onOpen={setOpenId} />;
}

type Situation = Partial<Pick<ComponentProps<typeof ProfileScreen>, "hasPlans">> & {
  readonly section?: ProfileSection;
};

/** Renders the whole screen with toasts and modals. */
export async function renderProfile({ section, hasPlans = true }: Situation = {}) {
  const handleLogOut = vi.fn<() => void>();
  const handleSessionEnded = vi.fn<() => void>();

  function Profile() {
    const [sectionName, setSectionName] = useState<string | undefined>(section);
    return (
      <OpenSection value={setSectionName}>
        <ProfileScreen
          sectionName={sectionName}
          hasPlans={hasPlans}
          links={links}
          family={{
            vaults: <OpenableVaults />,
            guests: <HostedGuests links={familyLinks} />,
          }}
          downloads={{ archive: <DownloadMemory />, calendar: <CalendarFile /> }}
          plan={<PlanSummary link={<a href="/subscriptions">See the plans</a>} />}
          recordings={<RecordingSettings />}
          onLogOut={handleLogOut}
          onSessionEnded={handleSessionEnded}
        />
      </OpenSection>
    );
  }

  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <Profile />
      <Toaster />
      <ModalHost />
    </QueryClientProvider>,
  );
  return { screen, handleLogOut, handleSessionEnded };
}
