import { Trans, useLingui } from "@lingui/react/macro";
import { Sparkles } from "lucide-react";
import { useState, useSyncExternalStore } from "react";

import { isUpdateReady, onUpdateReady, takeUpdate } from "#offline/app-worker.ts";
import { Button } from "#ui/button.tsx";

import { NoticeBar } from "./notice-bar.tsx";

/** Nothing is reloaded behind anybody's back. */
export function UpdateNotice() {
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
              <Button busy={isBusy} onClick={handleUpdate}>{t`Use it now`}</Button>
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
