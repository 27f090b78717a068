import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { tryConnection } from "#api/try-connection.ts";

import { NoticeBar } from "./notice-bar.tsx";

const askAgainMs = 10_000;
const isAssumed = () => true;

/** Its place stands there before the words do, so that they are read out. */
export function OfflineNote() {
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached, isAssumed);
  useAskingAgain(!isReached);
  return (
    <output className="block empty:hidden">
      {isReached ? null : (
        <NoticeBar icon={<CloudOff aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />}>
          <Trans>No connection. What you have read lately is still here.</Trans>
        </NoticeBar>
      )}
    </output>
  );
}

/** Nobody may ask for anything for a while, and then nobody would learn that the server is back. */
function useAskingAgain(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const ask = () => void tryConnection();
    const timer = setInterval(ask, askAgainMs);
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isLost]);
}
