import type { Memory } from "@lane/contract/memories.ts";
import { type ReactNode, useEffect, useState } from "react";

import type { AskSubject } from "#features/asks/ask-subject.ts";

/** Of the one place at which the sheets stand. */
const place: { show?: (sheet: ReactNode) => void; complain?: () => void } = {};

export function askSomeone(subject: AskSubject): void {
  void showSheet(async () => {
    const { AskSheetAbove } = await import("./ask-sheet-above.tsx");
    return <AskSheetAbove subject={{ ...subject }} />;
  });
}

export function shareMemory(memory: Memory): void {
  void showSheet(async () => {
    const { ShareSheetAbove } = await import("./share-sheet-above.tsx");
    return <ShareSheetAbove memory={{ ...memory }} />;
  });
}

/** Own memories into a vault: of a year that is chosen there, or this one alone. */
export function openBringMemories(vaultId?: string, memory?: Memory): void {
  void showSheet(async () => {
    const { BringMemoriesSheet } = await import("./bring-memories-sheet.tsx");
    return <BringMemoriesSheet wanted={{ vaultId, memory }} />;
  });
}

/** Loads a sheet when it is first needed. A page that was left meanwhile shows nothing more. */
export async function showSheet(load: () => Promise<ReactNode>): Promise<void> {
  const shownHere = place.show;
  try {
    shownHere?.(await load());
  } catch {
    place.complain?.();
  }
}

/** Says that a sheet could not be loaded. */
export function onSheetMissing(complain: () => void): void {
  place.complain = complain;
}

/** Where sheets stand that any page can open; they go when it is unmounted. */
export function SheetsAbove() {
  const [sheet, setSheet] = useState<ReactNode>();
  useEffect(() => {
    place.show = setSheet;
  }, []);
  return sheet;
}
