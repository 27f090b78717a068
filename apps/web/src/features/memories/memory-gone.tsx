import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { randomId } from "#lib/random-id.ts";
import type { Draft } from "#offline/draft-text.ts";
import { openDrafts } from "#offline/drafts.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

import { useDraftOffers } from "./use-draft-offers.ts";

interface MemoryGoneProps {
  readonly memoryId: string;
  readonly backLink: ReactNode;
  /** Called when the edit was kept as a draft of a new memory. */
  readonly onMadeNew: (place: { readonly year: number | null; readonly month: number | null }) => void;
}

/** Shown for a memory that was deleted elsewhere or never existed. Unsaved edits of it are still offered. */
export function MemoryGone({ memoryId, backLink, onMadeNew }: MemoryGoneProps) {
  const { t } = useLingui();
  const [drafts] = useState(openDrafts);
  const { offers } = useDraftOffers(drafts, memoryId);
  const [draft] = offers;

  async function handleMakeNew({ id, text }: Draft) {
    await drafts.save(randomId(), { ...text, memoryId: null, version: null });
    await drafts.remove(id);
    onMadeNew(text);
  }

  return (
    <>
      <PageHeading title={t`Memory`} />
      <div className="rounded-card border border-rule bg-card shadow-soft">
        <EmptyState
          motif={<Stone memoryId="memory-gone" className="h-16" />}
          title={t`This memory is no longer here`}
          actions={
            <>
              {draft ? (
                <Button onClick={() => void handleMakeNew(draft)}>
                  <Trans>Save as a new memory</Trans>
                </Button>
              ) : null}
              {backLink}
            </>
          }
        >
          <p>
            {draft
              ? t`It was deleted, but what you wrote is still here as a draft.`
              : t`It may have been deleted here or on another device.`}
          </p>
        </EmptyState>
      </div>
    </>
  );
}
