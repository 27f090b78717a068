import { useLingui } from "@lingui/react/macro";

import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { useVaultForm } from "./use-vault-form.ts";

interface VaultFieldsProps {
  readonly form: ReturnType<typeof useVaultForm>;
}

/** What a vault is called, where it begins, and whether it remembers one person. */
export function VaultFields({ form }: VaultFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Vault name`}
        hint={t`Everyone you invite will see it, for example “Hofstra family”.`}
        autoComplete="off"
        {...form.text("name")}
      />
      <YearField
        label={t`First year`}
        hint={t`Where your story together begins. You can choose an earlier year later.`}
        {...form.text("firstYear")}
      />
      <Checkbox
        label={t`It's about one person`}
        checked={form.values.isAboutOne}
        onChange={({ target }) => form.change("isAboutOne", target.checked)}
      />
      {form.values.isAboutOne ? <AboutFields form={form} /> : null}
      <Checkbox
        label={t`Members can share their own memories outside the vault`}
        checked={form.values.allowsSharing}
        onChange={({ target }) => form.change("allowsSharing", target.checked)}
      />
    </>
  );
}

function AboutFields({ form }: VaultFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 border-s-2 border-rule ps-4">
      <TextField label={t`Their name`} autoComplete="off" {...form.text("aboutName")} />
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <YearField label={t`Born in (optional)`} {...form.text("born")} />
        <YearField label={t`Died in (optional)`} {...form.text("died")} />
      </div>
    </div>
  );
}

function YearField(props: Parameters<typeof TextField>[0]) {
  return <TextField inputMode="numeric" autoComplete="off" maxLength={4} {...props} />;
}
