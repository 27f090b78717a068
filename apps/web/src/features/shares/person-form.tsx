import type { Share } from "@lane/contract/shares.ts";
import { emailProblem } from "@lane/domain/account-checks.ts";
import { maxGreetingLength } from "@lane/domain/shares.ts";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import {
  AnswersCheckbox,
  Chips,
  CopiesCheckbox,
  DaysChip,
  ShownChip,
  type ShareSettings,
  usualSettings,
} from "./share-settings.tsx";
import type { SharedContent } from "./share-subject.ts";
import { useCreateShare } from "./shares.queries.ts";

interface PersonValues extends ShareSettings {
  readonly email: string;
  readonly greeting: string;
  readonly allowsCopies: boolean;
}

const nobody: PersonValues = { ...usualSettings, email: "", greeting: "", allowsCopies: false };

export function usePersonForm(content: SharedContent, onShared: (share: Share) => void) {
  const { mutateAsync: create } = useCreateShare();
  const form = useForm({
    initial: nobody,
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: (values) => create({ kind: "person", ...content, ...values }),
    onSent: (share) => {
      form.reset();
      onShared(share);
    },
  });
  return form;
}

interface PersonFormProps {
  readonly form: ReturnType<typeof usePersonForm>;
  /** Adds further memories to what is shared. */
  readonly chooser: ReactNode;
}

/** Shares with one person by their address. What follows is the same whether or not they have an account. */
export function PersonForm({ form, chooser }: PersonFormProps) {
  const { t } = useLingui();
  const { email, expiresInDays, allowsAnswers, allowsCopies } = form.values;
  const address = email.trim();
  return (
    <form {...form.element} className="grid gap-4">
      <TextField
        label={t`Their email address`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.text("email")}
      />
      <TextArea
        label={t`Add a message (optional)`}
        hint={t`It's shown above the memory, not in the email.`}
        name="greeting"
        rows={2}
        maxLength={maxGreetingLength}
        {...form.part("greeting")}
      />
      <Chips>
        <DaysChip value={expiresInDays} onChange={(days = null) => form.change("expiresInDays", days)} />
        <ShownChip {...form.part("shows")} />
      </Chips>
      <div className="grid gap-2">
        <AnswersCheckbox isOn={allowsAnswers} onChange={(isOn) => form.change("allowsAnswers", isOn)} />
        <CopiesCheckbox isOn={allowsCopies} onChange={(isOn) => form.change("allowsCopies", isOn)} />
      </div>
      {chooser}
      <AlertNote summary={t`We couldn't share it`} text={form.failure && errorText(form.failure)} />
      <Button type="submit" busy={form.isSending} busyText={t`Sharing...`} className="w-full wrap-anywhere">
        {address === "" ? t`Share` : t`Share with ${address}`}
      </Button>
    </form>
  );
}
