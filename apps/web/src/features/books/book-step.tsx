import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";

export interface BookStepProps {
  readonly title: string;
  /** What is chosen, in a few words. */
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The title of the step after this one. */
  readonly next?: { readonly title: string; readonly onOpen: () => void } | undefined;
  readonly children: ReactNode;
}

/** One step of making a book: its title and what is chosen are always there, its fields while it is open. */
export function BookStep({ title, summary, isOpen, onToggle, next, children }: BookStepProps) {
  const panelId = useId();
  const card = useScrollOnOpening(isOpen);
  return (
    <section
      ref={card}
      aria-labelledby={`${panelId}-title`}
      className="scroll-mt-24 rounded-card border border-rule bg-card shadow-soft"
    >
      <div className="relative flex min-h-16 items-center gap-3 rounded-card px-5 py-3 hover:bg-paper sm:px-6">
        <div className="min-w-0 grow">
          <h2 className="text-xl">
            <button
              type="button"
              id={`${panelId}-title`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              aria-describedby={`${panelId}-summary`}
              onClick={onToggle}
              className="text-start outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-clay"
            >
              {title}
            </button>
          </h2>
          <p id={`${panelId}-summary`} className="truncate text-sm text-ink-soft">
            {summary}
          </p>
        </div>
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-5 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
        />
      </div>
      {isOpen ? (
        <div id={panelId} className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-2 pb-5 sm:px-6 sm:pb-6">
          {children}
          {next ? <NextButton {...next} /> : null}
        </div>
      ) : null}
    </section>
  );
}

function NextButton({ title, onOpen }: NonNullable<BookStepProps["next"]>) {
  return (
    <Button variant="secondary" className="justify-self-start" onClick={onOpen}>
      <Trans>Next: {title}</Trans>
    </Button>
  );
}

/** A step that opens below a long one would otherwise be out of sight when that one closes. */
function useScrollOnOpening(isOpen: boolean) {
  const card = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      const { top = 0 } = card.current?.getBoundingClientRect() ?? {};
      if (top < 0 || top > window.innerHeight / 2) card.current?.scrollIntoView({ block: "start" });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return card;
}
