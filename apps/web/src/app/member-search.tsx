import { memoryName } from "@lane/domain/memory-name.ts";
import { useNavigate } from "@tanstack/react-router";

import { SearchOpener } from "#features/search/search-opener.tsx";

import { paths } from "./paths.ts";
import { QueryScope } from "./query-layout.tsx";

/** Loaded for members only. */
export function MemberSearch() {
  const navigate = useNavigate();
  return (
    <QueryScope>
      <SearchOpener
        onOpenMemory={({ _id, memoryTitle }) =>
          void navigate({ to: paths.viewMemory, params: { memoryId: _id, memoryName: memoryName(memoryTitle) } })
        }
      />
    </QueryScope>
  );
}
