import type { OfflineMedia } from "@lane/contract/offline-page.ts";
import { Trans } from "@lingui/react/macro";

import { OriginalLink } from "./original-link.tsx";

/** A file that is here and cannot be seen in a browser, or one that is missing. */
export function Unshowable({ media }: { readonly media: OfflineMedia }) {
  return (
    <div className="rounded-card border border-dashed border-edge p-4 text-ink-soft">
      <p className="wrap-anywhere" dir="auto">
        {media.alt ?? media.caption ?? media.name}
      </p>
      <p className="mt-1 text-sm">
        {media.path === null ? (
          <Trans>This file could not be put into the archive.</Trans>
        ) : (
          <Trans>A browser cannot show this kind of file; another program can.</Trans>
        )}
      </p>
      <OriginalLink media={media} />
    </div>
  );
}
