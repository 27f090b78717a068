import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { vaultDeletionDays } from "@lane/domain/memberships.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useChangeVault, useDeleteVault } from "./families.queries.ts";
import { Question } from "./question.tsx";
import { useVaultForm, valuesOf } from "./use-vault-form.ts";
import { VaultFields } from "./vault-fields.tsx";

interface VaultSettingsProps {
  readonly vault: JoinedTimeline;
}

/** For owners: name, beginning, whom it is about, and the end. */
export function VaultSettings({ vault }: VaultSettingsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"form" | "deletion">();
  const handleDone = () => setOpen(undefined);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t`About this vault`}</h3>
      {open === undefined ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen("form")}>
            {t`Edit the vault`}
          </Button>
          {vault.deletesAt === null ? (
            <Button variant="quiet" className="text-alarm!" onClick={() => setOpen("deletion")}>
              {t`Delete the vault`}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open === "form" ? <ChangeForm vault={vault} onDone={handleDone} /> : null}
      {open === "deletion" ? <DeletionQuestion vault={vault} onDone={handleDone} /> : null}
    </section>
  );
}

interface OpenProps extends VaultSettingsProps {
  readonly onDone: () => void;
}

function ChangeForm({ vault, onDone }: OpenProps) {
  const { t } = useLingui();
  const { mutateAsync: change } = useChangeVault();
  const form = useVaultForm({
    initial: valuesOf(vault),
    send: (values) => change({ timelineId: vault.id, ...values }),
    onSent: () => {
      toast("success", t`Saved`);
      onDone();
    },
    tooEarlyText: t`That's before they were born`,
  });
  return (
    <form {...form.element} className="grid gap-4">
      <VaultFields form={form} />
      <AlertNote summary={t`That wasn't saved`} text={form.failure && errorText(form.failure)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isSending} busyText={t`Saving...`} className="grow sm:grow-0">
          {t`Save`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

function DeletionQuestion({ vault: { id, name }, onDone }: OpenProps) {
  const { t } = useLingui();
  const remove = useDeleteVault(onDone);
  return (
    <Question
      title={t`Delete “${name}”?`}
      confirmText={t`Delete in ${vaultDeletionDays} days`}
      keepText={t`Keep the vault`}
      failureSummary={t`Nothing was deleted`}
      error={remove.error}
      isBusy={remove.isPending}
      onKeep={onDone}
      onConfirm={() => remove.mutate({ timelineId: id })}
    >
      <p>
        <Trans>
          Everyone gets an email. For {vaultDeletionDays} days the vault stays as it is: everyone can export their
          memories, and any owner can still decide to keep it.
        </Trans>
      </p>
      <p>
        <Trans>
          After that it's gone for good. If a member chose “go with me”, their memories move back to their own timeline.
        </Trans>
      </p>
    </Question>
  );
}
