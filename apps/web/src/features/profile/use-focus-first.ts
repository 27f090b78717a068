import { type RefObject, useEffect } from "react";

/** A form that takes the place of another one takes the keyboard too. */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector("input")?.focus();
  }, [form]);
}
