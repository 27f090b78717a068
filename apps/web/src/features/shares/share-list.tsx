import type { Share } from "@lane/contract/shares.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useRef } from "react";

import { ShareRow } from "./share-row.tsx";

interface ShareListProps {
  /** The level of the heading on its page or sheet. */
  readonly level: "h2" | "h3";
  readonly heading: string;
  /** Says that no share is open. */
  readonly noneText: string;
  readonly shares: readonly Share[];
  /** The memory whose sharing is shown; undefined for a list of everything that is shared. */
  readonly memoryId?: string;
}

/** Shares that are open, and below them, folded, those that are over. */
export function ShareList({ level: Heading, heading, noneText, shares, memoryId }: ShareListProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const open = shares.filter(({ state }) => state === "open" || state === "asleep");
  const over = shares.filter((share) => !open.includes(share));
  // A row that has moved to the end takes its buttons, and with them the focus, along.
  const handleStopped = () => title.current?.focus();
  const row = (share: Share) => <ShareRow key={share.id} share={share} memoryId={memoryId} onStopped={handleStopped} />;
  return (
    <section>
      <Heading
        ref={title}
        tabIndex={-1}
        className={Heading === "h2" ? "text-2xl outline-none" : "text-xl outline-none"}
      >
        {heading}
      </Heading>
      {open.length > 0 ? (
        <ul className="mt-2 divide-y divide-rule border-y border-rule">{open.map(row)}</ul>
      ) : (
        <p className="mt-1 text-ink-soft">{noneText}</p>
      )}
      {over.length > 0 ? (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
            <ChevronRight
              aria-hidden="true"
              className="-ms-1 size-5 transition-transform group-open:rotate-90 rtl:rotate-180"
            />
            {t`Earlier`}
          </summary>
          <ul className="divide-y divide-rule border-y border-rule">{over.map(row)}</ul>
        </details>
      ) : null}
    </section>
  );
}
