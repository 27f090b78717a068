import { bookLanguages, type BookTrim, bookTrims } from "@lane/domain/book-choices.ts";
import { useLingui } from "@lingui/react/macro";

import { displayLocale } from "#lib/i18n.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";

import type { WishProps } from "./wish-props.ts";

export function LookFields({ wish, onChange }: WishProps) {
  const { t } = useLingui();
  const sizes: Record<BookTrim, string> = {
    A5: t`A5, as a novel`,
    "6 x 9 in": t`6 x 9 inches, as a novel in America`,
    A4: t`A4, large`,
  };
  return (
    <>
      <SelectField
        label={t`Size`}
        value={wish.trim}
        onChange={(event) => onChange({ trim: bookTrims.find((trim) => trim === event.target.value) ?? "A5" })}
      >
        {bookTrims.map((trim) => (
          <option key={trim} value={trim}>
            {sizes[trim]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Language of the memories`}
        hint={t`Words at the end of a line are divided as this language does it.`}
        value={wish.language}
        onChange={(event) => onChange({ language: bookLanguages.find((one) => one === event.target.value) ?? "en" })}
      >
        {bookLanguages.map((language) => (
          <option key={language} value={language}>
            {nameOf(language)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t`With the lifeline`}
        checked={wish.hasLifeline}
        onChange={(event) => onChange({ hasLifeline: event.target.checked })}
      />
    </>
  );
}

function nameOf(language: string): string {
  return new Intl.DisplayNames([displayLocale()], { type: "language" }).of(language) ?? language;
}
