import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

import { errorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";

import { isUnreached } from "./shared-memories.queries.ts";

/** Said above what is still shown while the server cannot be reached. */
export function OfflineNote() {
  return (
    <output className="mb-6 flex items-start gap-3 rounded-card border border-edge bg-card px-4 py-3">
      <CloudOff aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <Trans>
        You're offline. Shared memories need a connection, so this page will only stay here for a few minutes.
      </Trans>
    </output>
  );
}

interface NotLoadedProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Nothing can be shown: there is no connection, or the server refused. */
export function NotLoaded({ error, isBusy, onRetry }: NotLoadedProps) {
  const { t } = useLingui();
  const isOffline = isUnreached(error);
  return (
    <div role="alert">
      <EmptyState
        motif={<AtticBox isOpen={false} className="h-32" />}
        title={isOffline ? t`You're offline` : t`We couldn't load what was shared`}
        actions={<Button busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>}
      >
        <p>{isOffline ? <NeedsConnection /> : errorText(error)}</p>
      </EmptyState>
    </div>
  );
}

export function NeedsConnection() {
  return <Trans>Shared memories need a connection. They're never saved on this device.</Trans>;
}

interface ShareEndedProps {
  /** The way back. */
  readonly link: ReactNode;
  readonly children?: ReactNode;
}

/** Takes the focus over if it was in what has just left the page. */
export function ShareEnded({ link, children }: ShareEndedProps) {
  const { t } = useLingui();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={note} role="alert" tabIndex={-1} className="outline-none">
      <EmptyState
        motif={<AtticBox isOpen={false} className="h-32" />}
        title={t`This is no longer shared with you.`}
        actions={link}
      >
        {children}
      </EmptyState>
    </div>
  );
}
