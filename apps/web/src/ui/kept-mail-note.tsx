import { Trans } from "@lingui/react/macro";

import { keepsMail } from "#lib/server-facts.ts";

/** Beside every field for a mailed code: where the operator has set no mail server, no code reaches the inbox. */
export function KeptMailNote() {
  if (!keepsMail()) return null;
  return (
    <p className="rounded-card border border-rule bg-paper px-4 py-3 text-ink-soft">
      <Trans>
        This server doesn't send email, but the person running it can find your code in the mailbox, at the address that{" "}
        <code className="whitespace-nowrap">npm start</code> printed.
      </Trans>
    </p>
  );
}
