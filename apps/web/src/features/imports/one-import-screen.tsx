import type { ImportDetails } from "@lane/contract/imports.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import type { ImportLinks } from "./import-links.ts";
import { ImportOutcome } from "./import-outcome.tsx";
import { ImportReport } from "./import-report.tsx";
import { ImportWork } from "./import-work.tsx";
import { isWorking, useImport, useRefreshMemories } from "./imports.queries.ts";
import { ProblemList } from "./problem-list.tsx";
import { useFormatTexts } from "./use-format-texts.ts";

interface OneImportScreenProps {
  readonly importId: string;
  readonly links: ImportLinks;
  readonly onForgotten: () => void;
}

/** One import, from the dry run to the day it can no longer be undone. */
export function OneImportScreen({ importId, links, onForgotten }: OneImportScreenProps) {
  const { t } = useLingui();
  const { data, error } = useImport(importId);
  const formats = useFormatTexts();
  useFreshMemories(data);
  return (
    <>
      <PageHeading title={data ? formats[data.format].name : t`Bring your memories here`}>
        {data ? <p className="wrap-anywhere">{data.names.join(", ")}</p> : null}
      </PageHeading>
      <div className="grid gap-6">
        {data ? <Stage data={data} links={links} onForgotten={onForgotten} /> : null}
        {!data && !error ? (
          <SkeletonGroup>
            <Skeleton className="h-64" />
          </SkeletonGroup>
        ) : null}
        <AlertNote summary={t`This import did not come`} text={!data && error ? errorText(error) : undefined} />
        <div className="-ms-5 sm:-ms-6">
          <links.ImportsLink className={buttonStyle("quiet")}>
            <Trans>All you have brought</Trans>
          </links.ImportsLink>
        </div>
      </div>
    </>
  );
}

interface StageProps {
  readonly data: ImportDetails;
  readonly links: ImportLinks;
  readonly onForgotten: () => void;
}

function Stage({ data, links, onForgotten }: StageProps) {
  const outcome = data.state === "done" || data.state === "stopped" || data.state === "undone";
  return (
    <>
      {isWorking(data) ? <ImportWork data={data} onForgotten={onForgotten} /> : null}
      {data.state === "read" || data.state === "failed" ? (
        <ImportReport key={data.options.photos} data={data} links={links} onForgotten={onForgotten} />
      ) : null}
      {outcome ? <ImportOutcome data={data} links={links} /> : null}
      {isWorking(data) ? null : <ProblemList problems={data.problems} count={data.problemCount} />}
    </>
  );
}

/** When it has ended, the timeline has other memories than a moment ago. */
function useFreshMemories(data: ImportDetails | undefined) {
  const refresh = useEffectEvent(useRefreshMemories());
  const state = data?.state;
  useEffect(() => {
    if (state === "done" || state === "stopped" || state === "undone") void refresh();
  }, [state]);
}
