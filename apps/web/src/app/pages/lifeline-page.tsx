import { paths } from "@lane/contract/page-paths.ts";
import { isHeavy, type LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { HelpNote } from "#app/help-note.tsx";
import { LifelineScreen } from "#features/lifeline/lifeline-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function LifelinePage() {
  return (
    <>
      <LifelineScreen
        memoryLink={memoryLink}
        walkLink={walkLink}
        addLink={
          <Link to={paths.timeline} className={buttonStyle()}>
            <Trans>Go to the timeline</Trans>
          </Link>
        }
        ownLink={
          <Link to={paths.timeline} search={{ timeline: undefined }} className={buttonStyle()}>
            <Trans>Go to my timeline</Trans>
          </Link>
        }
      />
      <HelpNote />
    </>
  );
}

const inText = "inline-flex min-h-11 max-w-full items-center break-words";

function memoryLink({ id, title }: LifelineMemory, content: ReactNode, className = inText): ReactNode {
  return (
    <Link to={paths.viewMemory} params={{ memoryId: id, memoryName: memoryName(title) }} className={className}>
      {content}
    </Link>
  );
}

/** A walk that begins with a stone or a candle has them all. */
function walkLink(memory: LifelineMemory, content: ReactNode): ReactNode {
  const { id, year } = memory;
  return (
    <Link
      to={paths.walk}
      search={{ year, from: id, stones: isHeavy(memory) ? true : undefined }}
      className={`${inText} gap-2 font-semibold`}
    >
      {content}
    </Link>
  );
}
