import type { Share } from "@lane/contract/shares.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";

import { Button } from "#ui/button.tsx";
import { PassOnLink } from "#ui/pass-on-link.tsx";

interface MadeLinkProps {
  readonly share: Share;
  readonly url: string;
  readonly onAnother: () => void;
}

/** A link that was just made, with the ways to pass it on. */
export function MadeLink({ share: { name, hasPassphrase }, url, onAnother }: MadeLinkProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with its form. In the same commit, or the sheet would take the focus itself.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none" dir="auto">
          {t`The link for ${name} is ready`}
        </h3>
        <p className="mt-1 text-ink-soft">
          {hasPassphrase ? (
            <Trans>
              Anyone who has this link and the passphrase can open it. The passphrase isn't part of the link.
            </Trans>
          ) : (
            <Trans>Anyone who has this link can open it.</Trans>
          )}
        </p>
      </div>
      <PassOnLink url={url} />
      <Button variant="quiet" className="-ms-6 justify-self-start forced-colors:ms-0" onClick={onAnother}>
        {t`Create another link`}
      </Button>
    </section>
  );
}
