import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";

import { Button } from "./button.tsx";
import { CopyLink, LinkField } from "./copy-link.tsx";

const LazyQrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

/** A link with the ways to pass it on: copied, given to another app, or held in front of a camera. */
export function PassOnLink({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const qrId = useId();
  const [isQrShown, setIsQrShown] = useState(false);
  return (
    <div className="grid gap-4">
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
        {isQrShown ? <LinkQrCode url={url} /> : null}
      </div>
    </div>
  );
}

/** Loaded when it is shown. */
export function LinkQrCode({ url }: { readonly url: string }) {
  return (
    <Suspense fallback={<div className="mx-auto aspect-square w-full max-w-72" />}>
      <LazyQrCode address={url} />
    </Suspense>
  );
}

/** Opens the device's own list of apps to share with. Closing that list is no failure. */
async function passOn(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
