import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useId } from "react";

import { classNames } from "#lib/class-names.ts";
import { rowActionStyle } from "#ui/row-action-style.ts";

import { MemoryDecisions, type MemoryDecisionsProps } from "./memory-decisions.tsx";
import { monthName } from "./memory-month.ts";

interface MemoryRowProps extends MemoryDecisionsProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A memory of the book, what is decided about its pages, and the decisions themselves while it is open. */
export function MemoryRow({ isOpen, onToggle, ...decisions }: MemoryRowProps) {
  const { t } = useLingui();
  const { memory, layout, onDecide } = decisions;
  const { title } = memory;
  const panelId = useId();
  const isLeftOut = layout?.isLeftOut === true;
  return (
    <li className="border-t border-rule [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 grow items-center gap-2 py-1.5 text-start hover:text-clay focus-visible:-outline-offset-3"
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames("size-4 shrink-0 transition-transform duration-150", isOpen && "rotate-90")}
          />
          <span className="min-w-0">
            <bdi
              className={classNames(
                "line-clamp-3 font-semibold break-words",
                isLeftOut && "text-ink-soft line-through",
              )}
            >
              {title}
            </bdi>
            <span className="block text-sm text-ink-soft">
              <RowSummary {...decisions} />
            </span>
          </span>
        </button>
        <button
          type="button"
          className={classNames(rowActionStyle, "me-1 shrink-0 whitespace-nowrap")}
          aria-label={isLeftOut ? t`Put it back: ${title}` : t`Leave this out: ${title}`}
          onClick={() => onDecide("left-out", { isLeftOut: !isLeftOut })}
        >
          {isLeftOut ? <Trans>Put it back</Trans> : <Trans>Leave this out</Trans>}
        </button>
      </div>
      {isOpen ? (
        <div id={panelId} className="pt-1 pb-5 sm:ps-6">
          <MemoryDecisions {...decisions} />
        </div>
      ) : null}
    </li>
  );
}

/** Month and author, and what is decided, in a few words. */
function RowSummary({ memory: { month, author }, layout }: Pick<MemoryDecisionsProps, "memory" | "layout">) {
  const { t } = useLingui();
  const { isLeftOut, size, photoIds, quote, startsPage } = layout ?? {};
  const sizes = { small: t`Small pictures`, normal: t`Normal pictures`, page: t`Full page` };
  const words = isLeftOut
    ? [t`Left out`]
    : [
        size && sizes[size],
        photoIds && t`Own choice of pictures`,
        quote !== undefined && t`Quote`,
        startsPage && t`New page`,
      ];
  const facts = [author?.name, monthName(month), ...words].filter(Boolean);
  return facts.join(" · ");
}
