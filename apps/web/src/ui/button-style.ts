export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const shape =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-pill border px-6 py-2 text-center font-semibold no-underline " +
  "transition-[background-color,border-color,color,translate] duration-150 ease-out active:translate-y-px " +
  "hover:no-underline aria-disabled:cursor-not-allowed disabled:cursor-not-allowed " +
  "disabled:text-ink-soft disabled:shadow-none forced-colors:border-[ButtonBorder]";

const looks: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-moss text-on-moss shadow-soft hover:bg-moss-deep disabled:bg-rule",
  secondary: "border-edge bg-card text-ink hover:border-ink hover:bg-paper disabled:border-rule disabled:bg-rule",
  quiet:
    "border-transparent bg-transparent text-clay underline underline-offset-4 hover:bg-rule/60 hover:underline " +
    "disabled:border-transparent disabled:bg-transparent disabled:no-underline",
  danger: "border-alarm bg-card text-alarm hover:bg-alarm hover:text-card disabled:border-rule disabled:bg-rule",
};

/** The look of a button, for the links that lead somewhere and should look like one. */
export function buttonStyle(variant: ButtonVariant = "primary"): string {
  return `${shape} ${looks[variant]}`;
}

export const iconButtonStyle =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-pill border border-transparent text-ink-soft " +
  "transition-colors duration-150 hover:bg-rule/70 hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40";
