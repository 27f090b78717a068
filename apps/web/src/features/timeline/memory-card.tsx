import type { Memory } from "@lane/contract/memories.ts";
import { pickByHash } from "@lane/domain/pick-by-hash.ts";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { buttonStyle } from "#ui/button-style.ts";

import { cardStyle, printStyle } from "./card-style.ts";
import { Cover } from "./cover.tsx";
import { MarkStatus } from "./mark-status.tsx";
import type { TimelineLinks } from "./timeline-props.ts";
import { useHeldFocus } from "./use-held-focus.ts";

interface MemoryCardProps {
  readonly memory: Memory;
  readonly links: TimelineLinks;
  /** Asks for the memories again, whose addresses of pictures are not good for ever. */
  readonly onLost: () => Promise<unknown>;
  /** Says when it was, where several years stand side by side. */
  readonly hasYear?: boolean;
  /** Stands in place of the link, such as the way back from the archive. */
  readonly action?: ReactNode;
  /** Beside the mark, or in its place. */
  readonly children?: ReactNode;
  /** Under the link. */
  readonly footer?: ReactNode;
}

/** Nobody hangs prints with a ruler. */
const tilts = ["-rotate-[0.7deg]", "rotate-[0.5deg]", "-rotate-[0.3deg]", "rotate-[0.8deg]", "rotate-0"] as const;

export function MemoryCard({
  memory,
  links: { MemoryLink },
  onLost,
  hasYear = false,
  action,
  children,
  footer,
}: MemoryCardProps) {
  const { t } = useLingui();
  const { _id, memoryTitle, memoryType } = memory;
  const card = useHeldFocus<HTMLElement>(memoryType ?? "unmarked");
  return (
    <article ref={card} tabIndex={-1} className={classNames(cardStyle, "group outline-none")}>
      <div
        className={classNames(
          printStyle,
          "transition-[rotate,translate] duration-200 ease-out group-hover:-translate-y-0.5 group-hover:rotate-0",
          pickByHash(_id, tilts),
        )}
      >
        <Cover memory={memory} onLost={onLost} />
        <h3 className="mt-3 line-clamp-2 min-h-15 text-xl leading-[1.65rem]" dir="auto">
          {memoryTitle}
        </h3>
      </div>
      <div className="my-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-1">
        {memoryType === null ? null : <MarkStatus memoryId={_id} memoryType={memoryType} />}
        {hasYear ? <span className="text-sm text-ink-soft">{`${monthName(memory.month)} ${memory.year}`}</span> : null}
        {children}
      </div>
      {action ?? (
        <MemoryLink memory={memory} className={`${buttonStyle("secondary")} mt-auto after:absolute after:inset-0`}>
          {t`View Memory`}
          <span className="sr-only">{memoryTitle}</span>
        </MemoryLink>
      )}
      {footer}
    </article>
  );
}
