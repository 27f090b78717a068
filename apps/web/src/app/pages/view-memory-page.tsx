import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation, useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { type ComponentProps, lazy, Suspense } from "react";

import { HelpNote } from "#app/help-note.tsx";
import { LazyTranscript } from "#app/lazy-transcript.tsx";
import { monthSearch, toMonth } from "#app/month-search.ts";
import { useMemorySharing } from "#app/use-memory-sharing.tsx";
import { useMember } from "#features/auth/member.queries.ts";
import { MediaPreview } from "#features/media/media-preview.tsx";
import type { ViewerEntry } from "#features/media/use-shown-file.ts";
import type { ViewLinks } from "#features/memories/memory-nav.tsx";
import { MemoryView } from "#features/memories/memory-view.tsx";
import { buttonStyle } from "#ui/button-style.ts";

/** Lazy, so that the memory itself is loaded first. */
const MemoryExtras = lazy(async () => ({ default: (await import("#app/memory-extras.tsx")).MemoryExtras }));
const VaultMemory = lazy(async () => ({ default: (await import("#app/vault-memory.tsx")).VaultMemory }));

const crumbStyle = "inline-flex min-h-11 items-center";

export function ViewMemoryPage() {
  const { memoryId } = useParams({ from: "/member/timeline/memory/$memoryId/$memoryName/view" });
  const viewerEntry = useViewerEntry();
  const sharing = useMemorySharing();
  return (
    <>
      {/* On a phone, the note stays below what is seen while the memory is loading. */}
      <div className="max-md:min-h-[calc(100dvh-5rem)]">
        <MemoryView
          key={memoryId}
          memoryId={memoryId}
          links={useViewLinks()}
          sharing={sharing}
          renderOfVault={(open) => (
            <Suspense fallback={<div className="min-h-dvh" />}>
              <VaultMemory {...open} />
            </Suspense>
          )}
          renderKeepsakes={(id) => (
            <Suspense fallback={<div className="min-h-36" />}>
              <MemoryExtras memoryId={id} />
            </Suspense>
          )}
          renderMedia={(files) => <Files {...files} viewerEntry={viewerEntry(files.memory._id)} />}
        />
      </div>
      <HelpNote />
    </>
  );
}

type FilesProps = Parameters<ComponentProps<typeof MemoryView>["renderMedia"]>[0] & {
  readonly viewerEntry: ViewerEntry;
};

function Files({ memory, when, ...files }: FilesProps) {
  const member = useMember();
  const { _id: id, author, memoryTitle } = memory;
  const isOwn = author === undefined || author?.isMe === true;
  const ownName = member && `${member.firstName} ${member.lastName}`.trim();
  return (
    <MediaPreview
      {...files}
      renderTranscript={(file, name, isReadOnly) => (
        <LazyTranscript
          file={file}
          media={files.media}
          name={name}
          isReadOnly={isReadOnly || !isOwn}
          memoryId={isOwn ? id : undefined}
        />
      )}
      byline={[author ? author.name : isOwn && ownName, when].filter(Boolean).join(" · ")}
      addLink={
        isOwn ? (
          <Link to={paths.editMemory} params={paramsOf(id, memoryTitle)} className={`${crumbStyle} font-semibold`}>
            <Trans>Add photos, videos or recordings</Trans>
          </Link>
        ) : undefined
      }
    />
  );
}

/** From memory to memory the entry is replaced, so that Back returns to where reading began. */
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
      <Link to={paths.viewMemory} params={paramsOf(id, title)} replace className={className}>
        {content}
      </Link>
    ),
    editLink: ({ _id, memoryTitle }, className) => (
      <Link to={paths.editMemory} params={paramsOf(_id, memoryTitle)} aria-label={t`Edit memory`} className={className}>
        <Trans>Edit</Trans>
      </Link>
    ),
    goToMonth: (place) => void navigate(toMonth(place)),
    goToMemory: ({ id, title }) => void navigate({ to: paths.viewMemory, params: paramsOf(id, title), replace: true }),
    goToAdd: (place) => void navigate({ to: paths.addMemory, search: monthSearch(place) }),
  };
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Index of the file that is open in the viewer. */
    readonly openFile?: number;
    /** The memory of the file: a page may show several tellings. */
    readonly openFileOf?: string;
  }
}

function useViewerEntry(): (memoryId: string) => ViewerEntry {
  const { history } = useRouter();
  const navigate = useNavigate();
  const { openFile: shown, openFileOf } = useLocation({ select: ({ state }) => state });
  return (memoryId) => ({
    shown: openFileOf === memoryId ? shown : undefined,
    open: (openFile) =>
      void navigate({
        to: ".",
        state: (before) => ({ ...before, openFile, openFileOf: memoryId }),
        resetScroll: false,
      }),
    close: () => history.back(),
  });
}

function paramsOf(memoryId: string, title: string) {
  return { memoryId, memoryName: memoryName(title) };
}
