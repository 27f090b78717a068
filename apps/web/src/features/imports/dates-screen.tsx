import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { DateCard } from "./date-card.tsx";
import type { ImportLinks } from "./import-links.ts";
import { useUndated } from "./imports.queries.ts";

interface DatesScreenProps {
  readonly links: ImportLinks;
  /** Years that something can be added to. */
  readonly years: readonly number[];
}

/** What came without a date waits here for somebody who remembers. */
export function DatesScreen({ links, years }: DatesScreenProps) {
  const { t } = useLingui();
  const { data, error } = useUndated();
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLDivElement>(null);

  // The card that had the focus has gone.
  function handleSettled(text: string) {
    setAnnouncement(text);
    list.current?.focus();
  }

  return (
    <>
      <PageHeading title={t`When was this?`}>
        {data && data.count > 0 ? (
          <p>
            <Plural value={data.count} one="One waits for a year." other="# wait for a year." />{" "}
            <Trans>Nothing appears on your timeline before it has one.</Trans>
          </p>
        ) : null}
      </PageHeading>
      <output className="sr-only">{announcement}</output>
      <div ref={list} tabIndex={-1} className="outline-none">
        {data?.count === 0 ? <NothingWaits links={links} /> : null}
        <ul className="grid gap-6">
          {data?.undated.map((one) => (
            <li key={one.id}>
              <DateCard undated={one} years={years} onSettled={handleSettled} />
            </li>
          ))}
        </ul>
      </div>
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      ) : null}
      <AlertNote summary={t`This did not come`} text={!data && error ? errorText(error) : undefined} />
    </>
  );
}

function NothingWaits({ links }: { readonly links: ImportLinks }) {
  const { t } = useLingui();
  return (
    <EmptyState
      motif={<AtticBox isOpen={false} className="h-32" />}
      title={t`Everything has its year`}
      actions={
        <links.TimelineLink className={buttonStyle()}>
          <Trans>To the timeline</Trans>
        </links.TimelineLink>
      }
    >
      <Trans>What comes in without a date waits here until you know when it was.</Trans>
    </EmptyState>
  );
}
