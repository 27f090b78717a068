import { Trans, useLingui } from "@lingui/react/macro";

import { Flower } from "#ui/motifs/flower.tsx";
import { Sheet } from "#ui/sheet.tsx";

import type { OverlayProps } from "./form-parts.tsx";

export function VaultSheet(frame: OverlayProps) {
  const { t } = useLingui();
  return (
    <Sheet {...frame} title={t`Family Vault`}>
      <div className="flex items-end gap-1">
        <Flower memoryId="vault-grandmother" className="h-14" />
        <Flower memoryId="vault-child" className="h-9" />
        <Flower memoryId="vault-father" className="h-12" />
      </div>
      <p className="mt-4 text-lg font-semibold">
        <Trans>Family vaults open later.</Trans>
      </p>
      <p className="mt-1 text-ink-soft">
        <Trans>
          Inviting members is still being built, so nobody can be added yet. Your own timeline stays yours alone.
        </Trans>
      </p>
    </Sheet>
  );
}
