import type { Share } from "@lane/contract/shares.ts";
import type { ShareShown } from "@lane/domain/shares.ts";
import { useLingui } from "@lingui/react/macro";

import { shortDayText } from "#lib/day-text.ts";
import { useOpenedText } from "#lib/use-opened-text.ts";

/** What is said about a share in a line: until when, whether it was opened, and how it is protected. */
export function useShareFacts(): (share: Share, nowMs: number) => string[] {
  const { t } = useLingui();
  const untilText = useUntilText();
  const openedText = useOpenedText();
  return (share, nowMs) => [
    untilText(share, nowMs),
    ...(share.state === "asleep" ? [t`paused while archived`] : []),
    openedText(share.lastOpenedAt, nowMs),
    ...(share.hasPassphrase ? [t`with a passphrase`] : []),
  ];
}

/** Until when a share lasts, or since when it is over. */
export function useUntilText(): (share: Share, nowMs: number) => string {
  const { t } = useLingui();
  return ({ kind, state, expiresAt, endedAt }, nowMs) => {
    // A share without memories is stopped, too, and has no moment of its end.
    if (state === "stopped" && endedAt === null) return t`Stopped`;
    const end = endedAt ?? expiresAt;
    if (end === null) return kind === "link" ? t`Link with no end date` : t`By email, no end date`;
    const date = shortDayText(end, nowMs);
    if (state === "stopped") return t`Stopped on ${date}`;
    if (state === "expired") return t`Ended on ${date}`;
    return kind === "link" ? t`Link until ${date}` : t`By email until ${date}`;
  };
}

/** "Text and photos": what is shown besides title and date. */
export function useShownText(): (shown: ShareShown) => string {
  const { t } = useLingui();
  return ({ text, pictures, sound }) => {
    if (text && pictures) return sound ? t`Text, photos, recordings and videos` : t`Text and photos`;
    if (text) return sound ? t`Text, recordings and videos` : t`Text only`;
    if (pictures) return sound ? t`Photos, recordings and videos` : t`Photos only`;
    return sound ? t`Recordings and videos only` : t`Title and date only`;
  };
}
