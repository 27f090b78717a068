import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";

import { IconButton } from "#ui/icon-button.tsx";

import { useMarkWords, whenText } from "./mark-words.tsx";
import { SizeButtons } from "./size-buttons.tsx";

interface ChosenCardProps {
  readonly memories: readonly LifelineMemory[] | undefined;
  readonly onSize: (id: string, size: MarkSize) => void;
  readonly onClose: () => void;
  readonly memoryLink: (memory: LifelineMemory, content: ReactNode) => ReactNode;
}

const mostListed = 12;

/** The mark that was gone to, in words, with what can be done to it. */
export function ChosenCard({ memories, onSize, onClose, memoryLink }: ChosenCardProps) {
  const { t } = useLingui();
  const words = useMarkWords();
  if (!memories) return null;
  const left = memories.length - mostListed;
  return (
    <section
      aria-label={t`On this spot`}
      className="mt-4 flex items-start gap-4 rounded-card border border-rule bg-card px-5 py-4"
      data-screen-only
    >
      <ul className="min-w-0 grow space-y-3">
        {memories.slice(0, mostListed).map((memory) => (
          <li key={memory.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="min-w-0">
              {memoryLink(memory, memory.title)}
              <span className="block text-sm text-ink-soft">
                {whenText(memory)} · {words.markText(memory)}
              </span>
            </span>
            <SizeButtons size={memory.size} of={memory.title} onSize={(size) => onSize(memory.id, size)} />
          </li>
        ))}
        {left > 0 ? <li className="text-sm text-ink-soft">{t`And ${left} more; come nearer to see them.`}</li> : null}
      </ul>
      <IconButton label={t`Close`} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </section>
  );
}
