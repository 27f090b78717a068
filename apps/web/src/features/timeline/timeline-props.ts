import type { Memory } from "@lane/contract/memories.ts";
import type { ComponentType, KeyboardEventHandler, ReactNode } from "react";

import type { Place } from "./place.ts";

export interface LinkProps {
  readonly className?: string;
  readonly children?: ReactNode;
  readonly tabIndex?: number;
  readonly "aria-current"?: "true" | undefined;
  readonly "data-year"?: number;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
}

/** The links out of this screen. Whoever shows it knows the addresses. */
export interface TimelineLinks {
  readonly PlaceLink: ComponentType<LinkProps & { readonly place: Place }>;
  readonly AddMemoryLink: ComponentType<LinkProps & { readonly year: number; readonly month: number | undefined }>;
  readonly MemoryLink: ComponentType<LinkProps & { readonly memory: Pick<Memory, "_id" | "memoryTitle"> }>;
  readonly PlansLink: ComponentType<LinkProps>;
  /** Where memories from elsewhere come in. */
  readonly ImportLink: ComponentType<LinkProps>;
}
