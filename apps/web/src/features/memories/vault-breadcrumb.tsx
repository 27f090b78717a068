import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { monthName } from "#lib/date-parts.ts";

import type { ViewLinks } from "./memory-nav.tsx";

interface VaultBreadcrumbProps {
  readonly memory: Memory;
  readonly links: ViewLinks;
  /** Link to the vault, by its name. */
  readonly vaultLink: ReactNode;
}

/** Where a memory of a vault is. It never says the title, which may be folded. */
export function VaultBreadcrumb({ memory, links, vaultLink }: VaultBreadcrumbProps) {
  const { t } = useLingui();
  const steps = [
    vaultLink,
    links.yearLink(memory.year, String(memory.year)),
    links.monthLink(memory, monthName(memory.month)),
  ];
  return (
    <nav aria-label={t`You are here`} className="text-sm">
      <ol className="flex items-center gap-x-2 text-ink-soft">
        {steps.map((step, at) => (
          // The steps never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex items-center gap-x-2 first:min-w-0 not-first:shrink-0">
            {step}
            {at < steps.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
