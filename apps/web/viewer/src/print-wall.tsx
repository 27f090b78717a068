import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { CardGrid } from "#features/timeline/card-grid.tsx";
import { Button } from "#ui/button.tsx";

import type { Life } from "./life.ts";
import { PrintCard } from "./print-card.tsx";
import { useYear } from "./use-year.ts";

interface MonthWallProps {
  readonly life: Life;
  readonly year: number;
  readonly lines: readonly OfflineLine[];
}

const atATime = 120;

/** A month as a wall of prints. */
export function MonthWall({ life, year, lines }: MonthWallProps) {
  const { t } = useLingui();
  const memories = useYear(life.index.years, year);
  const [most, setMost] = useState(atATime);
  return (
    <>
      <CardGrid>
        {lines.slice(0, most).map((line) => (
          <li key={line.id}>
            <PrintCard line={line} media={memories?.get(line.id)?.media} />
          </li>
        ))}
      </CardGrid>
      {lines.length > most ? (
        <p className="mt-8 text-center">
          <Button variant="secondary" onClick={() => setMost(most + atATime)}>{t`Show more`}</Button>
        </p>
      ) : null}
    </>
  );
}
