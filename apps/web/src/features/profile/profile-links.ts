import type { ComponentProps, ReactNode } from "react";

import type { ProfileSection } from "./profile-sections.ts";

type LinkProps = Pick<ComponentProps<"a">, "className" | "children" | "id">;

/** Links of the profile; the page knows the addresses. */
export interface ProfileLinks {
  /** To one section of the profile; without one, to its overview. */
  readonly SectionLink: (props: LinkProps & { readonly section: ProfileSection | undefined }) => ReactNode;
  readonly BookLink: (props: LinkProps) => ReactNode;
  readonly ImportLink: (props: LinkProps) => ReactNode;
  readonly WhatsNewLink: (props: LinkProps) => ReactNode;
}
