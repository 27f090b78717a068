import { createOperatorAccountsRepository } from "#features/operator/operator-accounts.repository.ts";
import { createOperatorAccounts } from "#features/operator/operator-accounts.service.ts";
import { createOperatorActionsRepository } from "#features/operator/operator-actions.repository.ts";
import { createOperatorActionsService } from "#features/operator/operator-actions.service.ts";

import type { AppContext } from "./app-context.ts";

type OperatorParts = Pick<AppContext, "clock" | "database"> &
  Omit<Parameters<typeof createOperatorAccounts>[0], "repository" | "actions">;

/** Composes what the operator does with accounts by commands. Nothing of it has a route. */
export function composeOperator({ clock, database: { db, transact }, ...parts }: OperatorParts) {
  const actions = createOperatorActionsService({ repository: createOperatorActionsRepository(db), clock, transact });
  const repository = createOperatorAccountsRepository(db);
  return {
    services: { operatorActions: actions, operatorAccounts: createOperatorAccounts({ ...parts, repository, actions }) },
  };
}
