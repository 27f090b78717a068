import { Dialog } from "@base-ui/react/dialog";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";

import { iconButtonStyle } from "./button-style.ts";

export interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text?: ReactNode;
  readonly motif?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether Escape and a press outside close the modal. Otherwise only its own buttons do. */
  readonly isDismissible?: boolean;
  /** Takes the whole width, for pictures. */
  readonly isWide?: boolean;
  readonly onClosed?: () => void;
}

export const veilStyle =
  "fixed inset-0 z-40 bg-veil transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0";

const narrowStyle = "w-[calc(100vw-2rem)] max-w-lg rounded-card border";
/** On a phone from edge to edge. */
const wideStyle = "w-full max-w-page border-y sm:w-[calc(100vw-2rem)] sm:rounded-card sm:border";

export function Modal({ isOpen, onClose, title, isDismissible = true, isWide = false, onClosed, ...body }: ModalProps) {
  const { t } = useLingui();
  const closeButton = isDismissible ? (
    <Dialog.Close aria-label={t`Close`} className={`${iconButtonStyle} absolute end-3 top-3`}>
      <X aria-hidden="true" className="size-5" />
    </Dialog.Close>
  ) : null;
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next, { reason }) => {
        if (!next && (isDismissible || reason === "close-press")) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
      disablePointerDismissal={!isDismissible}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={veilStyle} />
        <Dialog.Popup
          className={`fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] ${isWide ? wideStyle : narrowStyle} flex-col overflow-y-auto overscroll-contain border-rule bg-card p-6 shadow-soft transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:p-8 forced-colors:border-2`}
        >
          {/* The first control gets the focus: for pictures the close button, for a question its answer. */}
          {isWide ? closeButton : null}
          <ModalBody title={title} {...body} />
          {isWide ? null : closeButton}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ModalBody({
  title,
  text,
  motif,
  children,
  actions,
}: Pick<ModalProps, "title" | "text" | "motif" | "children" | "actions">) {
  return (
    <>
      {motif ? <div className="mb-4 flex h-16 items-end justify-center">{motif}</div> : null}
      <Dialog.Title className={`px-9 text-2xl ${motif ? "text-center" : "ps-0"}`}>{title}</Dialog.Title>
      {text ? (
        <Dialog.Description render={<div />} className={`mt-3 text-ink-soft ${motif ? "text-center" : ""}`}>
          {text}
        </Dialog.Description>
      ) : null}
      {children ? <div className="mt-5">{children}</div> : null}
      {actions ? (
        <div
          className={`mt-7 flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap ${motif ? "sm:justify-center" : ""}`}
        >
          {actions}
        </div>
      ) : null}
    </>
  );
}
