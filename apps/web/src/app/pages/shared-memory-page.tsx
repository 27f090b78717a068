import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate, useParams, useRouter } from "@tanstack/react-router";

import { HelpNote } from "#app/help-note.tsx";
import { LazyTranscript } from "#app/lazy-transcript.tsx";
import { shareLinks } from "#app/share-links.tsx";
import { MediaPreview } from "#features/media/media-preview.tsx";
import type { ViewerEntry } from "#features/media/use-shown-file.ts";
import { AskedQuestion } from "#features/memories/asked-question.tsx";
import { RichTextView } from "#features/memories/rich-text-view.tsx";
import type { SharedMemoryParts } from "#features/shared-memories/shared-memory-article.tsx";
import { SharedMemoryScreen } from "#features/shared-memories/shared-memory-screen.tsx";

export function SharedMemoryPage() {
  const { shareId } = useParams({ from: "/member/shared-memories/$shareId" });
  const memoryId = useLocation({ select: ({ hash }) => (hash === "" ? undefined : hash) });
  return (
    <>
      <SharedMemoryScreen
        key={shareId}
        shareId={shareId}
        memoryId={memoryId}
        links={shareLinks}
        renderMedia={(files) => <SharedFiles {...files} />}
        renderText={({ question, text }) => (
          <>
            {question === null ? null : (
              <div className="mb-5">
                <AskedQuestion text={question} />
              </div>
            )}
            <RichTextView html={text} />
          </>
        )}
      />
      <HelpNote />
    </>
  );
}

function SharedFiles({ memory, media, children, ...files }: Parameters<SharedMemoryParts["renderMedia"]>[0]) {
  const { t } = useLingui();
  const viewerEntry = useViewerEntry(memory.id);
  const { title } = memory;
  if (media.length === 0) return <div className="max-w-[38rem]">{children}</div>;
  return (
    // The cover goes up to the top bar of a memory's own page; here something stands above it.
    <div className="pt-5 md:pt-10 lg:pt-0">
      <MediaPreview
        {...files}
        media={media}
        wallLabel={t`Photos, videos and recordings for “${title}”`}
        viewerEntry={viewerEntry}
        renderTranscript={(file, name) => <LazyTranscript file={file} media={media} name={name} isReadOnly />}
        addLink={null}
      >
        {children}
      </MediaPreview>
    </div>
  );
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The memory whose file is open in the viewer, on a page of several. */
    readonly openFileOf?: string;
  }
}

function useViewerEntry(memoryId: string): ViewerEntry {
  const { history } = useRouter();
  const navigate = useNavigate();
  return {
    shown: useLocation({ select: ({ state }) => (state.openFileOf === memoryId ? state.openFile : undefined) }),
    open: (openFile) =>
      void navigate({
        to: ".",
        hash: true,
        state: (before) => ({ ...before, openFile, openFileOf: memoryId }),
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    close: () => history.back(),
  };
}
