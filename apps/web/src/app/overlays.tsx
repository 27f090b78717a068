import { ModalHost } from "#ui/modal-host.tsx";
import { Toaster } from "#ui/toaster.tsx";

export function Overlays() {
  return (
    <>
      <Toaster />
      <ModalHost />
    </>
  );
}
