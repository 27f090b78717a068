import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";

import { IconButton } from "#ui/icon-button.tsx";

import { newestDay, newestVersion, seenVersionKey } from "./newest-release.ts";

interface WhatsNewNoteProps {
  /** When the account was opened. */
  readonly joinedAt: number;
  readonly link: ReactNode;
}

/** One line after an update, until its page was opened or the line was closed. */
export function WhatsNewNote({ joinedAt, link }: WhatsNewNoteProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(() => isNews(joinedAt));

  function handleClose() {
    localStorage.setItem(seenVersionKey, newestVersion);
    setIsShown(false);
  }

  return isShown ? (
    <aside
      data-screen-only
      aria-label={t`What's new`}
      className="mt-10 flex items-center justify-center gap-1 text-ink-soft"
    >
      {link}
      <IconButton label={t`Don't show this again`} onClick={handleClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </aside>
  ) : null;
}

/** Never for an account that is younger than the release: to its member everything is new. */
function isNews(joinedAt: number): boolean {
  return joinedAt < Date.parse(newestDay) && localStorage.getItem(seenVersionKey) !== newestVersion;
}
