import type { Memory } from "@lane/contract/memories.ts";
import { lazy, Suspense, useEffect, useState } from "react";

import { firstViewShown } from "#lib/first-view.ts";

import type { MemorySharing } from "./memory-sharing.ts";

/** Sheets are loaded after the memory: with them the page would be half as large again. */
const loadSheets = {
  delete: () => import("./delete-sheet.tsx"),
  move: () => import("./move-sheet.tsx"),
  restore: () => import("./restore-sheet.tsx"),
  versions: () => import("./versions-sheet.tsx"),
};
const DeleteSheet = lazy(async () => ({ default: (await loadSheets.delete()).DeleteSheet }));
const MoveSheet = lazy(async () => ({ default: (await loadSheets.move()).MoveSheet }));
const RestoreSheet = lazy(async () => ({ default: (await loadSheets.restore()).RestoreSheet }));
const VersionsSheet = lazy(async () => ({ default: (await loadSheets.versions()).VersionsSheet }));

export type Overlay = keyof typeof loadSheets;

interface MemorySheetsProps {
  readonly memory: Memory;
  readonly overlay: Overlay | undefined;
  readonly onClose: () => void;
  readonly onGone: () => void;
  readonly sharing: MemorySharing;
}

/** A sheet stays mounted once it was opened, so that it can slide away. */
export function MemorySheets({ memory, overlay, onClose, onGone, sharing }: MemorySheetsProps) {
  const [opened, setOpened] = useState<readonly Overlay[]>([]);
  useEffect(() => {
    // Where this fails, a sheet loads when it is opened.
    void firstViewShown().then(() => Promise.allSettled(Object.values(loadSheets).map((load) => load())));
  }, []);
  if (overlay !== undefined && !opened.includes(overlay)) setOpened([...opened, overlay]);
  const frame = { memory, onClose };
  return (
    <Suspense>
      {opened.includes("delete") ? (
        <DeleteSheet
          {...frame}
          isOpen={overlay === "delete"}
          onGone={onGone}
          lostAccess={sharing.renderLostAccess(memory)}
        />
      ) : null}
      {opened.includes("restore") ? <RestoreSheet {...frame} isOpen={overlay === "restore"} /> : null}
      {opened.includes("versions") ? <VersionsSheet {...frame} isOpen={overlay === "versions"} /> : null}
      {opened.includes("move") ? <MoveSheet {...frame} isOpen={overlay === "move"} /> : null}
    </Suspense>
  );
}
