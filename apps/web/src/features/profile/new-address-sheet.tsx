import { useLingui } from "@lingui/react/macro";

import { Sheet } from "#ui/sheet.tsx";

import { AddressCodeForm } from "./address-code-form.tsx";
import { AddressPasswordForm } from "./address-password-form.tsx";
import type { AddressChange } from "./use-address-change.ts";
import { useRoomySnapPoint } from "./use-roomy-snap-point.ts";

export function NewAddressSheet({ change }: { readonly change: AddressChange }) {
  const { t } = useLingui();
  const { step, pending } = change;
  return (
    <Sheet
      isOpen={step !== undefined}
      onClose={change.close}
      title={t`Change your email`}
      firstSnapPoint={useRoomySnapPoint(0.5)}
    >
      {step?.kind === "password" ? <AddressPasswordForm email={step.email} change={change} /> : null}
      {step?.kind === "code" && pending ? <AddressCodeForm pending={pending} change={change} /> : null}
    </Sheet>
  );
}
