import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { rowButtonStyle } from "#ui/action-style.ts";
import { Sheet } from "#ui/sheet.tsx";

interface WhichVaultSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The vaults to which the member can invite. */
  readonly owned: readonly JoinedTimeline[];
  readonly onChoose: (timelineId: string) => void;
  /** Shown where there is none. */
  readonly children: ReactNode;
}

/** Asks to which vault somebody is added; without a vault it says how to get one. */
export function WhichVaultSheet({ isOpen, onClose, owned, onChoose, children }: WhichVaultSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Family Vault`}>
      {owned.length === 0 ? (
        children
      ) : (
        <>
          <p className="mb-2 font-semibold">{t`Which vault would you like to add someone to?`}</p>
          <ul>
            {owned.map(({ id, name }) => (
              <li key={id}>
                <button type="button" dir="auto" className={rowButtonStyle} onClick={() => onChoose(id)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
