import { QueryClientProvider } from "@tanstack/react-query";
import { vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { CalendarFile } from "#features/downloads/calendar-file.tsx";
import { DownloadMemory } from "#features/downloads/download-memory.tsx";
import { ProfileScreen } from "#features/profile/profile-screen.tsx";
import { ModalHost } from "#ui/modal-host.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { renderPart } from "./render-part.tsx";

/** Renders the whole screen with toasts and modals, outside the router. */
export async function renderProfile() {
  const handleLogOut = vi.fn<() => void>();
  const handleSessionEnded = vi.fn<() => void>();
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <ProfileScreen
        plansLink={<a href="/subscriptions">See the plans</a>}
        keepsakes={{
          download: <DownloadMemory />,
          book: <a href="/book">Make a book</a>,
          calendar: <CalendarFile />,
          arrival: <a href="/import">Bring your memories</a>,
        }}
        onLogOut={handleLogOut}
        onSessionEnded={handleSessionEnded}
      />
      <Toaster />
      <ModalHost />
    </QueryClientProvider>,
  );
  return { screen, handleLogOut, handleSessionEnded };
}
