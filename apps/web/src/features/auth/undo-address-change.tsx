import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { hasMailedSecret } from "#lib/mailed-secret.ts";
import { useMailedSecret } from "#lib/use-mailed-secret.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useUndoAddressChange } from "./auth.queries.ts";
import { FormAlert, sentenceOf } from "./refusal.tsx";

interface UndoAddressChangeProps {
  readonly newPasswordLink: ReactNode;
}

/** Opened by the link in the mail to the former address; the change is undone only after the button is pressed. */
export function UndoAddressChange({ newPasswordLink }: UndoAddressChangeProps) {
  const { t } = useLingui();
  const undo = useUndoAddressChange();
  const [wasLinked] = useState(hasMailedSecret);
  const [token, setToken] = useState<string>();
  const [error, setError] = useState<string>();
  useMailedSecret(setToken);

  function submit() {
    if (token === undefined) return;
    setError(undefined);
    undo.mutate({ token }, { onError: handleError });
  }

  function handleError(failure: Error) {
    const text = sentenceOf(failure, t`We couldn't put your address back`);
    setError(text);
    toast("error", text);
  }

  if (undo.isSuccess) return <Restored>{newPasswordLink}</Restored>;
  if (!wasLinked && token === undefined) {
    return (
      <p>
        <Trans>Please open the link in our email again.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      <FormAlert text={error} />
      <p>
        <Trans>
          This puts your old address back and logs out every device. You then choose a new password, because the old one
          stops working.
        </Trans>
      </p>
      <Button className="w-full" busy={undo.isPending} busyText={t`Putting it back...`} onClick={submit}>
        <Trans>Put my address back</Trans>
      </Button>
    </div>
  );
}

/** Takes the focus, because the button that had it is removed. */
function Restored({ children }: { readonly children: ReactNode }) {
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <p ref={news} tabIndex={-1} className="outline-none">
        <Trans>Your address is back. Every device is logged out, and the old password no longer works.</Trans>
      </p>
      {children}
    </div>
  );
}
