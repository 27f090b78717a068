import { lazy } from "react";

/** Sheets arrive once the memory can be read: with them the page would weigh half as much again. */
export const DeleteSheet = lazy(async () => ({ default: (await import("./delete-sheet.tsx")).DeleteSheet }));
export const MoveSheet = lazy(async () => ({ default: (await import("./move-sheet.tsx")).MoveSheet }));
export const RestoreSheet = lazy(async () => ({ default: (await import("./restore-sheet.tsx")).RestoreSheet }));
export const VersionsSheet = lazy(async () => ({ default: (await import("./versions-sheet.tsx")).VersionsSheet }));
