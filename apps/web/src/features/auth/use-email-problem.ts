import { useLingui } from "@lingui/react/macro";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const longestEmail = 254;

/** Catches what is plainly no address; the server judges the rest. */
export function useEmailProblem(): (email: string) => string | undefined {
  const { t } = useLingui();
  return (email) => {
    const text = email.trim();
    if (text === "") return t`Email is required`;
    if (text.length > longestEmail) return t`This email address is too long`;
    return emailShape.test(text) ? undefined : t`Please enter a valid email address`;
  };
}
