import { t } from "@lingui/core/macro";

import { openModal } from "#ui/modal-queue.ts";

/** Asks before a recording leaves this server. The agreement is for all recordings, until it is taken back. */
export function agreeToSending(host: string): Promise<boolean> {
  return openModal({
    type: "confirm",
    title: t`Send recordings to ${host}?`,
    text: t`To write down what's said, we'll send your recordings to ${host}. We only ask once. You can change your mind any time on your profile, under Questions and language.`,
    confirmText: t`Send it`,
    cancelText: t`Don't send it`,
  }).answer;
}
