import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { monthName } from "#lib/date-parts.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";

import type { ShareLinks } from "./share-links.ts";
import { useKeepCopy } from "./shared-memories.queries.ts";

interface KeepCopyProps extends Pick<ShareLinks, "MonthLink"> {
  readonly shareId: string;
  readonly memoryId: string;
  readonly title: string;
}

/** Copies a shared memory to the member's own timeline, and says where the copy is. */
export function KeepCopy({ shareId, memoryId, title, MonthLink }: KeepCopyProps) {
  const { t } = useLingui();
  const keep = useKeepCopy({ shareId, memoryId });
  return (
    <>
      {keep.data ? null : (
        <Button
          variant="quiet"
          className="-mx-3 px-3!"
          busy={keep.isPending}
          busyText={t`Copying...`}
          onClick={() => keep.mutate()}
        >
          <Trans>Keep a copy in my timeline</Trans>
          <span className="sr-only">{title}</span>
        </Button>
      )}
      <output className="empty:hidden">
        {keep.data ? <Kept year={keep.data.year} month={keep.data.month} MonthLink={MonthLink} /> : null}
      </output>
      <AlertNote summary={t`We couldn't copy it`} text={keep.error ? errorText(keep.error) : undefined} />
    </>
  );
}

function Kept({ year, month, MonthLink }: Pick<KeepCopyProps, "MonthLink"> & Record<"year" | "month", number>) {
  const when = `${monthName(month)} ${year}`;
  const place = (
    <MonthLink year={year} month={month} className="font-semibold">
      {when}
    </MonthLink>
  );
  return <Trans>Your own copy is on your timeline: {place}</Trans>;
}
