import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";

import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";

import type { VaultLinks } from "./timeline-props.ts";

export function ReadOnlyNote() {
  return (
    <div
      data-screen-only
      className="mb-5 flex items-start gap-3 rounded-card border border-rule bg-card px-4 py-3 text-pretty"
    >
      <Lock aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
      <p>
        <Trans>
          Nobody is paying for this vault at the moment, so nothing new can be added. You can still read and export
          everything in it.
        </Trans>
      </p>
    </div>
  );
}

/** For somebody who no longer belongs to the vault, and for an address that never led anywhere. */
export function VaultGone({ links: { OwnTimelineLink } }: { readonly links: VaultLinks }) {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`We can't find this vault`} · Down Memory Lane`}</title>
      <h1 className="sr-only">{t`Family vault`}</h1>
      <EmptyState
        motif={<AtticBox isOpen={false} className="h-32" />}
        title={t`We can't find this vault`}
        actions={<OwnTimelineLink className={buttonStyle()}>{t`Go to my timeline`}</OwnTimelineLink>}
      >
        <p>
          <Trans>
            It may have been deleted, or you may no longer be a member. Your own timeline is just as you left it.
          </Trans>
        </p>
      </EmptyState>
    </>
  );
}
