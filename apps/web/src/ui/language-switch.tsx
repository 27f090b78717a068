import { useLingui } from "@lingui/react/macro";

import { chooseLanguage, languageNames } from "#lib/languages.ts";

/** The system's own list, each language in its own words. What cannot be fetched leaves things as they are. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  return (
    <select
      aria-label={t`Language`}
      value={i18n.locale}
      onChange={({ target }) => void chooseLanguage(target.value).catch(() => undefined)}
      className="min-h-11 rounded-pill border border-edge bg-card px-4 text-ink"
    >
      {Object.entries(languageNames).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
