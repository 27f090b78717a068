import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";

interface NudgesProps {
  readonly nudges: readonly string[];
  readonly language: string | undefined;
}

/** Two hints, folded: whoever already knows where to begin is not talked into something else. */
export function Nudges({ nudges, language }: NudgesProps) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (nudges.length === 0) return null;
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="-ms-2 flex min-h-11 items-center gap-1 rounded-[10px] px-2 text-start text-ink-soft hover:text-clay"
      >
        {t`Where to begin?`}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-5 transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      {isOpen ? (
        <ul id={listId} lang={language} className="mb-1 grid list-disc gap-1 ps-5 marker:text-straw">
          {nudges.map((nudge) => (
            <li key={nudge} dir="auto">
              {nudge}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
