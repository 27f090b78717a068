import { useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useState } from "react";

import { RadioGroup } from "#ui/radio-group.tsx";

import { FormFailure } from "./form-failure.tsx";
import { FormButtons } from "./form-parts.tsx";
import { fieldErrorsOf } from "./form-texts.ts";
import { type Profile, useUpdateProfile } from "./profile.queries.ts";

interface ReflectionFormProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export function ReflectionForm({ profile, onClose }: ReflectionFormProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<"yes" | "no">(profile.isReflectionPrompt ? "yes" : "no");
  const update = useUpdateProfile();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!update.isPending) update.mutate({ isReflectionPrompt: choice === "yes" }, { onSuccess: onClose });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <RadioGroup
        label={t`Would you like spiritual prompts?`}
        choices={[
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No, Just The Basic Memory Prompts` },
        ]}
        value={choice}
        onValueChange={setChoice}
        error={fieldErrorsOf(update.error)["isReflectionPrompt"]}
      />
      <FormFailure summary={t`Failed to update profile`} error={update.error} />
      <FormButtons isBusy={update.isPending} onCancel={onClose} />
    </form>
  );
}
