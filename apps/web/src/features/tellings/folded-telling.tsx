import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { useOpenFolded } from "#api/open-folded.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { FoldedMemory } from "#ui/folded-memory.tsx";

interface FoldedTellingProps {
  readonly memory: Memory;
  /** Called when the words are there; the button that was pressed is gone by then. */
  readonly onOpened: () => void;
}

/** Nothing but whose memory it is, until the reader opens it. */
export function FoldedTelling({ memory, onOpened }: FoldedTellingProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useOpenFolded(memory._id);

  async function handleOpen() {
    await mutateAsync().then(onOpened, () => undefined);
  }

  return (
    <div className="rounded-[4px] border border-rule bg-card p-6 shadow-soft">
      <FoldedMemory memoryId={memory._id} author={memory.author?.name ?? null}>
        <Button variant="secondary" busy={isPending} onClick={() => void handleOpen()} className="mt-3">
          <Trans>Open</Trans>
        </Button>
        <AlertNote summary={t`We couldn't open it`} text={error ? errorText(error) : undefined} />
      </FoldedMemory>
    </div>
  );
}
