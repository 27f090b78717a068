import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "theme";
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const stored = document.documentElement.dataset["theme"];
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Sets the theme at once and remembers it; `theme.js` reads it before the next page paints. */
export function setTheme(theme: Theme): void {
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

export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChosen, readTheme, () => "system");
}

function onThemeChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
