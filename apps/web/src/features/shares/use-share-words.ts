import type { Share } from "@lane/contract/shares.ts";
import type { ShareShown } from "@lane/domain/shares.ts";
import { useLingui } from "@lingui/react/macro";

import { shortDayText } from "#lib/day-text.ts";
import { displayLocale } from "#lib/i18n.ts";

const dayMs = 86_400_000;

/** What is said about a share in a line: until when, whether it was opened, and how it is protected. */
export function useShareFacts(): (share: Share, nowMs: number) => string[] {
  const { t } = useLingui();
  const untilText = useUntilText();
  const openedText = useOpenedText();
  return (share, nowMs) => [
    untilText(share, nowMs),
    ...(share.state === "asleep" ? [t`paused while it is in the archive`] : []),
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

/** A day of the last week by its name, as people speak of it. */
function useOpenedText(): (openedAt: string | null, nowMs: number) => string {
  const { t } = useLingui();
  return (openedAt, nowMs) => {
    if (openedAt === null) return t`not opened yet`;
    const daysAgo = calendarDaysBetween(new Date(openedAt), new Date(nowMs));
    if (daysAgo <= 0) return t`opened today`;
    if (daysAgo === 1) return t`opened yesterday`;
    if (daysAgo < 7) {
      const weekday = new Date(openedAt).toLocaleDateString(displayLocale(), { weekday: "long" });
      return t`opened on ${weekday}`;
    }
    const date = shortDayText(openedAt, nowMs);
    return t`opened on ${date}`;
  };
}

function calendarDaysBetween(from: Date, to: Date): number {
  const [start, end] = [from, to].map((date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  return Math.round(((end ?? 0) - (start ?? 0)) / dayMs);
}

/** "Text and pictures": what is shown besides title and date. */
export function useShownText(): (shown: ShareShown) => string {
  const { t } = useLingui();
  return ({ text, pictures, sound }) => {
    if (text && pictures) return sound ? t`Text, pictures, sound and film` : t`Text and pictures`;
    if (text) return sound ? t`Text, sound and film` : t`Text only`;
    if (pictures) return sound ? t`Pictures, sound and film` : t`Pictures only`;
    return sound ? t`Sound and film only` : t`Title and date only`;
  };
}
