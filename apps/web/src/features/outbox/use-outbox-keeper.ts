import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { onTokensChanged } from "#api/token-store.ts";
import type { DraftUpload } from "#offline/draft-text.ts";
import { keepOutbox } from "#offline/outbox-keeper.ts";
import type { FileDelivery } from "#offline/outbox-sender.ts";
import { outboxUiState } from "#offline/outbox-ui-state.ts";
import { toast } from "#ui/toast-queue.ts";

/** Sends what waits as long as somebody is signed in. */
export function useOutboxKeeper(deliverFile: (upload: DraftUpload) => Promise<FileDelivery>): void {
  const { t } = useLingui();
  const client = useQueryClient();

  const readAnew = useEffectEvent(async () => {
    await Promise.all(["memories", "timeline"].map((key) => client.invalidateQueries({ queryKey: [key] })));
  });

  const handleArrived = useEffectEvent(async (count: number) => {
    if (count > 0 && outboxUiState().state.entries.length === 0) toast("success", t`What waited here has been sent.`);
    await readAnew();
  });

  useEffect(() => {
    const open = () => keepOutbox({ deliverFile, onArrived: handleArrived, onArrivedElsewhere: readAnew });
    let close = open();
    const stop = onTokensChanged(() => {
      close();
      close = open();
    });
    return () => {
      stop();
      close();
    };
  }, [deliverFile]);
}
