import { emailProblem } from "@lane/domain/account-checks.ts";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { errorText } from "#api/errors.ts";
import { timelineQuery } from "#api/timeline-query.ts";
import { useForm } from "#api/use-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useInvite } from "./families.queries.ts";

interface GuestFormProps {
  readonly timelineId: string;
  readonly onDone: () => void;
}

interface GuestValues {
  readonly email: string;
  /** Null until one is chosen; until then it is the first and the last year of the timeline. */
  readonly from: number | null;
  readonly to: number | null;
}

const nobody: GuestValues = { email: "", from: null, to: null };

function useGuestForm({ timelineId, onDone }: GuestFormProps) {
  const { t } = useLingui();
  const { data } = useQuery(timelineQuery);
  const { mutateAsync: invite } = useInvite();
  const years = (data?.years ?? []).filter(({ disable }) => !disable).map(({ year }) => year);
  const span = ({ from, to }: GuestValues) => ({ from: from ?? Math.min(...years), to: to ?? Math.max(...years) });
  const form = useForm({
    initial: nobody,
    isReady: () => years.length > 0,
    check: (values) => ({
      email: emailProblem(values.email),
      to: span(values).from > span(values).to ? "The first year can't be after the last" : undefined,
    }),
    send: (values) => invite({ timelineId, email: values.email, role: "contributor", years: span(values) }),
    onSent: ({ email }) => {
      toast("success", t`We've sent an invitation to ${email}.`);
      onDone();
    },
  });
  return { form, years, ...span(form.values) };
}

/** Invites somebody to write in some of the member's years. */
export function GuestForm(props: GuestFormProps) {
  const { t } = useLingui();
  const { form, years, from, to } = useGuestForm(props);
  return (
    <form {...form.element} className="grid gap-4 rounded-card border border-rule bg-paper p-4">
      <TextField
        label={t`Their email address`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.text("email")}
      />
      <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
        <YearSelect
          label={t`From`}
          years={years}
          value={from}
          error={form.problem("from")}
          onChoose={(year) => form.change("from", year)}
        />
        <YearSelect
          label={t`Until`}
          years={years}
          value={to}
          error={form.problem("to")}
          onChoose={(year) => form.change("to", year)}
        />
      </div>
      <AlertNote summary={t`The invitation wasn't sent`} text={form.failure && errorText(form.failure)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isSending} busyText={t`Sending...`} className="grow sm:grow-0">
          {t`Send the invitation`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={props.onDone}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

interface YearSelectProps {
  readonly label: string;
  readonly years: readonly number[];
  readonly value: number;
  readonly error: string | undefined;
  readonly onChoose: (year: number) => void;
}

function YearSelect({ label, years, value, error, onChoose }: YearSelectProps) {
  return (
    <SelectField
      label={label}
      value={Number.isFinite(value) ? value : ""}
      error={error}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </SelectField>
  );
}
