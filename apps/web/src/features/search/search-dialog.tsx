import { Dialog } from "@base-ui/react/dialog";
import type { FoundMemory } from "@lane/contract/search.ts";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";

import { veilStyle } from "#ui/modal.tsx";

import { SearchPanel } from "./search-panel.tsx";

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOpenMemory: (found: Pick<FoundMemory, "_id" | "memoryTitle">) => void;
}

/** The whole screen of a phone, a sheet of paper at a desk. */
export function SearchDialog({ isOpen, onClose, onOpenMemory }: SearchDialogProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={veilStyle} />
        <Dialog.Popup
          initialFocus={field}
          className="fixed inset-0 z-50 mx-auto flex flex-col overflow-hidden border-rule bg-card transition-[opacity,translate] duration-200 ease-out data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 sm:top-[8dvh] sm:bottom-auto sm:max-h-[84dvh] sm:w-[calc(100vw-3rem)] sm:max-w-2xl sm:rounded-card sm:border sm:shadow-soft forced-colors:border-2"
        >
          <Dialog.Title className="sr-only">{t`Search your memories`}</Dialog.Title>
          <SearchPanel
            fieldRef={field}
            onOpenMemory={(found) => {
              onClose();
              onOpenMemory(found);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
