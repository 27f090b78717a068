import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";

import { SearchDialog } from "#features/search/search-dialog.tsx";

import { AddMemoryLink } from "./add-memory-link.tsx";

interface MemberSearchProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function MemberSearch(dialog: MemberSearchProps) {
  const navigate = useNavigate();
  return (
    <SearchDialog
      {...dialog}
      onOpenMemory={({ _id, memoryTitle }) =>
        void navigate({ to: paths.viewMemory, params: { memoryId: _id, memoryName: memoryName(memoryTitle) } })
      }
      renderWalkLink={(q, content, onFollow, className) => (
        <Link to={paths.walk} search={{ q }} onClick={onFollow} className={className}>
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
