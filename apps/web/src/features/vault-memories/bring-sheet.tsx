import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { maxBroughtMemories } from "@lane/domain/memberships.ts";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { BringList, MemoryToBring } from "./bring-list.tsx";
import { confirmHeavy } from "./confirm-heavy.ts";
import { type Bringing, type OwnMemory, useBring, useWritableVaults } from "./vault-memories.queries.ts";

export interface BringSheetProps {
  /** The vault to begin with. */
  readonly vaultId?: string | undefined;
  /** The one memory to bring; without it, memories of a year are chosen here. */
  readonly memory?: OwnMemory | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onBrought: (vault: JoinedTimeline, count: number, how: Bringing["how"]) => void;
}

/** Copies or moves own memories into a vault: all that are chosen, or none. */
export function BringSheet(props: BringSheetProps) {
  const { t } = useLingui();
  const vaults = useWritableVaults(props.isOpen);
  return vaults?.length ? (
    <Choosing {...props} vaults={vaults} />
  ) : (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={t`Add memories to a vault`}>
      {vaults ? <p>{t`There is no vault you can add memories to.`}</p> : null}
    </Sheet>
  );
}

function Choosing({ vaultId, memory, isOpen, onClose, onBrought, vaults }: BringSheetProps & VaultsProps) {
  const { t } = useLingui();
  const [chosenVault, setChosenVault] = useState(vaultId);
  const [how, setHow] = useState<Bringing["how"]>("copy");
  const [picked, setPicked] = useState<readonly OwnMemory[]>(memory ? [memory] : []);
  const vault = vaults.find(({ id }) => id === chosenVault) ?? vaults[0];
  const bring = useBring((count, sent) => {
    const into = vaults.find(({ id }) => id === sent.timelineId);
    if (into) onBrought(into, count, sent.how);
    onClose();
  });

  /** What was picked may be older than the other vault. */
  function handleVault(id: string) {
    setChosenVault(id);
    if (!memory) setPicked([]);
  }

  async function handleBring() {
    if (!vault || picked.length === 0 || picked.length > maxBroughtMemories) return;
    const isHeavy = picked.some((one) => one.isHeavy);
    if (isHeavy && !(await confirmHeavy(vault.name))) return;
    const stones = isHeavy ? { withStones: true } : {};
    bring.mutate({ timelineId: vault.id, memoryIds: picked.map(({ id }) => id), how, ...stones });
  }

  const actions = (
    <BringActions
      count={picked.length}
      how={how}
      isBusy={bring.isPending}
      onBring={() => void handleBring()}
      onCancel={onClose}
    />
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Add memories to a vault`}
      snapPoints={[0.5, 0.9, 1]}
      firstSnapPoint={0.9}
      actions={actions}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <WhichVault vaults={vaults} vault={vault} onChange={handleVault} />
        {memory ? (
          <MemoryToBring memory={memory} />
        ) : (
          <BringList
            key={vault?.id}
            firstYear={vault?.firstYear ?? null}
            isWanted={isOpen}
            picked={picked}
            onPick={setPicked}
          />
        )}
        <HowToBring how={how} onChange={setHow} />
        <BringFailure error={bring.error} />
      </div>
    </Sheet>
  );
}

interface BringActionsProps {
  readonly count: number;
  readonly how: Bringing["how"];
  readonly isBusy: boolean;
  readonly onBring: () => void;
  readonly onCancel: () => void;
}

function BringActions({ count, how, isBusy, onBring, onCancel }: BringActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        busy={isBusy}
        aria-disabled={count === 0 || isBusy || undefined}
        onClick={onBring}
        className="grow sm:grow-0"
      >
        {how === "copy"
          ? t`${plural(count, { one: "Copy # memory", other: "Copy # memories" })}`
          : t`${plural(count, { one: "Move # memory", other: "Move # memories" })}`}
      </Button>
      <Button variant="secondary" onClick={onCancel} className="grow sm:grow-0">
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

function BringFailure({ error }: { readonly error: Error | null }) {
  const { t } = useLingui();
  return <AlertNote summary={t`None of them were added to the vault`} text={error ? errorText(error) : undefined} />;
}

interface VaultsProps {
  readonly vaults: readonly JoinedTimeline[];
}

interface WhichVaultProps extends VaultsProps {
  readonly vault: JoinedTimeline | undefined;
  readonly onChange: (vaultId: string) => void;
}

function WhichVault({ vaults, vault, onChange }: WhichVaultProps) {
  const { t } = useLingui();
  const name = vault?.name ?? "";
  if (vaults.length === 1) {
    return (
      <p dir="auto" className="wrap-anywhere">
        <Trans>
          Everyone in <strong>{name}</strong> can read what you add. The words stay yours.
        </Trans>
      </p>
    );
  }
  return (
    <SelectField
      label={t`Which vault?`}
      hint={t`Everyone there can read what you add. The words stay yours.`}
      value={vault?.id}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {vaults.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
}

interface HowToBringProps {
  readonly how: Bringing["how"];
  readonly onChange: (how: Bringing["how"]) => void;
}

function HowToBring({ how, onChange }: HowToBringProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Copy or move?`}
      choices={[
        { value: "copy", label: t`Copy: it stays on your own timeline, too` },
        { value: "move", label: t`Move: it leaves your own timeline` },
      ]}
      value={how}
      onValueChange={onChange}
    />
  );
}
