import type { Share } from "@lane/contract/shares.ts";
import { useRef } from "react";

import { OpenAndEarlier } from "#ui/open-and-earlier.tsx";

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
      <OpenAndEarlier open={open.map(row)} earlier={over.map(row)} noneText={noneText} />
    </section>
  );
}
