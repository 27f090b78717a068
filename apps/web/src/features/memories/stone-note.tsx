import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";

// Says nothing of stones: whoever looks through this browser should learn nothing from it.
const storageKey = "gentleNote";

/** Said once in a browser, when somebody lays down the first stone. */
export function StoneNote({ isShown }: { readonly isShown: boolean }) {
  const [isNew] = useState(() => localStorage.getItem(storageKey) === null);
  const isSaid = isShown && isNew;

  useEffect(() => {
    if (isSaid) localStorage.setItem(storageKey, "said");
  }, [isSaid]);

  return isSaid ? (
    <p role="note" className="mt-4 max-w-measure animate-appear border-s-2 border-slate ps-4 text-sm text-ink-soft">
      <Trans>
        This place is not therapy. If it weighs on you: feet on the floor, a slow breath out, and look around you. You
        are here, and it is today.{" "}
        <a href="/help" target="_blank" className="inline-block py-1">
          Help and comfort
        </a>
      </Trans>
    </p>
  ) : null;
}
