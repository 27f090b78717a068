import { paths } from "@lane/contract/page-paths.ts";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

import { noResponseText } from "#api/errors.ts";
import { useIsSignedIn } from "#features/auth/session.ts";
import { endParkedSessions } from "#features/auth/unended-sessions.ts";
import { AppNotices } from "#features/offline/app-notices.tsx";
import { ModalHost } from "#ui/modal-host.tsx";
import { toast } from "#ui/toast-queue.ts";
import { Toaster } from "#ui/toaster.tsx";

import { onSheetMissing } from "./sheets-above.tsx";

export function Overlays() {
  const isSignedIn = useIsSignedIn();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useEffect(endParkedSessions, []);
  useEffect(() => onSheetMissing(() => toast("error", noResponseText())), []);
  return (
    <>
      {/* The page with the help lines has to open without a connection, for a visitor who has opened it once. */}
      <AppNotices
        wantsWorker={isSignedIn || pathname === paths.help}
        mayAsk={isSignedIn && pathname === paths.timeline}
      />
      <Toaster />
      <ModalHost />
    </>
  );
}
