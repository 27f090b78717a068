import type { Share } from "@lane/contract/shares.ts";
import { maxShareLabelLength, type ShareShown } from "@lane/domain/shares.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import {
  AnswersCheckbox,
  Chips,
  CopiesCheckbox,
  DaysChip,
  PassphraseChangeChip,
  PassphraseChip,
  passphraseProblem,
  type ShareDays,
  ShownChip,
} from "./share-settings.tsx";
import { type ShareChange, useChangeShare } from "./shares.queries.ts";
import { useUntilText } from "./use-share-words.ts";

interface ChangeValues {
  readonly label: string;
  /** Undefined to leave the end as it is. */
  readonly expiresInDays: ShareDays | undefined;
  /** Undefined to leave it as it is, null for none. */
  readonly passphrase: string | null | undefined;
  readonly shows: ShareShown;
  readonly allowsAnswers: boolean;
  readonly allowsCopies: boolean;
}

interface ChangeShareProps {
  readonly share: Share;
  readonly onDone: () => void;
}

/** Changes a share in its place in the list. */
export function ChangeShare({ share, onDone }: ChangeShareProps) {
  const { t } = useLingui();
  const isLink = share.kind === "link";
  const form = useChangeForm(share, onDone);
  const untilText = useUntilText();
  const [nowMs] = useState(() => Date.now());
  const { expiresInDays, allowsAnswers, allowsCopies } = form.values;
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector<HTMLElement>("input, select")?.focus(), [ref]);
  return (
    <form {...form.element} className="mt-2 grid gap-4 rounded-card border border-rule bg-paper p-4">
      {isLink ? (
        <TextField
          label={t`Who is it for?`}
          autoComplete="off"
          maxLength={maxShareLabelLength}
          {...form.text("label")}
        />
      ) : null}
      <Chips>
        <DaysChip
          asItIs={untilText(share, nowMs)}
          value={expiresInDays}
          onChange={(days) => form.change("expiresInDays", days)}
        />
        {isLink ? <PassphraseChoice hasOne={share.hasPassphrase} {...form.part("passphrase")} /> : null}
        <ShownChip {...form.part("shows")} />
      </Chips>
      <AnswersCheckbox isOn={allowsAnswers} onChange={(isOn) => form.change("allowsAnswers", isOn)} />
      {isLink ? null : <CopiesCheckbox isOn={allowsCopies} onChange={(isOn) => form.change("allowsCopies", isOn)} />}
      <AlertNote summary={t`Nothing was changed`} text={form.failure && errorText(form.failure)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isSending} busyText={t`Saving...`} className="grow sm:grow-0">
          {t`Save`}
        </Button>
        <Button variant="secondary" onClick={onDone} className="grow sm:grow-0">
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

interface PassphraseChoiceProps {
  readonly hasOne: boolean;
  readonly value: ChangeValues["passphrase"];
  readonly error: string | undefined;
  readonly onValueChange: (value: ChangeValues["passphrase"]) => void;
}

function PassphraseChoice({ hasOne, value, ...rest }: PassphraseChoiceProps) {
  return hasOne ? <PassphraseChangeChip value={value} {...rest} /> : <PassphraseChip value={value ?? null} {...rest} />;
}

function useChangeForm(share: Share, onDone: () => void) {
  const { t } = useLingui();
  const { mutateAsync: change } = useChangeShare();
  const { shows, allowsAnswers, allowsCopies } = share;
  return useForm<ChangeValues>({
    initial: {
      label: share.name,
      expiresInDays: undefined,
      passphrase: undefined,
      shows,
      allowsAnswers,
      allowsCopies,
    },
    check: ({ label, passphrase }) => ({
      label: label.trim() === "" ? t`Please enter a name, so that you know whose link this is` : undefined,
      passphrase: passphraseProblem(passphrase),
    }),
    send: (values) => change(changeOf(share, values)),
    onSent: () => {
      toast("success", t`Saved`);
      onDone();
    },
  });
}

/** What is left as it is, is not sent: days would be counted anew, and a passphrase would be asked for again. */
function changeOf({ id, kind, hasPassphrase }: Share, values: ChangeValues): ShareChange {
  const { label, expiresInDays, passphrase, ...rest } = values;
  return {
    id,
    ...rest,
    ...(kind === "link" ? { label } : {}),
    ...(expiresInDays === undefined ? {} : { expiresInDays }),
    ...(passphrase === undefined || (passphrase === null && !hasPassphrase) ? {} : { passphrase }),
  };
}
