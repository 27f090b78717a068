import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";

import { deliverFile } from "#features/media/deliver-file.ts";
import { OutboxCounter } from "#features/outbox/outbox-counter.tsx";
import { buttonStyle } from "#ui/button-style.ts";

import { monthSearch } from "./month-search.ts";

export function MemberOutbox() {
  const navigate = useNavigate();
  return (
    <OutboxCounter
      deliverFile={deliverFile}
      renderBothLink={({ _id, memoryTitle }, onClick) => (
        <Link
          to={paths.editMemory}
          params={{ memoryId: _id, memoryName: memoryName(memoryTitle) }}
          className={buttonStyle()}
          onClick={onClick}
        >
          <Trans>See both texts</Trans>
        </Link>
      )}
      onDraft={({ memoryId, title, year, month, timelineId, tellingOf }) =>
        memoryId === null
          ? void navigate({
              to: paths.addMemory,
              search: { ...monthSearch({ year, month }), timeline: timelineId, telling: tellingOf },
            })
          : void navigate({
              to: paths.editMemory,
              params: { memoryId, memoryName: memoryName(title) },
              search: { timeline: timelineId },
            })
      }
    />
  );
}
