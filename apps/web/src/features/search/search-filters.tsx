import { memoryTypes } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";

import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { SearchFilters } from "./search.queries.ts";

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
        <option value="Image">{t`Photos`}</option>
        <option value="Video">{t`Videos`}</option>
        <option value="Audio">{t`Recordings`}</option>
      </SelectField>
      <SelectField label={t`Archived memories`} className="max-sm:col-span-2" {...fieldOf("archive")}>
        <option value="">{t`Left out`}</option>
        <option value="with">{t`Included`}</option>
        <option value="only">{t`Only these`}</option>
      </SelectField>
    </div>
  );
}

/** The values of the filter fields, as typed and chosen. */
interface FilterTexts {
  readonly fromYear: string;
  readonly toYear: string;
  readonly memoryType: string;
  readonly media: string;
  readonly archive: string;
}

export const noFilters: FilterTexts = { fromYear: "", toYear: "", memoryType: "", media: "", archive: "" };

const marks = [...memoryTypes, "None"] as const;
const media = ["Image", "Video", "Audio"] as const;
const archives = ["only", "with"] as const;

/** An incomplete year or an unknown choice is not used as a filter. */
export function filtersOf(texts: FilterTexts): SearchFilters {
  return {
    ...yearOf("fromYear", texts.fromYear),
    ...yearOf("toYear", texts.toYear),
    ...choiceOf("memoryType", texts.memoryType, marks),
    ...choiceOf("media", texts.media, media),
    ...choiceOf("archive", texts.archive, archives),
  };
}

function yearOf<K extends string>(key: K, text: string): Partial<Record<K, number>> {
  return /^[1-9]\d{3}$/.test(text) ? record(key, Number(text)) : {};
}

function choiceOf<K extends string, V extends string>(
  key: K,
  text: string,
  choices: readonly V[],
): Partial<Record<K, V>> {
  const chosen = choices.find((choice) => choice === text);
  return chosen === undefined ? {} : record(key, chosen);
}

function record<K extends string, V>(key: K, value: V): Partial<Record<K, V>> {
  const one: Partial<Record<K, V>> = {};
  one[key] = value;
  return one;
}
