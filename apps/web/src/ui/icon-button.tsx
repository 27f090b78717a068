import type { ComponentProps } from "react";

import { classNames } from "#lib/class-names.ts";

import { iconButtonStyle } from "./button-style.ts";

interface IconButtonProps extends ComponentProps<"button"> {
  /** What the button does, for screen readers. */
  readonly label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(iconButtonStyle, className)}
      {...rest}
    />
  );
}
