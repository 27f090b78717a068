import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";

import { ChosenTimelineProvider } from "#api/chosen-timeline.ts";
import { SearchDialog } from "#features/search/search-dialog.tsx";

import { AddMemoryLink } from "./add-memory-link.tsx";
import { useTimelineId } from "./use-timeline-id.ts";

interface MemberSearchProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The bar that opens it stands above the page, and so does not know the timeline of the page. */
export function MemberSearch(dialog: MemberSearchProps) {
  return (
    <ChosenTimelineProvider value={useTimelineId()}>
      <LinkedSearch {...dialog} />
    </ChosenTimelineProvider>
  );
}

function LinkedSearch(dialog: MemberSearchProps) {
  const navigate = useNavigate();
  return (
    <SearchDialog
      {...dialog}
      // Only what lies in a vault names its author. From wherever the search was opened, it leads to the memory's own timeline.
      onOpenMemory={({ _id, memoryTitle, author, timelineId }) =>
        void navigate({
          to: paths.viewMemory,
          params: { memoryId: _id, memoryName: memoryName(memoryTitle) },
          search: { timeline: author === undefined ? undefined : timelineId },
        })
      }
      renderWalkLink={({ words, timelineId }, content, onFollow, className) => (
        <Link to={paths.walk} search={{ q: words, timeline: timelineId }} onClick={onFollow} className={className}>
          {content}
        </Link>
      )}
      renderAddLink={(onFollow) => (
        <AddMemoryLink
          onFollow={onFollow}
          className="flex min-h-14 w-full items-center justify-center gap-2 font-semibold"
        >
          <Plus aria-hidden="true" className="size-5" />
          <Trans>Add Memory</Trans>
        </AddMemoryLink>
      )}
    />
  );
}
