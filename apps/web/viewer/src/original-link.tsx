import type { OfflineMedia } from "@lane/contract/offline-page.ts";
import { Trans } from "@lingui/react/macro";

/** To the file itself, as it was brought. */
export function OriginalLink({ media: { path, name } }: { readonly media: OfflineMedia }) {
  if (path === null) return null;
  return (
    <a
      href={path}
      target="_blank"
      rel="noreferrer"
      data-screen-only
      className="inline-flex min-h-11 items-center text-sm wrap-anywhere"
    >
      {name === "" ? <Trans>Open the original</Trans> : <Trans>Open the original: {name}</Trans>}
    </a>
  );
}
