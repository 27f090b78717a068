import { createMailChoicesRepository } from "#features/mail-choices/mail-choices.repository.ts";
import { createMailChoicesService, type MailChoicesService } from "#features/mail-choices/mail-choices.service.ts";
import type { Sealer } from "#lib/sealer.ts";

import type { AppContext } from "./app-context.ts";

type MailChoicesDeps = Parameters<typeof createMailChoicesService>[0];

interface MailChoicesParts extends Pick<AppContext, "database" | "clock" | "secrets"> {
  readonly accounts: MailChoicesDeps["accounts"];
  readonly questions: MailChoicesDeps["questions"];
  readonly sealer: Sealer;
}

export function composeMailChoices({ database, clock, secrets, ...others }: MailChoicesParts): MailChoicesService {
  const { db, transact } = database;
  const { fingerprint } = secrets;
  return createMailChoicesService({
    ...others,
    repository: createMailChoicesRepository(db),
    fingerprint,
    clock,
    transact,
  });
}
