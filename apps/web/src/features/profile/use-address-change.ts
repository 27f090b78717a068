import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";

import { errorText } from "#api/errors.ts";
import { takeMailedSecret } from "#lib/mailed-secret.ts";
import { toast } from "#ui/toast-queue.ts";

import { forgetPendingAddress, readPendingAddress, storePendingAddress } from "./pending-address.ts";
import { useConfirmNewEmail } from "./profile.queries.ts";

export type AddressStep = { readonly kind: "password"; readonly email: string } | { readonly kind: "code" };
export type AddressChange = ReturnType<typeof useAddressChange>;

/** Password, then a mailed code: a new address belongs to an account only after both. */
export function useAddressChange(memberId: string) {
  const [step, setStep] = useState<AddressStep>();
  const [pending, setPending] = useState(() => readPendingAddress(memberId, Date.now()));
  const confirm = useConfirmNewEmail();

  function forget() {
    forgetPendingAddress();
    setPending(undefined);
    setStep(undefined);
  }

  useMailedLink((otp) => {
    if (pending) confirm.mutate({ token: pending.token, otp }, { onSuccess: forget, onError: showFailure });
    return pending !== undefined;
  });

  return {
    step,
    pending,
    open: (email: string) => setStep({ kind: "password", email }),
    openCode: () => setStep({ kind: "code" }),
    close: () => setStep(undefined),
    forget,
    /** A code is on its way to this address. */
    wait(email: string, token: string) {
      const asked = { memberId, email, token, askedAt: Date.now() };
      storePendingAddress(asked);
      setPending(asked);
      setStep({ kind: "code" });
    },
  };
}

/** Both when the page opens with the link and when it is followed later. */
function useMailedLink(submit: (otp: string) => boolean) {
  const { t } = useLingui();
  const take = useEffectEvent(() => {
    const secret = takeMailedSecret();
    if (secret === undefined || submit(secret)) return;
    toast("info", t`No change of address is waiting here. Please start again`);
  });
  useEffect(() => {
    const handleChange = () => take();
    handleChange();
    window.addEventListener("hashchange", handleChange);
    return () => window.removeEventListener("hashchange", handleChange);
  }, []);
}

function showFailure(error: unknown): void {
  toast("error", errorText(error));
}
