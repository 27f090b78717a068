import type { YearEntry } from "@lane/contract/timelines.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";

import { timelineQuery } from "#api/timeline-query.ts";
import { Button } from "#ui/button.tsx";

const ShareSheet = lazy(async () => ({ default: (await import("./share-sheet.tsx")).ShareSheet }));

/** Shares all flowers of one year at once. Renders nothing as long as no year has a flower. */
export function FlowersOfYear() {
  const { t } = useLingui();
  const id = useId();
  const { data: years = [] } = useQuery({
    ...timelineQuery,
    select: (timeline) => timeline.years.filter(({ flowerMemoryCount }) => flowerMemoryCount > 0),
  });
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<YearEntry>();
  const [isOpen, setIsOpen] = useState(false);
  if (years.length === 0) return null;

  function handleYear(year: YearEntry) {
    setChosen(year);
    setIsOpen(true);
  }

  return (
    <div className="w-full">
      <Button
        variant="secondary"
        aria-expanded={isChoosing}
        aria-controls={id}
        onClick={() => setIsChoosing(!isChoosing)}
      >
        {t`Share the flowers from a year`}
      </Button>
      <div id={id} hidden={!isChoosing} className="mt-4">
        <p>{t`Which year?`}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {years.map((entry) => (
            <li key={entry._id}>
              <YearButton entry={entry} onClick={() => handleYear(entry)} />
            </li>
          ))}
        </ul>
      </div>
      {chosen ? (
        <Suspense fallback={null}>
          <ShareSheet
            key={chosen._id}
            subject={{ kind: "flowers", yearId: chosen._id, year: chosen.year }}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function YearButton({ entry, onClick }: { readonly entry: YearEntry; readonly onClick: () => void }) {
  const { t } = useLingui();
  const { year, flowerMemoryCount: count } = entry;
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-pill border border-edge bg-card px-4 transition-colors duration-150 hover:border-ink"
    >
      <span className="figures-old text-lg">{year}</span>{" "}
      <span className="text-sm text-ink-soft">{t`${plural(count, { one: "# flower", other: "# flowers" })}`}</span>
    </button>
  );
}
