import type { ComponentProps } from "react";

import { type Address, addressText } from "./address.tsx";

interface HashLinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: Address;
}

export function HashLink({ to, children, ...rest }: HashLinkProps) {
  return (
    <a href={addressText(to)} {...rest}>
      {children}
    </a>
  );
}
