import type { Share } from "@lane/contract/shares.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";

import { Button } from "#ui/button.tsx";

import { CopyLink, LinkField } from "./copy-link.tsx";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

interface MadeLinkProps {
  readonly share: Share;
  readonly url: string;
  readonly onAnother: () => void;
}

/** A link that was just made, with the ways to pass it on. */
export function MadeLink({ share: { name, hasPassphrase }, url, onAnother }: MadeLinkProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const qrId = useId();
  const [isQrShown, setIsQrShown] = useState(false);
  // The button that had the focus is gone with its form.
  useEffect(() => heading.current?.focus(), []);
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
      <LinkField url={url} />
      <div className="flex flex-wrap gap-3">
        <CopyLink
          url={url}
          renderButton={({ text, ...press }) => (
            <Button className="grow" {...press}>
              {text}
            </Button>
          )}
        />
        {"share" in navigator ? (
          <Button variant="secondary" className="grow" onClick={() => void passOn(url)}>
            {t`Share…`}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          className="grow"
          aria-expanded={isQrShown}
          aria-controls={qrId}
          onClick={() => setIsQrShown(!isQrShown)}
        >
          {isQrShown ? t`Hide the QR code` : t`QR code`}
        </Button>
      </div>
      <div id={qrId} hidden={!isQrShown}>
        {isQrShown ? (
          <Suspense fallback={<div className="mx-auto aspect-square w-full max-w-72" />}>
            <QrCode address={url} />
          </Suspense>
        ) : null}
      </div>
      <Button variant="quiet" className="-ms-6 justify-self-start forced-colors:ms-0" onClick={onAnother}>
        {t`Make another link`}
      </Button>
    </section>
  );
}

/** Opens the device's own list of apps to share with. Closing that list is no failure. */
async function passOn(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
