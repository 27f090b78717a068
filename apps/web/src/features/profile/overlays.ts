import { lazy } from "react";

/** Modals and sheets arrive once the cards stand: with them the page would weigh half as much again. */
export const ChildhoodModal = lazy(async () => ({
  default: (await import("./childhood-modal.tsx")).ChildhoodModal,
}));
export const ReflectionModal = lazy(async () => ({
  default: (await import("./reflection-modal.tsx")).ReflectionModal,
}));
export const ChangePasswordModal = lazy(async () => ({
  default: (await import("./change-password-modal.tsx")).ChangePasswordModal,
}));
export const NewAddressSheet = lazy(async () => ({
  default: (await import("./new-address-sheet.tsx")).NewAddressSheet,
}));
export const PictureSheet = lazy(async () => ({ default: (await import("./picture-sheet.tsx")).PictureSheet }));
export const VaultSheet = lazy(async () => ({ default: (await import("./vault-sheet.tsx")).VaultSheet }));
export const DeactivateSheet = lazy(async () => ({
  default: (await import("./deactivate-sheet.tsx")).DeactivateSheet,
}));
export const DeleteSheet = lazy(async () => ({ default: (await import("./delete-sheet.tsx")).DeleteSheet }));
