import type { ComponentProps } from "react";

interface WordButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly children: string;
  /** The person it is about, for screen readers. */
  readonly about: string;
}

/** An action in words under the row it belongs to. */
export function WordButton({ about, children, ...button }: WordButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${children}: ${about}`}
      className="-mx-1 inline-flex min-h-11 items-center px-1 text-start text-sm font-semibold text-clay underline underline-offset-4 hover:decoration-2"
      {...button}
    >
      {children}
    </button>
  );
}
