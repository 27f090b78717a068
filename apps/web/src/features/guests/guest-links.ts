import type { ComponentProps, ReactNode } from "react";

type LinkProps = Pick<ComponentProps<"a">, "className" | "children">;

/** Links of what is written for somebody else; the page knows the addresses. */
export interface GuestLinks {
  readonly WriteLink: (props: LinkProps) => ReactNode;
  readonly EditLink: (
    props: LinkProps & { readonly memory: { readonly id: string; readonly title: string } },
  ) => ReactNode;
  readonly TimelineLink: (props: LinkProps) => ReactNode;
}
