import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { OfflineNote } from "#ui/offline-note.tsx";

/** What was read before is shown without a connection; changes need one. */
export function ConnectionNote() {
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached);
  return (
    <OfflineNote isShown={!isReached}>
      <Trans>You're offline. You can read what's here; changes need a connection.</Trans>
    </OfflineNote>
  );
}
