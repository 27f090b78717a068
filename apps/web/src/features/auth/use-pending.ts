import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";

import { hasMailedSecret } from "#lib/mailed-secret.ts";
import { toast } from "#ui/toast-queue.ts";

import type { Slot } from "./pending-flow.ts";

const patienceMs = 700;
const question = "who began this?";

/**
 * The pending flow of this tab: the one that a mailed link carries, or that began here. Any other mailed link opens a new
 * tab without one; that tab asks the other tabs, and the tab where the flow began answers.
 */
export function usePending<T>(slot: Slot<T>, readLink?: () => T | undefined): T | "asking" | undefined {
  const { t } = useLingui();
  const [pending, setPending] = useState<T | "asking" | undefined>(
    () => readLink?.() ?? slot.read() ?? (hasMailedSecret() ? "asking" : undefined),
  );
  const isAsking = pending === "asking";

  const handleMessage = useEffectEvent((channel: BroadcastChannel, said: unknown) => {
    const own = slot.read();
    if (said === question && own !== undefined) tell(channel, own);
    if (!isAsking || !slot.isValid(said)) return;
    slot.write(said);
    setPending(said);
  });

  const giveUp = useEffectEvent(() => {
    toast("info", t`Please open this link in the browser where you asked for it`);
    setPending(undefined);
  });

  useEffect(() => {
    const channel = new BroadcastChannel(slot.key);
    channel.addEventListener("message", ({ data }) => handleMessage(channel, data));
    if (isAsking) tell(channel, question);
    const timer = isAsking ? setTimeout(() => giveUp(), patienceMs) : undefined;
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [slot, isAsking]);

  return pending;
}

function tell(channel: BroadcastChannel, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(message);
}
