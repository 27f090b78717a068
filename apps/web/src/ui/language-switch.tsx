import { useLingui } from "@lingui/react/macro";

import { languageNames } from "#lib/language-names.ts";
import { chooseLanguage, type SpokenLanguage } from "#lib/languages.ts";

interface LanguageSwitchProps {
  readonly onChosen?: (language: SpokenLanguage) => void;
}

/** A native select with each language under its own name. Where its messages cannot be fetched, the language stays. */
export function LanguageSwitch({ onChosen }: LanguageSwitchProps) {
  const { t, i18n } = useLingui();

  async function handleChange(name: string) {
    const chosen = await chooseLanguage(name).catch(() => undefined);
    if (chosen !== undefined) onChosen?.(chosen);
  }

  return (
    <select
      aria-label={t`Language`}
      value={i18n.locale}
      onChange={({ target }) => void handleChange(target.value)}
      className="min-h-11 select-arrow rounded-pill border border-edge bg-card text-ink"
    >
      {Object.entries(languageNames).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
