import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

import { keepsMail } from "#lib/server-facts.ts";
import { Button } from "#ui/button.tsx";
import { KeptMailNote } from "#ui/kept-mail-note.tsx";
import { OtpField } from "#ui/otp-field.tsx";

import type { useCodeEntry } from "./use-code-entry.ts";
import { useCountdown } from "./use-countdown.ts";

interface CodeFormProps {
  readonly entry: ReturnType<typeof useCodeEntry>;
  readonly isVerifying: boolean;
  readonly onSubmit: (code: string) => void;
  readonly resend: { readonly readyAtMs: number; readonly isBusy: boolean; readonly start: () => void };
}

const digits = 6;

export function CodeForm({ entry, isVerifying, onSubmit, resend }: CodeFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isComplete = entry.code.length === digits;
  const seconds = useCountdown(resend.readyAtMs);

  useFirstBoxFocused(form, entry.refusals);

  function submit(code: string) {
    if (code.length === digits && !isVerifying) onSubmit(code);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit(entry.code);
  }

  // The button goes quiet until the next countdown is over; the new code is typed into the boxes.
  function handleResend() {
    form.current?.querySelector("input")?.focus();
    resend.start();
  }

  return (
    <form ref={form} data-first-focus noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <KeptMailNote />
      <OtpField
        label={t`Code of six digits`}
        hint={t`You can also paste it. It works once, for 10 minutes.`}
        error={entry.error}
        value={entry.code}
        onValueChange={entry.type}
        onComplete={submit}
      />
      <Button
        type="submit"
        disabled={!isComplete && !isVerifying}
        busy={isVerifying}
        busyText={t`Verifying...`}
        className="w-full"
      >
        {t`Continue`}
      </Button>
      <div className="border-t border-rule pt-5">
        {keepsMail() ? null : (
          <p className="text-ink-soft">{t`Nothing has arrived? Look into the folder for unwanted mail, too.`}</p>
        )}
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

/** On opening, and again whenever a wrong code has left the boxes empty. */
function useFirstBoxFocused(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  const focusFirst = useEffectEvent((isOpening: boolean) => {
    const boxes = [...(form.current?.querySelectorAll("input") ?? [])];
    if (isOpening || boxes.every(({ value }) => value === "")) boxes[0]?.focus({ preventScroll: true });
  });
  useEffect(() => focusFirst(refusals === 0), [refusals]);
}
