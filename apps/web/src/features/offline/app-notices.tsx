import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff, Smartphone, Sparkles } from "lucide-react";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

import { isServerReached, noteAnswer, onConnectionChanged } from "#api/connection.ts";
import { isUpdateReady, onUpdateReady, startWorker, takeUpdate } from "#offline/app-worker.ts";
import { hasWorker } from "#offline/has-worker.ts";
import { install, installWay, onInstallOffer, refuseInstall, watchInstallOffer } from "#offline/install-offer.ts";
import { Button } from "#ui/button.tsx";

const settleMs = 1500;

interface AppNoticesProps {
  /** False for visitors, whose browser should not download the whole app. */
  readonly wantsWorker: boolean;
  /** False while a memory is being written. */
  readonly mayAsk: boolean;
}

/** Notices about the app itself: no connection, a newer version, how to install it. */
export function AppNotices({ wantsWorker, mayAsk }: AppNoticesProps) {
  useEffect(() => {
    if (!wantsWorker && !hasWorker()) return;
    // Delayed, so that the page's own requests come first.
    const timer = setTimeout(startWorker, settleMs);
    return () => clearTimeout(timer);
  }, [wantsWorker]);

  return (
    <div className="pointer-events-none sticky bottom-[var(--bottom-bar,0px)] z-30 grid gap-2 px-4 has-[>*>*]:pb-4 print:hidden">
      <OfflineNote />
      <UpdateNotice />
      {mayAsk ? <InstallHint /> : null}
    </div>
  );
}

const askAgainMs = 10_000;
const answerWithinMs = 5000;
const isAssumed = () => true;

/** The live region is rendered before its text, so that screen readers announce the text. */
function OfflineNote() {
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached, isAssumed);
  useAskingAgain(!isReached);
  return (
    <output className="block empty:hidden">
      {isReached ? null : (
        <NoticeBar icon={<CloudOff aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />}>
          <Trans>No connection. You can still read what you opened recently.</Trans>
        </NoticeBar>
      )}
    </output>
  );
}

/** Polls the server while it is not reached: without other requests the page would not notice its return. */
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

async function tryConnection(): Promise<void> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(answerWithinMs) });
    if (ok) noteAnswer();
  } catch {
    // No answer; the next attempt follows after a pause.
  }
}

/** The page reloads with a new version only when asked to. */
function UpdateNotice() {
  const { t } = useLingui();
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  const [isPutOff, setIsPutOff] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  function handleUpdate() {
    setIsBusy(true);
    takeUpdate();
  }

  return (
    <output className="block empty:hidden">
      {isReady && !isPutOff ? (
        <NoticeBar
          icon={<Sparkles aria-hidden="true" className="size-5 shrink-0 text-moss" />}
          actions={
            <>
              <Button busy={isBusy} onClick={handleUpdate}>{t`Update now`}</Button>
              <Button variant="quiet" onClick={() => setIsPutOff(true)}>{t`Later`}</Button>
            </>
          }
        >
          <Trans>A new version is ready</Trans>
        </NoticeBar>
      ) : null}
    </output>
  );
}

/** Shown to members who came back or have written a little, and never again once it was answered. */
function InstallHint() {
  const { t } = useLingui();
  const way = useSyncExternalStore(onInstallOffer, installWay, () => "none");
  useEffect(watchInstallOffer, []);
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached, () => true);
  if (way === "none" || !isReached) return null;
  return (
    <section aria-label={t`Install this app`}>
      <NoticeBar
        icon={<Smartphone aria-hidden="true" className="size-5 shrink-0 text-moss" />}
        actions={
          way === "button" ? (
            <>
              <Button onClick={install}>{t`Install`}</Button>
              <Button variant="quiet" onClick={refuseInstall}>{t`No, thank you`}</Button>
            </>
          ) : (
            <Button variant="quiet" onClick={refuseInstall}>{t`All right`}</Button>
          )
        }
      >
        {way === "button" ? (
          <Trans>Add Down Memory Lane to your home screen: it opens right away, even offline.</Trans>
        ) : (
          <Trans>Add Down Memory Lane to your home screen: tap Share, then “Add to Home Screen”.</Trans>
        )}
      </NoticeBar>
    </section>
  );
}

interface NoticeBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A notice of the app at the bottom of the window. */
function NoticeBar({ icon, children, actions }: NoticeBarProps) {
  return (
    <span className="pointer-events-auto mx-auto flex w-fit max-w-2xl flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-edge bg-card px-5 py-3 shadow-soft">
      <span className="flex min-w-0 items-center gap-3">
        {icon}
        <span>{children}</span>
      </span>
      {actions ? <span className="flex flex-wrap justify-center gap-2">{actions}</span> : null}
    </span>
  );
}
