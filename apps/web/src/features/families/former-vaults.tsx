import { Trans, useLingui } from "@lingui/react/macro";

import { dayText } from "#lib/day-text.ts";

import { ExportVault } from "./vault-notes.tsx";

interface Former {
  readonly timelineId: string;
  readonly name: string;
  readonly exportUntil: string;
}

/** Vaults that the member was removed from: what they wrote there can still be exported for a while. */
export function FormerVaults({ former }: { readonly former: readonly Former[] }) {
  const { t } = useLingui();
  if (former.length === 0) return null;
  return (
    <ul aria-label={t`Vaults you no longer belong to`} className="mt-6 grid gap-4">
      {former.map(({ timelineId, name, exportUntil }) => {
        const day = dayText(exportUntil);
        return (
          <li key={timelineId} className="grid gap-3 rounded-card border border-rule bg-paper p-4">
            <p className="wrap-anywhere">
              <Trans>
                You no longer belong to “{name}”. You can export what you wrote there until {day}.
              </Trans>
            </p>
            <ExportVault timelineId={timelineId}>{t`Export what I wrote`}</ExportVault>
          </li>
        );
      })}
    </ul>
  );
}
