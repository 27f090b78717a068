import type { Import, ImportState } from "@lane/contract/imports.ts";
import { useLingui } from "@lingui/react/macro";

export function useStateText(): (one: Pick<Import, "state">) => string {
  const { t } = useLingui();
  const words: Record<ImportState, string> = {
    reading: t`Being looked through`,
    read: t`Waits for your yes`,
    importing: t`Coming in`,
    stopped: t`Stopped on the way`,
    done: t`All in`,
    failed: t`Could not be read`,
    undoing: t`Being taken out`,
    undone: t`Taken out again`,
  };
  return ({ state }) => words[state];
}
