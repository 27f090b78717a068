import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useSyncExternalStore } from "react";

import { useForm } from "#api/use-form.ts";
import { keepsMail } from "#lib/server-facts.ts";
import { useMailedSecret } from "#lib/use-mailed-secret.ts";
import { Button } from "#ui/button.tsx";
import { KeptMailNote } from "#ui/kept-mail-note.tsx";
import { OtpField } from "#ui/otp-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { sentenceOf } from "./refusal.tsx";

const digits = 6;
const tickMs = 250;

interface CodeEntryOptions<Answer> {
  readonly verify: (code: string) => Promise<Answer>;
  readonly onVerified: (answer: Answer) => void;
  /** Whether the digits stay in their boxes for another attempt. */
  readonly keepsCode?: (error: Error) => boolean;
  /** The toast for a refusal; by default the sentence beside the boxes. */
  readonly refusalToast?: string;
}

/** The six digits of a mail, or the longer secret of its link, which is submitted automatically. */
export function useCodeEntry<Answer>({ verify, onVerified, keepsCode, refusalToast }: CodeEntryOptions<Answer>) {
  const { t } = useLingui();
  const form = useForm({
    initial: { code: "" },
    isReady: ({ code }) => code.length >= digits,
    send: ({ code }) => verify(code),
    onSent: onVerified,
    refusedFields: (error) => ({ code: sentenceOf(error, t`OTP verification failed`) }),
    onRefused: (sentence = "", error) => {
      if (error && !keepsCode?.(error)) form.put({ code: "" });
      toast("error", refusalToast ?? sentence);
    },
  });
  useMailedSecret((secret) => void form.submit({ code: secret }));
  return form;
}

interface CodeFormProps {
  readonly entry: ReturnType<typeof useCodeEntry>;
  readonly resend: { readonly readyAtMs: number; readonly isBusy: boolean; readonly start: () => void };
}

export function CodeForm({ entry, resend }: CodeFormProps) {
  const { t } = useLingui();
  const { ref } = entry.element;
  const isVerifying = entry.isSending || entry.isSent;
  const seconds = useCountdown(resend.readyAtMs);
  useFirstBoxFocused(ref);

  // The button is disabled until the next countdown has ended.
  function handleResend() {
    ref.current?.querySelector("input")?.focus();
    entry.forgetProblems();
    resend.start();
  }

  return (
    <form {...entry.element} data-first-focus className="grid gap-6">
      <KeptMailNote />
      <OtpField
        label={t`Six-digit code`}
        hint={t`You can also paste it. It works once, for 10 minutes.`}
        {...entry.part("code")}
        // Clearing the boxes keeps the sentence about the last code until new digits are typed.
        onValueChange={(code) => (code === "" ? entry.put({ code }) : entry.change("code", code))}
        onComplete={(code) => void entry.submit({ code })}
      />
      <Button
        type="submit"
        disabled={!entry.isReady && !isVerifying}
        busy={isVerifying}
        busyText={t`Verifying...`}
        className="w-full"
      >
        {t`Continue`}
      </Button>
      <div className="border-t border-rule pt-5">
        {keepsMail() ? null : <p className="text-ink-soft">{t`Nothing yet? Check your spam folder.`}</p>}
        <Button
          variant="secondary"
          className="mt-3 tabular-nums first:mt-0"
          disabled={seconds > 0}
          busy={resend.isBusy}
          busyText={t`Sending...`}
          onClick={handleResend}
        >
          {seconds > 0 ? t`Resend code in ${seconds} s` : t`Resend code`}
        </Button>
      </div>
    </form>
  );
}

function useFirstBoxFocused(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), [form]);
}

/** Whole seconds until a moment, read from the clock, because timers of a sleeping tab fall behind. */
function useCountdown(untilMs: number): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)));
}

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => clearInterval(timer);
}
