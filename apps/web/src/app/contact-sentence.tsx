import { Trans } from "@lingui/react/macro";

import { contactOfServer } from "#lib/server-facts.ts";

/** How to reach the operator of this server; left out where the operator has set no contact. */
export function ContactSentence() {
  const contact = contactOfServer();
  return contact === undefined ? null : (
    <p data-fact="contact" dir="auto">
      <Trans>You can reach them here: {contact}</Trans>
    </p>
  );
}
