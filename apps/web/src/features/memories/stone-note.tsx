import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";

// The storage key must not mention stones: it would tell other users of this browser something about the member.
const storageKey = "gentleNote";

/** Shown once per browser, when the first stone is added. */
export function StoneNote({ isShown }: { readonly isShown: boolean }) {
  const [isNew] = useState(() => localStorage.getItem(storageKey) === null);
  const isSaid = isShown && isNew;

  useEffect(() => {
    if (isSaid) localStorage.setItem(storageKey, "said");
  }, [isSaid]);

  return isSaid ? (
    <p role="note" className="mt-4 max-w-measure animate-appear border-s-2 border-slate ps-4 text-sm text-ink-soft">
      <Trans>
        This isn't therapy. If it feels heavy: feet on the floor, a slow breath out, and look around you. You are here,
        and it is today.{" "}
        <a href={paths.help} target="_blank" className="inline-block py-1">
          Help and comfort
        </a>
      </Trans>
    </p>
  ) : null;
}
