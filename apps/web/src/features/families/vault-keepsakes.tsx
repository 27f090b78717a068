import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { buttonStyle } from "#ui/button-style.ts";

import type { FamilyLinks } from "./family-links.ts";
import { ExportVault } from "./vault-notes.tsx";

interface VaultKeepsakesProps {
  readonly vault: JoinedTimeline;
  readonly links: Pick<FamilyLinks, "VaultBookLink" | "VaultLifelineLink">;
}

/** What every member may make of a vault: its lifeline, its book, and all of it as one file. */
export function VaultKeepsakes({ vault, links: { VaultBookLink, VaultLifelineLink } }: VaultKeepsakesProps) {
  const { t } = useLingui();
  const isMemorial = vault.about !== null && vault.about.died !== null;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t`Lifeline, book and export`}</h3>
      <div className="flex flex-wrap gap-3">
        <VaultLifelineLink vaultId={vault.id} className={buttonStyle("secondary")}>
          {t`Open the lifeline`}
        </VaultLifelineLink>
        <VaultBookLink vaultId={vault.id} className={buttonStyle("secondary")}>
          {isMemorial ? t`Turn it into a book` : t`Make a book`}
        </VaultBookLink>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>The export is one file with everything you can read here and the names of those who wrote it.</Trans>
      </p>
      <ExportVault timelineId={vault.id}>{t`Export this vault`}</ExportVault>
    </section>
  );
}
