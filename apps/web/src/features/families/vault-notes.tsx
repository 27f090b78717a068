import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { dayText } from "#lib/day-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useExportVault, useKeepVault } from "./families.queries.ts";

interface VaultNotesProps {
  readonly vault: JoinedTimeline;
}

/** Whom the vault is about, and what everybody has to know about its state. */
export function VaultNotes({ vault }: VaultNotesProps) {
  return (
    <>
      <About vault={vault} />
      {vault.deletesAt === null ? null : <Deletion vault={vault} deletesAt={vault.deletesAt} />}
      {vault.isReadOnly ? <ReadOnlyNote /> : null}
    </>
  );
}

function About({ vault: { about } }: VaultNotesProps) {
  const { t } = useLingui();
  if (!about) return null;
  const { name, born, died } = about;
  if (died === null) {
    return (
      <p className="font-serif text-lg italic">
        {born === null ? t`About ${name}` : t`About ${name}, born in ${born}`}
      </p>
    );
  }
  return (
    <p className="font-serif text-lg italic">
      {born === null ? t`In memory of ${name}, who died in ${died}` : t`In memory of ${name}, ${born}–${died}`}
    </p>
  );
}

const noteStyle = "grid gap-3 rounded-card border border-edge bg-paper p-4";

function Deletion({ vault, deletesAt }: VaultNotesProps & { readonly deletesAt: string }) {
  const { t } = useLingui();
  const keep = useKeepVault(() => toast("success", t`The vault won't be deleted.`));
  const day = dayText(deletesAt);
  return (
    <div className={noteStyle}>
      <p>
        <strong>
          <Trans>This vault will be deleted on {day}.</Trans>
        </strong>{" "}
        <Trans>Until then you can export it, further down on this page.</Trans>
      </p>
      {vault.role === "owner" ? (
        <Button
          className="justify-self-start"
          busy={keep.isPending}
          onClick={() => keep.mutate({ timelineId: vault.id })}
        >
          {t`Keep the vault`}
        </Button>
      ) : null}
      <AlertNote summary={t`That didn't work`} text={keep.error ? errorText(keep.error) : undefined} />
    </div>
  );
}

interface ExportVaultProps {
  readonly timelineId: string;
  readonly children: string;
}

/** Of a vault, everything that one may read there; of one that one was removed from, what one wrote there. */
export function ExportVault({ timelineId, children }: ExportVaultProps) {
  const { t, i18n } = useLingui();
  const begin = useExportVault();
  return (
    <div className="grid gap-2">
      {begin.isSuccess ? (
        <output className="block">{t`We're preparing the file. You'll find it under Download Memory.`}</output>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={begin.isPending}
          onClick={() => begin.mutate({ timelineId, language: i18n.locale })}
        >
          {children}
        </Button>
      )}
      <AlertNote summary={t`That didn't work`} text={begin.error ? errorText(begin.error) : undefined} />
    </div>
  );
}

function ReadOnlyNote() {
  return (
    <p className={noteStyle}>
      <Trans>
        The add-on for this vault has ended. Everyone can still read, export and leave; adding and inviting are on hold.
      </Trans>
    </p>
  );
}
