import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { useMailedSecret } from "#lib/use-mailed-secret.ts";
import { toast } from "#ui/toast-queue.ts";

import { useConfirmNewEmail } from "./profile.queries.ts";

/**
 * A change of address that waits for its code. It survives the page, because the code may come back as a mailed link.
 */
export interface PendingAddress {
  readonly memberId: string;
  readonly email: string;
  readonly token: string;
  readonly askedAt: number;
}

export type AddressChange = ReturnType<typeof useAddressChange>;
type AddressStep = { readonly kind: "password"; readonly email: string } | { readonly kind: "code" };

const storageKey = "pendingAddress";
const codeLifeMs = 10 * 60 * 1000;

/** The steps of an address change: password, then a mailed code. The address is changed only after both. */
export function useAddressChange(memberId: string) {
  const { t } = useLingui();
  const [step, setStep] = useState<AddressStep>();
  const [pending, setPending] = useState(() => readPendingAddress(memberId, Date.now()));
  const confirm = useConfirmNewEmail();

  function forget() {
    forgetPendingAddress();
    setPending(undefined);
    setStep(undefined);
  }

  useMailedSecret((otp) => {
    if (!pending) return toast("info", t`There's no change of address to confirm here. Please start again`);
    const onError = (error: Error) => toast("error", errorText(error));
    confirm.mutate({ token: pending.token, otp }, { onSuccess: forget, onError });
  });

  return {
    step,
    pending,
    open: (email: string) => setStep({ kind: "password", email }),
    openCode: () => setStep({ kind: "code" }),
    close: () => setStep(undefined),
    forget,
    /** Called when a code has been mailed to this address. */
    wait(email: string, token: string) {
      const asked = { memberId, email, token, askedAt: Date.now() };
      storePendingAddress(asked);
      setPending(asked);
      setStep({ kind: "code" });
    },
  };
}

export function storePendingAddress(pending: PendingAddress): void {
  localStorage.setItem(storageKey, JSON.stringify(pending));
}

export function forgetPendingAddress(): void {
  localStorage.removeItem(storageKey);
}

function readPendingAddress(memberId: string, nowMs: number): PendingAddress | undefined {
  const stored = parse(localStorage.getItem(storageKey));
  if (!isPendingAddress(stored)) return undefined;
  return stored.memberId === memberId && nowMs - stored.askedAt < codeLifeMs ? stored : undefined;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function isPendingAddress(value: unknown): value is PendingAddress {
  const isRecord = typeof value === "object" && value !== null;
  const hasTexts = isRecord && "memberId" in value && "email" in value && "token" in value && "askedAt" in value;
  return hasTexts && typeof value.email === "string" && typeof value.askedAt === "number";
}
