import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";

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

  const place = useRef<HTMLDivElement>(null);

  function handleClose() {
    localStorage.setItem(seenVersionKey, newestVersion);
    setIsShown(false);
    // Otherwise Tab would start again at the top of the page.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isShown ? (
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
      ) : null}
    </div>
  );
}

/** Never for an account that is younger than the release: to its member everything is new. */
function isNews(joinedAt: number): boolean {
  return joinedAt < Date.parse(newestDay) && localStorage.getItem(seenVersionKey) !== newestVersion;
}
