import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type {
  NewOperatorAction,
  OperatorActionRecord,
  OperatorActionsRepository,
} from "./operator-actions.repository.ts";

interface OperatorActionsDeps {
  readonly repository: OperatorActionsRepository;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** The log of what the operator did. It has no route: only a command of the operator reads it. */
export function createOperatorActionsService({ repository, clock, transact }: OperatorActionsDeps) {
  return {
    /** Does the work and writes the action that it returns: both, or neither. Without an action nothing is written. */
    record: <A extends NewOperatorAction>(who: string, work: () => Promise<A | undefined>): Promise<A | undefined> =>
      transact(async () => {
        const action = await work();
        const at = clock.now();
        if (action) await repository.insert({ ...action, id: createId(at), at, who });
        return action;
      }),

    listLast: (limit: number): Promise<OperatorActionRecord[]> => repository.listLast(limit),
  };
}

export type OperatorActionsService = ReturnType<typeof createOperatorActionsService>;
