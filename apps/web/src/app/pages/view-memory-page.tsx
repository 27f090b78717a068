import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { lazy, Suspense } from "react";

import { HelpNote } from "#app/help-note.tsx";
import { monthSearch, toMonth } from "#app/month-search.ts";
import { useMember } from "#features/auth/auth.queries.ts";
import { MediaPreview } from "#features/media/media-preview.tsx";
import type { ViewLinks } from "#features/memories/memory-nav.tsx";
import { MemoryView } from "#features/memories/memory-view.tsx";
import { buttonStyle, iconButtonStyle } from "#ui/button-style.ts";

/** Lazy, so that the memory itself is loaded first. */
const SaveMemory = lazy(async () => ({ default: (await import("#features/downloads/save-memory.tsx")).SaveMemory }));

const crumbStyle = "inline-flex min-h-11 min-w-11 items-center";

export function ViewMemoryPage() {
  const { memoryId, memoryName: name } = useParams({ from: "/member/timeline/memory/$memoryId/$memoryName/view" });
  const member = useMember();
  const who = member && `${member.firstName} ${member.lastName}`.trim();
  return (
    <>
      <MemoryView
        key={memoryId}
        memoryId={memoryId}
        links={useViewLinks()}
        keepsakes={
          <Suspense fallback={<div className="min-h-11" />}>
            <SaveMemory memoryId={memoryId} />
          </Suspense>
        }
        renderMedia={({ when, ...files }) => (
          <MediaPreview
            {...files}
            byline={[who, when].filter(Boolean).join(" · ")}
            addLink={
              <Link
                to={paths.editMemory}
                params={{ memoryId, memoryName: name }}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                <Trans>Add photos, films or sound</Trans>
              </Link>
            }
          />
        )}
      />
      <HelpNote />
    </>
  );
}

function useViewLinks(): ViewLinks {
  const { t } = useLingui();
  const navigate = useNavigate();
  return {
    timelineLink: (
      <Link to={paths.timeline} className={buttonStyle("secondary")}>
        <Trans>Back to the timeline</Trans>
      </Link>
    ),
    yearLink: (year, text) => (
      <Link to={paths.timeline} search={{ year }} className={crumbStyle}>
        {text}
      </Link>
    ),
    monthLink: (place, text) => (
      <Link {...toMonth(place)} className={crumbStyle}>
        {text}
      </Link>
    ),
    memoryLink: ({ id, title }, content, className) => (
      <Link to={paths.viewMemory} params={paramsOf(id, title)} className={className}>
        {content}
      </Link>
    ),
    editLink: ({ _id, memoryTitle }) => (
      <Link
        to={paths.editMemory}
        params={paramsOf(_id, memoryTitle)}
        aria-label={t`Edit memory`}
        title={t`Edit memory`}
        className={iconButtonStyle}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </Link>
    ),
    goToMonth: (place) => void navigate(toMonth(place)),
    goToMemory: ({ id, title }) => void navigate({ to: paths.viewMemory, params: paramsOf(id, title) }),
    goToAdd: (place) => void navigate({ to: paths.addMemory, search: monthSearch(place) }),
  };
}

function paramsOf(memoryId: string, title: string) {
  return { memoryId, memoryName: memoryName(title) };
}
