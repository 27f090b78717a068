import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Member } from "@lane/contract/memberships.ts";
import { formerExportDays, isLastOwner } from "@lane/domain/memberships.ts";
import { type Role, roles } from "@lane/domain/roles.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useChangeRole, useRemoveMember } from "./families.queries.ts";
import { Question } from "./question.tsx";
import { useRoleWords } from "./role-words.ts";
import { WordButton } from "./word-button.tsx";

interface MemberRowProps {
  readonly vault: JoinedTimeline;
  readonly member: Member;
  readonly members: readonly Member[];
  readonly onRemoved: () => void;
}

/** One member of a vault; owners can change what the others may do. */
export function MemberRow({ vault, member, members, onRemoved }: MemberRowProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  const [open, setOpen] = useState<"role" | "removal">();
  const { name, colour, role, isMe, email } = member;
  const isOwner = vault.role === "owner";
  return (
    <li className="py-3">
      <div className="flex gap-3">
        <PersonInitial name={name} colour={colour} className="mt-0.5 size-9" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere" dir="auto">
            {isMe ? t`${name} (you)` : name}
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {[words[role].name, ...(email === null ? [] : [email])].join("\u00a0· ")}
          </p>
          {isOwner && open === undefined ? (
            <div className="flex flex-wrap gap-x-5">
              {isMe && isLastOwner(members, member.accountId) ? null : (
                <WordButton about={name} onClick={() => setOpen("role")}>
                  {t`Change role`}
                </WordButton>
              )}
              {isMe ? null : (
                <WordButton about={name} onClick={() => setOpen("removal")}>
                  {t`Remove`}
                </WordButton>
              )}
            </div>
          ) : null}
        </div>
      </div>
      {open === "role" ? <RoleForm vault={vault} member={member} onDone={() => setOpen(undefined)} /> : null}
      {open === "removal" ? (
        <Removal timelineId={vault.id} member={member} onKeep={() => setOpen(undefined)} onRemoved={onRemoved} />
      ) : null}
    </li>
  );
}

interface RoleFormProps {
  readonly vault: JoinedTimeline;
  readonly member: Member;
  readonly onDone: () => void;
}

function RoleForm({ vault, member: { accountId, name, role }, onDone }: RoleFormProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  const change = useChangeRole(() => {
    toast("success", t`Saved`);
    onDone();
  });
  const [chosen, setChosen] = useState<Role>(role);

  function handleSave() {
    if (chosen === role) onDone();
    else change.mutate({ timelineId: vault.id, accountId, role: chosen });
  }

  return (
    <div className="mt-2 grid gap-3 rounded-card border border-rule bg-paper p-4">
      <RadioGroup
        label={t`What can ${name} do?`}
        value={chosen}
        onValueChange={setChosen}
        choices={roles.map((value) => ({
          value,
          label: (
            <>
              <span className="block font-semibold">{words[value].name}</span>
              <span className="block text-sm text-ink-soft">{words[value].text}</span>
            </>
          ),
        }))}
      />
      {chosen === "owner" && role !== "owner" ? (
        <p>
          <Trans>All owners are equal: they can also remove each other and delete the vault.</Trans>
        </p>
      ) : null}
      <AlertNote summary={t`That wasn't saved`} text={change.error ? errorText(change.error) : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button busy={change.isPending} className="grow sm:grow-0" onClick={handleSave}>
          {t`Save`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}

interface RemovalProps {
  readonly timelineId: string;
  readonly member: Member;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
}

function Removal({ timelineId, member: { accountId, name, role }, onKeep, onRemoved }: RemovalProps) {
  const { t } = useLingui();
  const remove = useRemoveMember(() => {
    toast("success", t`${name} no longer belongs to the vault.`);
    onRemoved();
  });
  return (
    <Question
      title={t`Remove ${name}?`}
      confirmText={t`Remove`}
      keepText={t`Keep`}
      failureSummary={t`${name} is still a member`}
      error={remove.error}
      isBusy={remove.isPending}
      onKeep={onKeep}
      onConfirm={() => remove.mutate({ timelineId, accountId })}
    >
      <p>
        <Trans>{name} can no longer open the vault.</Trans>
      </p>
      {role === "viewer" ? null : (
        <p>
          <Trans>
            What {name} wrote stays here or goes with them, as they chose. They can export it for {formerExportDays}{" "}
            days.
          </Trans>
        </p>
      )}
    </Question>
  );
}
