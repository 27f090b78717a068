import { Trans } from "@lingui/react/macro";

/** How long everything is kept. */
export function RetentionList() {
  return (
    <ul>
      <li>
        <Trans>Memories, hopes and files: until you delete them, or your account.</Trans>
      </li>
      <li>
        <Trans>
          A registration that was never confirmed, used codes and counts of attempts: about a day. Wrong codes for an
          address are counted, under a fingerprint of that address, until a correct one is entered.
        </Trans>
      </li>
      <li>
        <Trans>
          What you bought and your invoices: until you delete your account. The operator, and Stripe, may have to keep
          invoices for longer, because tax law requires it.
        </Trans>
      </li>
      <li>
        <Trans>A file that was uploaded but never used: about a day, or 7 days if it was uploaded for an import.</Trans>
      </li>
      <li>
        <Trans>Finished books and archives to download: 7 days.</Trans>
      </li>
      <li>
        <Trans>The pages and cover of a book you ordered in print: a year, so that you can order more copies.</Trans>
      </li>
      <li>
        <Trans>Signed-in devices: until 30 days after they were last used or signed out.</Trans>
      </li>
      <li>
        <Trans>
          The server's log records which kind of page was requested and whether it worked. It holds no texts, names or
          addresses. Opening the help page is not recorded at all.
        </Trans>
      </li>
      <li>
        <Trans>
          When we look up or change your account, we keep a note of it for two years: who did what, when and perhaps
          why, and the internal number of your account. If you delete your account, the reason is erased at once, and
          the number no longer leads to anyone.
        </Trans>
      </li>
      <li>
        <Trans>
          Backups are kept for up to 35 days, and what you have erased may remain in them until then. A deleted account
          does not come back with them. The operator may keep other backups as well.
        </Trans>
      </li>
    </ul>
  );
}
