import type { PropsWithChildren } from "react";

import type { RegistrationDraft } from "./registration-draft.ts";
import type { RegistrationErrors } from "./use-registration-check.ts";
import type { ChangeDraft } from "./use-registration.ts";

export interface DraftFieldsProps {
  readonly draft: RegistrationDraft;
  readonly errors: RegistrationErrors;
  readonly onChange: ChangeDraft;
}

/** Marks a field that holds the form back, so that the focus can go to the first one. */
export function Held({ error, children }: PropsWithChildren<{ readonly error: string | undefined }>) {
  return <div data-problem={error === undefined ? undefined : ""}>{children}</div>;
}
