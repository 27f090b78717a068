import { emailProblem } from "@lane/domain/account-checks.ts";
import { invitationDays, type InvitedRole, invitedRoles } from "@lane/domain/memberships.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useInvite } from "./families.queries.ts";
import { useRoleWords } from "./role-words.ts";

interface InviteFormProps {
  readonly timelineId: string;
}

/** What follows is the same whether or not the address has an account. */
export function InviteForm({ timelineId }: InviteFormProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  const { mutateAsync: invite } = useInvite();
  const initial: { readonly email: string; readonly role: InvitedRole } = { email: "", role: "contributor" };
  const form = useForm({
    initial,
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: (values) => invite({ timelineId, ...values }),
    onSent: ({ email }) => {
      form.reset();
      toast("success", t`We've sent an invitation to ${email}.`);
    },
  });
  return (
    <form {...form.element} className="grid gap-4">
      <TextField
        label={t`Their email address`}
        hint={t`${plural(invitationDays, { one: "The invitation is valid for # day.", other: "The invitation is valid for # days." })}`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.text("email")}
      />
      <RadioGroup
        label={t`What can they do?`}
        choices={invitedRoles.map((role) => ({
          value: role,
          label: (
            <>
              <span className="block font-semibold">{words[role].name}</span>
              <span className="block text-sm text-ink-soft">{words[role].text}</span>
            </>
          ),
        }))}
        {...form.part("role")}
      />
      <AlertNote summary={t`The invitation wasn't sent`} text={form.failure && errorText(form.failure)} />
      <Button type="submit" busy={form.isSending} busyText={t`Sending...`} className="w-full sm:w-fit">
        {t`Send the invitation`}
      </Button>
    </form>
  );
}
