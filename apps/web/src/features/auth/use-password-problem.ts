import { maxPasswordLength as longest, minPasswordLength as shortest } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";

export function usePasswordProblem(): (password: string) => string | undefined {
  const { t } = useLingui();
  return (password) => {
    if (password === "") return t`Password is required`;
    const length = Array.from(password.normalize("NFC")).length;
    if (length < shortest) return t`Password must be at least ${shortest} characters long`;
    return length > longest ? t`Password must be at most ${longest} characters long` : undefined;
  };
}
