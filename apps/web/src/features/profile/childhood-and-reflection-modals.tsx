import { lineProblem } from "@lane/domain/account-checks.ts";
import { maxCityNameLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";

import { cityInOwnWords, type CityOption, listedCityId, useCitySearch } from "#api/city-search.ts";
import { problemOf } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { Combobox } from "#ui/combobox.tsx";
import { Modal } from "#ui/modal.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import { FormButtons, FormFailure, type OverlayProps } from "./form-parts.tsx";
import { type Profile, type ProfileUpdate, useUpdateProfile } from "./profile.queries.ts";

interface ProfileModalProps extends OverlayProps {
  readonly profile: Profile;
}

interface ProfileFormProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export function ChildhoodModal({ profile, ...frame }: ProfileModalProps) {
  const { t } = useLingui();
  return (
    <Modal {...frame} title={t`Childhood Context`}>
      <ChildhoodForm profile={profile} onClose={frame.onClose} />
    </Modal>
  );
}

function ChildhoodForm({ profile, onClose }: ProfileFormProps) {
  const { t } = useLingui();
  const search = useCitySearch();
  const { mutateAsync: update } = useUpdateProfile();
  const form = useForm({
    initial: { city: cityOf(profile) },
    check: ({ city }) => ({ city: lineProblem("Childhood city", city?.label ?? "", maxCityNameLength) }),
    send: async ({ city }) => city && update(cityChange(city)),
    onSent: onClose,
    refusedFields: (error) => {
      const fields = problemOf(error)?.fields ?? {};
      return { city: fields["cityId"] ?? fields["cityName"] };
    },
  });
  return (
    <form {...form.element} className="grid gap-5">
      <Combobox
        label={t`Childhood city`}
        hint={t`Type the first letters. Can't find it? Choose what you typed, at the end of the list.`}
        placeholder={t`Choose a city`}
        search={search}
        {...form.part("city")}
      />
      <FormFailure summary={t`Failed to update profile`} error={form.failure} />
      <FormButtons isBusy={form.isSending} onCancel={onClose} />
    </form>
  );
}

function cityOf({ cityId, cityName }: Profile): CityOption | undefined {
  if (cityName === null) return undefined;
  return cityId === null ? cityInOwnWords(cityName) : { id: cityId, label: cityName };
}

function cityChange(city: CityOption): ProfileUpdate {
  const cityId = listedCityId(city);
  return cityId === undefined ? { cityName: city.label } : { cityId };
}

export function ReflectionModal({ profile, ...frame }: ProfileModalProps) {
  const { t } = useLingui();
  return (
    <Modal {...frame} title={t`Reflection Style`}>
      <ReflectionForm profile={profile} onClose={frame.onClose} />
    </Modal>
  );
}

function ReflectionForm({ profile, onClose }: ProfileFormProps) {
  const { t } = useLingui();
  const { mutateAsync: update } = useUpdateProfile();
  const form = useForm<{ isReflectionPrompt: "yes" | "no" }>({
    initial: { isReflectionPrompt: profile.isReflectionPrompt ? "yes" : "no" },
    send: ({ isReflectionPrompt }) => update({ isReflectionPrompt: isReflectionPrompt === "yes" }),
    onSent: onClose,
  });
  return (
    <form {...form.element} className="grid gap-5">
      <RadioGroup
        label={t`Would you like spiritual prompts?`}
        choices={[
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No, Just The Basic Memory Prompts` },
        ]}
        {...form.part("isReflectionPrompt")}
      />
      <FormFailure summary={t`Failed to update profile`} error={form.failure} />
      <FormButtons isBusy={form.isSending} onCancel={onClose} />
    </form>
  );
}
