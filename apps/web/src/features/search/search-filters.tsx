import { useLingui } from "@lingui/react/macro";

import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { type FilterTexts, noFilters } from "./filter-texts.ts";

interface SearchFieldsProps {
  readonly texts: FilterTexts;
  readonly onTextsChange: (texts: FilterTexts) => void;
}

export function SearchFilterFields({ texts, onTextsChange }: SearchFieldsProps) {
  const { t } = useLingui();

  function fieldOf(name: keyof FilterTexts) {
    return {
      value: texts[name],
      onChange: (event: { readonly target: { readonly value: string } }) =>
        onTextsChange({ ...noFilters, ...texts, [name]: event.target.value }),
    };
  }

  return (
    <div className="grid grid-cols-2 gap-3 border-b border-rule px-4 pt-1 pb-4 text-sm sm:grid-cols-5">
      <TextField label={t`From year`} inputMode="numeric" maxLength={4} autoComplete="off" {...fieldOf("fromYear")} />
      <TextField label={t`To year`} inputMode="numeric" maxLength={4} autoComplete="off" {...fieldOf("toYear")} />
      <SelectField label={t`Mark`} {...fieldOf("memoryType")}>
        <option value="">{t`Any`}</option>
        <option value="Flower">{t`Flower`}</option>
        <option value="Stone">{t`Stone`}</option>
        <option value="None">{t`No mark`}</option>
      </SelectField>
      <SelectField label={t`With`} {...fieldOf("media")}>
        <option value="">{t`Anything`}</option>
        <option value="Image">{t`Pictures`}</option>
        <option value="Video">{t`Film`}</option>
        <option value="Audio">{t`Sound`}</option>
      </SelectField>
      <SelectField label={t`Archive`} className="max-sm:col-span-2" {...fieldOf("archive")}>
        <option value="">{t`Left out`}</option>
        <option value="with">{t`Included`}</option>
        <option value="only">{t`Only these`}</option>
      </SelectField>
    </div>
  );
}
