import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";

import { IconButton } from "#ui/icon-button.tsx";

import { SizeButtons, tellerNames, useMarkWords, whenText } from "./mark-words.tsx";
import { MemoryCard, type MemoryLinks } from "./memory-card.tsx";

interface ChosenCardProps extends MemoryLinks {
  readonly memories: readonly LifelineMemory[];
  /** The place of the mark, and the width of the stage. */
  readonly x: number;
  readonly width: number;
  readonly onSize: (id: string, size: MarkSize) => void;
  readonly onClose: () => void;
}

const cardWidth = 340;
const margin = 12;
const print = { width: 264, height: 190 };

/** What was chosen on the rope, on a card above its mark. The focus goes to its first link, and back with Escape. */
export function ChosenCard({ memories, x, width, onSize, onClose, memoryLink, walkLink }: ChosenCardProps) {
  const { t } = useLingui();
  const card = useRef<HTMLElement>(null);
  const [only, ...others] = memories;
  const left = Math.max(margin, Math.min(x - cardWidth / 2, width - cardWidth - margin));

  useEffect(() => card.current?.querySelector("a")?.focus({ preventScroll: true }), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from everything inside
    <section
      ref={card}
      aria-label={t`Chosen memory`}
      className="absolute top-3 bottom-3 z-10 flex animate-appear items-start"
      style={{ left, width: cardWidth }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      data-screen-only
    >
      <div className="flex max-h-full w-full items-start gap-1 overflow-y-auto rounded-card border border-rule bg-card py-4 ps-5 pe-2 shadow-soft">
        <div className="min-w-0 grow">
          {only && others.length === 0 ? (
            <MemoryCard
              memory={only}
              onSize={onSize}
              memoryLink={memoryLink}
              walkLink={walkLink}
              isTitleShown
              print={print}
            />
          ) : (
            <MemoryLines memories={memories} onSize={onSize} memoryLink={memoryLink} />
          )}
        </div>
        <IconButton label={t`Close`} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}

/** The memories of a heap, each with its link. */
function MemoryLines({ memories, onSize, memoryLink }: Pick<ChosenCardProps, "memories" | "onSize" | "memoryLink">) {
  const words = useMarkWords();
  return (
    <ul className="space-y-3">
      {memories.map((memory) => (
        <li key={memory.id} className="space-y-1">
          {memoryLink(memory, memory.title)}
          <span className="block text-sm text-ink-soft">
            {[tellerNames(memory), whenText(memory), words.markText(memory)].filter(Boolean).join(" · ")}
          </span>
          {memory.isMine === false ? null : (
            <SizeButtons size={memory.size} of={memory.title} onSize={(size) => onSize(memory.id, size)} />
          )}
        </li>
      ))}
    </ul>
  );
}
