import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { BookScreen } from "#features/books/book-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function BookPage() {
  const isOwn = useChosenTimeline() === undefined;
  return (
    <BookScreen
      memoryLink={memoryLink}
      writeLink={
        <Link to={paths.timeline} className={buttonStyle("primary")}>
          {isOwn ? <Trans>Go to my timeline</Trans> : <Trans>Go to the timeline</Trans>}
        </Link>
      }
    />
  );
}

function memoryLink({ id, title }: { readonly id: string; readonly title: string }, content: ReactNode): ReactNode {
  return (
    <Link to={paths.viewMemory} params={{ memoryId: id, memoryName: memoryName(title) }}>
      {content}
    </Link>
  );
}
