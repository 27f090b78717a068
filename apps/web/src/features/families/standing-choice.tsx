import type { StandingChoice } from "@lane/domain/memberships.ts";
import { useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import { useChoose } from "./families.queries.ts";

interface ChoiceFieldProps {
  readonly value: StandingChoice;
  readonly onValueChange: (choice: StandingChoice) => void;
}

/** What becomes of one's memories when one leaves, is removed, or deletes the account. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      {...props}
      label={t`If you ever leave`}
      hint={t`This also applies if you're removed or delete your account. You can change it at any time.`}
      choices={[
        { value: "stays", label: t`My memories stay with the family` },
        { value: "goes", label: t`My memories go with me` },
      ]}
    />
  );
}

interface SavedChoiceProps {
  readonly timelineId: string;
  readonly choice: StandingChoice;
}

/** Saved at once. */
export function SavedChoice({ timelineId, choice }: SavedChoiceProps) {
  const { t } = useLingui();
  const choose = useChoose();
  return (
    <div className="grid gap-3">
      <ChoiceField
        value={choose.isPending ? choose.variables.choice : choice}
        onValueChange={(next) => {
          if (!choose.isPending) choose.mutate({ timelineId, choice: next });
        }}
      />
      <output className="block text-sm text-ink-soft empty:hidden">{choose.isSuccess ? t`Saved` : null}</output>
      <AlertNote summary={t`Your choice wasn't saved`} text={choose.error ? errorText(choose.error) : undefined} />
    </div>
  );
}
