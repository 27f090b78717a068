import { emailProblem } from "@lane/domain/account-checks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { keepsMail } from "#lib/server-facts.ts";
import { useMailedSecret } from "#lib/use-mailed-secret.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

import { MailedWithdrawal, News } from "./mailed-withdrawal.tsx";
import { useAskToWithdraw } from "./withdrawals.queries.ts";

/** Without logging in: asks for a link to an order, and opened by that link, withdraws from the order. */
export function WithdrawForm() {
  const [token, setToken] = useState<string>();
  useMailedSecret(setToken);
  return token === undefined ? <AskForm /> : <MailedWithdrawal key={token} token={token} askAgain={<AskForm />} />;
}

function AskForm() {
  const { t } = useLingui();
  const { mutateAsync: ask } = useAskToWithdraw();
  const form = useForm({
    initial: { email: "", orderNumber: "" },
    check: ({ email, orderNumber }) => ({
      email: emailProblem(email),
      orderNumber: orderNumber.trim() === "" ? t`Please enter the order number` : undefined,
    }),
    send: ({ email, orderNumber }) => ask({ email: email.trim(), orderNumber: orderNumber.trim() }),
  });
  if (form.isSent) return <Asked email={form.values.email.trim()} />;
  return (
    <form {...form.element} className="grid gap-6">
      <TextField
        label={t`Email`}
        hint={t`The email address of your account`}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.text("email")}
        required
      />
      <TextField
        label={t`Order number`}
        hint={t`It's in the email we sent you when you bought.`}
        autoComplete="off"
        maxLength={40}
        {...form.text("orderNumber")}
        required
      />
      <AlertNote summary={t`That didn't work`} text={form.failure ? errorText(form.failure) : undefined} />
      <Button type="submit" busy={form.isSending} busyText={t`Sending...`} className="w-full">
        {t`Send me a link`}
      </Button>
    </form>
  );
}

function Asked({ email: typed }: { readonly email: string }) {
  const email = <bdi className="font-semibold">{typed}</bdi>;
  return (
    <News>
      <p>
        <Trans>If this order exists, we've sent a link to {email}. Open it to confirm your withdrawal.</Trans>
      </p>
      <p className="text-ink-soft">
        {keepsMail() ? (
          <Trans>
            This server doesn't send email, but the person running it can find the link in the mailbox, at the address
            that <code className="whitespace-nowrap">npm start</code> printed.
          </Trans>
        ) : (
          <Trans>Nothing yet? Check your spam folder.</Trans>
        )}
      </p>
    </News>
  );
}
