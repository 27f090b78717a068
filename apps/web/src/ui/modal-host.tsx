import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";

import { Button } from "./button.tsx";
import { closeModal, dropModal, type ModalRecord, modalRecords, onModalsChanged } from "./modal-queue.ts";
import { Modal } from "./modal.tsx";
import { Flower } from "./motifs/flower.tsx";
import { Rope } from "./motifs/rope.tsx";
import { Spinner } from "./spinner.tsx";

/** Shows the modals of `openModal`. Mounted once, at the root of the app. */
export function ModalHost() {
  const records = useSyncExternalStore(onModalsChanged, modalRecords);
  return records.map((record) => <HostedModal key={record.id} record={record} />);
}

function HostedModal({ record: { id, isOpen, request } }: { readonly record: ModalRecord }) {
  const { t } = useLingui();
  const frame = { isOpen, onClose: () => closeModal(id, false), onClosed: () => dropModal(id) };
  switch (request.type) {
    case "confirm":
      return (
        <Modal {...frame} title={request.title} text={request.text} actions={<ConfirmActions id={id} {...request} />} />
      );
    case "loading":
      return (
        <Modal
          {...frame}
          isDismissible={false}
          title={request.text ?? t`Loading...`}
          motif={<Rope lengthPx={200} knots={[0.5]} className="w-44" />}
          actions={<Spinner className="mx-auto size-8 text-moss" />}
        />
      );
    case "custom":
      return (
        <Modal {...frame} title={request.title} text={request.text} isDismissible={request.isDismissible ?? true}>
          {request.render(() => closeModal(id, false))}
        </Modal>
      );
    case "alert":
    case "success":
    default:
      return (
        <Modal
          {...frame}
          title={request.title}
          text={request.text}
          motif={request.type === "success" ? <Flower memoryId="success" className="h-16" /> : undefined}
          actions={<Button onClick={() => closeModal(id, true)}>{request.closeText ?? t`OK`}</Button>}
        />
      );
  }
}

interface ConfirmActionsProps {
  readonly id: number;
  readonly confirmText: string;
  readonly cancelText?: string;
  readonly isDangerous?: boolean;
}

function ConfirmActions({ id, confirmText, cancelText, isDangerous = false }: ConfirmActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button variant={isDangerous ? "danger" : "primary"} onClick={() => closeModal(id, true)}>
        {confirmText}
      </Button>
      <Button variant="secondary" onClick={() => closeModal(id, false)}>
        {cancelText ?? t`Cancel`}
      </Button>
    </>
  );
}
