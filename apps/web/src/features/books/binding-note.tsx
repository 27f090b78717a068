import { softCoverPages } from "@lane/domain/book-choices.ts";
import { Trans } from "@lingui/react/macro";

const { least, most } = softCoverPages;

/** Printers bind neither a leaflet nor a brick. To read it, a book may have as many pages as it likes. */
export function BindingNote({ pageCount }: { readonly pageCount: number }) {
  if (pageCount >= least && pageCount <= most) return null;
  return (
    <p className="mx-auto max-w-measure text-center text-sm text-ink-soft">
      {pageCount < least ? (
        <Trans>Printers bind a soft cover from {least} pages on. To read on a screen, it is fine as it is.</Trans>
      ) : (
        <Trans>
          Printers bind a soft cover up to {most} pages. To have it on paper, choose fewer years and make it in volumes.
        </Trans>
      )}
    </p>
  );
}
