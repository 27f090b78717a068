import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, Plus } from "lucide-react";

import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { MonthPager } from "#ui/month-pager.tsx";

import { MemoryWall } from "./memory-wall.tsx";
import type { MonthViewProps } from "./timeline-props.ts";
import { BackToYear, backLinkStyle, MonthTitle } from "./year-heading.tsx";

export function MonthView(props: MonthViewProps) {
  const { entry, month, lastMonth, isArchive, links, onPlaceChange } = props;
  const { year } = entry;
  return (
    <>
      <links.PlaceLink place={{ year }} className={backLinkStyle}>
        <BackToYear year={year} />
      </links.PlaceLink>
      <MonthHeader {...props} />
      <div className="mt-6">
        <MemoryWall key={`${entry._id}/${month}/${isArchive}`} {...props} />
      </div>
      <div className="mt-10 border-t border-rule pt-6">
        <MonthPager
          month={month}
          lastMonth={lastMonth}
          onMonthChange={(next) => onPlaceChange({ year, month: next, ...(isArchive ? { archive: true } : {}) })}
        />
      </div>
    </>
  );
}

function MonthHeader({ entry, month, isArchive, links, onPlaceChange }: MonthViewProps) {
  const { t } = useLingui();
  const { year, lock } = entry;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <h2 className="text-3xl sm:text-4xl">
        <MonthTitle year={year} month={month} />
        {isArchive ? (
          <span className="ms-3 align-middle font-sans text-base text-ink-soft">
            <Trans>in the archive</Trans>
          </span>
        ) : null}
      </h2>
      <div className="flex grow flex-wrap gap-3 sm:grow-0 [&>*]:grow">
        <Button
          variant="secondary"
          onClick={() => onPlaceChange({ year, month, ...(isArchive ? {} : { archive: true }) })}
        >
          <Archive aria-hidden="true" className="size-5" />
          {isArchive ? t`Hide archives` : t`archived memories`}
        </Button>
        {lock ? null : (
          <links.AddMemoryLink year={year} month={month} className={buttonStyle()}>
            <Plus aria-hidden="true" className="size-5" />
            {t`Add Memory`}
          </links.AddMemoryLink>
        )}
      </div>
    </div>
  );
}
