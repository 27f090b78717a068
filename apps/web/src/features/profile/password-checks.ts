import { minPasswordLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";

import type { FieldErrors } from "./form-texts.ts";

interface TypedPasswords {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmation: string;
}

export function usePasswordCheck(): (typed: TypedPasswords) => FieldErrors {
  const { t } = useLingui();
  return ({ oldPassword, password, confirmation }) => ({
    ...(oldPassword === "" ? { oldPassword: t`Old password is required` } : {}),
    // In code points, as the server counts.
    ...(Array.from(password.normalize("NFC")).length < minPasswordLength
      ? { password: t`Password must be at least 8 characters long` }
      : {}),
    ...(password === confirmation ? {} : { confirmPassword: t`Passwords do not match` }),
  });
}
