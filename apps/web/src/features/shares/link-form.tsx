import type { Share } from "@lane/contract/shares.ts";
import { maxShareLabelLength } from "@lane/domain/shares.ts";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

import {
  AnswersCheckbox,
  Chips,
  DaysChip,
  PassphraseChip,
  passphraseProblem,
  ShownChip,
  type ShareSettings,
  usualSettings,
} from "./share-settings.tsx";
import type { SharedContent } from "./share-subject.ts";
import { useCreateShare } from "./shares.queries.ts";

interface LinkValues extends ShareSettings {
  readonly label: string;
  readonly passphrase: string | null;
}

const noLink: LinkValues = { ...usualSettings, label: "", passphrase: null };

export function useLinkForm(content: SharedContent, onMade: (share: Share) => void) {
  const { t } = useLingui();
  const { mutateAsync: create } = useCreateShare();
  const form = useForm({
    initial: noLink,
    check: ({ label, passphrase }) => ({
      label: label.trim() === "" ? t`Please enter a name, so that you know whose link this is` : undefined,
      passphrase: passphraseProblem(passphrase),
    }),
    send: (values) => create({ kind: "link", ...content, ...values }),
    onSent: (share) => {
      form.reset();
      onMade(share);
    },
  });
  return form;
}

interface LinkFormProps {
  readonly form: ReturnType<typeof useLinkForm>;
  /** Adds further memories to what is shared. */
  readonly chooser: ReactNode;
}

/** A link for one person: a name for it, how long it works, and what it shows. */
export function LinkForm({ form, chooser }: LinkFormProps) {
  const { t } = useLingui();
  const { expiresInDays, allowsAnswers } = form.values;
  return (
    <form {...form.element} className="grid gap-4">
      <TextField label={t`Who is it for?`} autoComplete="off" maxLength={maxShareLabelLength} {...form.text("label")} />
      <Chips>
        <DaysChip value={expiresInDays} onChange={(days = null) => form.change("expiresInDays", days)} />
        <PassphraseChip {...form.part("passphrase")} />
        <ShownChip {...form.part("shows")} />
      </Chips>
      <AnswersCheckbox isOn={allowsAnswers} onChange={(isOn) => form.change("allowsAnswers", isOn)} />
      {chooser}
      <AlertNote summary={t`We couldn't create the link`} text={form.failure && errorText(form.failure)} />
      <Button type="submit" busy={form.isSending} busyText={t`Creating the link...`} className="w-full">
        {t`Create the link`}
      </Button>
    </form>
  );
}
