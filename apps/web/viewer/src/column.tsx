import { TimelineColumn } from "#features/timeline/timeline-column.tsx";
import { useMediaQuery } from "#lib/use-media-query.ts";

import { addressText } from "./address.tsx";
import type { Life } from "./life.ts";
import { links } from "./timeline-links.tsx";

interface ColumnProps {
  readonly life: Life;
  readonly selectedYear: number;
}

/** The rope of years, upright where there is room for it. */
export function Column({ life, selectedYear }: ColumnProps) {
  const isUpright = useMediaQuery("(min-width: 64rem)");
  return (
    <TimelineColumn
      years={life.years}
      selectedYear={selectedYear}
      isUpright={isUpright}
      links={links}
      onYear={(year) => {
        location.hash = addressText({ page: "year", year });
      }}
    >
      {null}
    </TimelineColumn>
  );
}
