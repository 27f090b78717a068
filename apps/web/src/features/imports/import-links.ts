import type { ComponentProps, ReactNode } from "react";

type LinkProps = Pick<ComponentProps<"a">, "className" | "children">;

/** Links out of the import screens; the pages know the addresses. */
export interface ImportLinks {
  readonly ImportLink: (props: LinkProps & { readonly importId: string }) => ReactNode;
  readonly ImportsLink: (props: LinkProps) => ReactNode;
  readonly DatesLink: (props: LinkProps) => ReactNode;
  readonly YearLink: (props: LinkProps & { readonly year: number }) => ReactNode;
  readonly TimelineLink: (props: LinkProps) => ReactNode;
}
