import { type RefObject, useEffect } from "react";

import { type FieldErrors, isEmpty } from "./form-texts.ts";

/** Leads to the first field that needs another look, once its sentence stands there. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (!isEmpty(errors)) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, errors]);
}
