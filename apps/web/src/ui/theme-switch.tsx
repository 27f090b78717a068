import { useLingui } from "@lingui/react/macro";
import { useId, useSyncExternalStore } from "react";

import { ShellIcon } from "./shell-icon.tsx";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const storageKey = "theme";
const listeners = new Set<() => void>();
const icons = { system: "monitor", light: "sun", dark: "moon" } as const;

export function ThemeSwitch() {
  const { t } = useLingui();
  const name = useId();
  const theme = useTheme();
  const labels: Record<Theme, string> = { system: t`Match system`, light: t`Light`, dark: t`Dark` };

  return (
    <fieldset className="inline-flex rounded-pill border border-edge bg-card p-1">
      <legend className="sr-only">{t`Theme`}</legend>
      {themes.map((choice) => (
        <label
          key={choice}
          title={labels[choice]}
          className="relative flex size-11 items-center justify-center rounded-pill text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-moss has-checked:text-on-moss has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            data-theme-choice={choice}
            aria-label={labels[choice]}
            checked={theme === choice}
            onChange={() => setTheme(choice)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none"
          />
          <ShellIcon name={icons[choice]} />
        </label>
      ))}
    </fieldset>
  );
}

function readTheme(): Theme {
  const stored = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === stored) ?? "system";
}

/** Sets the theme at once and remembers it; `theme.js` reads it before the next page paints. */
function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") {
    delete root.dataset["theme"];
    localStorage.removeItem(storageKey);
  } else {
    root.dataset["theme"] = theme;
    localStorage.setItem(storageKey, theme);
  }
  for (const listener of listeners) listener();
}

function useTheme(): Theme {
  return useSyncExternalStore(onThemeChosen, readTheme, () => "system");
}

function onThemeChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
