import { bookLanguages, type BookTrim, bookTrims } from "@lane/domain/book-choices.ts";
import { useLingui } from "@lingui/react/macro";

import { displayLocale } from "#lib/i18n.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";

import type { WishProps } from "./book-wish.ts";

/** Size, language, and what goes around the memories. */
export function LookFields({ wish, onChange }: WishProps) {
  const { t } = useLingui();
  const sizes = useSizeNames();
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
        hint={t`Used to hyphenate words at the end of a line.`}
        value={wish.language}
        onChange={(event) => onChange({ language: bookLanguages.find((one) => one === event.target.value) ?? "en" })}
      >
        {bookLanguages.map((language) => (
          <option key={language} value={language}>
            {languageName(language)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t`Include the lifeline`}
        checked={wish.hasLifeline}
        onChange={(event) => onChange({ hasLifeline: event.target.checked })}
      />
      <Checkbox
        label={t`What was playing`}
        hint={t`Songs, films and news of a year, where you have no picture to open it.`}
        checked={wish.hasCulture}
        onChange={(event) => onChange({ hasCulture: event.target.checked })}
      />
      <Checkbox
        label={t`Index of people and places`}
        hint={t`At the end of the book, if your memories name any.`}
        checked={wish.hasIndex}
        onChange={(event) => onChange({ hasIndex: event.target.checked })}
      />
    </>
  );
}

export function useSizeNames(): Record<BookTrim, string> {
  const { t } = useLingui();
  return {
    A5: t`A5, like a novel`,
    "6 x 9 in": t`6 x 9 inches, like an American novel`,
    A4: t`A4, large`,
  };
}

export function languageName(language: string): string {
  return new Intl.DisplayNames([displayLocale()], { type: "language" }).of(language) ?? language;
}
