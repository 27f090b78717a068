import { paths } from "@lane/contract/page-paths.ts";
import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { HelpNote } from "#app/help-note.tsx";
import { LifelineScreen } from "#features/lifeline/lifeline-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function LifelinePage() {
  const navigate = useNavigate();
  return (
    <>
      <LifelineScreen
        memoryLink={memoryLink}
        onOpen={(memory) => void navigate({ to: paths.viewMemory, params: paramsOf(memory) })}
        addLink={
          <Link to={paths.timeline} className={buttonStyle()}>
            <Trans>Go to the timeline</Trans>
          </Link>
        }
      />
      <HelpNote />
    </>
  );
}

function memoryLink(memory: LifelineMemory, content: ReactNode): ReactNode {
  return (
    <Link
      to={paths.viewMemory}
      params={paramsOf(memory)}
      className="inline-flex min-h-11 max-w-full items-center break-words"
    >
      {content}
    </Link>
  );
}

function paramsOf({ id, title }: LifelineMemory) {
  return { memoryId: id, memoryName: memoryName(title) };
}
