import { useEffect } from "react";

import { startWorker } from "#offline/app-worker.ts";
import { hasWorker } from "#offline/has-worker.ts";

import { InstallHint } from "./install-hint.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { UpdateNotice } from "./update-notice.tsx";

const settleMs = 1500;

interface AppNoticesProps {
  /** Strangers who only look around are not given the whole app to keep. */
  readonly wantsWorker: boolean;
  /** Nobody is asked anything while they write. */
  readonly mayAsk: boolean;
}

/** What the app has to say about itself: no connection, a newer version, a way to install it. */
export function AppNotices({ wantsWorker, mayAsk }: AppNoticesProps) {
  useEffect(() => {
    if (!wantsWorker && !hasWorker()) return;
    // Everything that the page itself still fetches goes first.
    const timer = setTimeout(startWorker, settleMs);
    return () => clearTimeout(timer);
  }, [wantsWorker]);

  return (
    <div className="pointer-events-none sticky bottom-0 z-30 grid gap-2 px-4 has-[>*>*]:pb-4 print:hidden">
      <OfflineNote />
      <UpdateNotice />
      {mayAsk ? <InstallHint /> : null}
    </div>
  );
}
