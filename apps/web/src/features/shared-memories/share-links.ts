import type { ComponentProps, ReactNode } from "react";

type LinkProps = Pick<ComponentProps<"a">, "className" | "children">;

/** Links of what others share; the page knows the addresses. */
export interface ShareLinks {
  /** To a share, and there to one of its memories. */
  readonly ShareLink: (props: LinkProps & { readonly shareId: string; readonly memoryId?: string }) => ReactNode;
  readonly ShareWalkLink: (props: LinkProps & { readonly shareId: string }) => ReactNode;
  readonly MonthLink: (props: LinkProps & { readonly year: number; readonly month: number }) => ReactNode;
  /** To all shares. */
  readonly SharesLink: (props: LinkProps) => ReactNode;
}
