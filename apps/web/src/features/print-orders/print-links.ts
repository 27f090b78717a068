import type { ComponentProps, ReactNode } from "react";

type LinkProps = Pick<ComponentProps<"a">, "className" | "children">;

/** Links of the printed orders; the page knows the addresses. */
export interface PrintLinks {
  readonly BookLink: (props: LinkProps) => ReactNode;
  readonly OrdersLink: (props: LinkProps) => ReactNode;
  readonly OrderLink: (props: LinkProps & { readonly orderId: string }) => ReactNode;
  /** To a new order of the book of an earlier one. */
  readonly AgainLink: (props: LinkProps & { readonly orderId: string }) => ReactNode;
}
