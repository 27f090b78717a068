import type { ComponentProps, MouseEvent } from "react";

import { classNames } from "#lib/class-names.ts";

import { buttonStyle, type ButtonVariant } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button"> {
  readonly variant?: ButtonVariant;
  readonly busy?: boolean;
  /** Shown instead of the children while busy, such as "Logging In...". */
  readonly busyText?: string;
}

export function Button({ variant, busy = false, busyText, className, children, onClick, ...rest }: ButtonProps) {
  // Not `disabled` while busy: that would throw the keyboard's focus back to the top of the page.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      className={classNames(buttonStyle(variant), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  );
}
