import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import type { FamilyLinks } from "./family-links.ts";
import { FormerVaults } from "./former-vaults.tsx";
import { FoundVaultSheet } from "./found-vault-sheet.tsx";
import { InvitationNotice } from "./invitation-notice.tsx";
import { VaultRow } from "./vault-row.tsx";
import { VaultSheet } from "./vault-sheet.tsx";
import { WhichVaultSheet } from "./which-vault-sheet.tsx";

interface VaultsProps {
  readonly links: FamilyLinks;
  /** The vault whose sheet is open. */
  readonly openId: string | undefined;
  /** Undefined closes the sheet. */
  readonly onOpen: (timelineId: string | undefined) => void;
}

type Joined = NonNullable<ReturnType<typeof useJoinedTimelines>["data"]>;

/** The vaults of a member, and the ways to found and to fill one. */
export function Vaults(props: VaultsProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useJoinedTimelines();
  if (data) return <VaultList {...props} joined={data} />;
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-ink-soft">{readErrorText(error)}</p>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t`Try Again`}
        </Button>
      </div>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}

function VaultList({ joined, links, openId, onOpen }: VaultsProps & { readonly joined: Joined }) {
  const { t } = useLingui();
  const [nowMs] = useState(() => Date.now());
  const [sheet, setSheet] = useState<"found" | "which">();
  const vaults = joined.timelines.filter(({ kind }) => kind === "vault");
  const owned = vaults.filter(({ role }) => role === "owner");

  function handleAddMembers() {
    const [only] = owned;
    if (only && owned.length === 1) onOpen(only.id);
    else setSheet(owned.length === 0 && joined.mayFoundVaults ? "found" : "which");
  }

  function handleFounded(vault: JoinedTimeline) {
    setSheet(undefined);
    toast("success", t`The vault is ready. Now invite the people who belong to it.`);
    onOpen(vault.id);
  }

  const close = () => setSheet(undefined);
  return (
    <>
      <InvitationNotice count={joined.invitations.length} InvitationsLink={links.InvitationsLink} />
      <p>
        <Trans>One timeline for the whole family, where everyone adds what they remember of the same years.</Trans>
      </p>
      {vaults.length === 0 ? null : (
        <ul aria-label={t`Your vaults`} className="mt-3 divide-y divide-rule border-y border-rule">
          {vaults.map((vault) => (
            <li key={vault.id}>
              <VaultRow vault={vault} nowMs={nowMs} onOpen={() => onOpen(vault.id)} />
            </li>
          ))}
        </ul>
      )}
      {joined.mayFoundVaults || owned.length > 0 ? null : <Pitch PlansLink={links.PlansLink} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={handleAddMembers}>{t`Add members`}</Button>
        {joined.mayFoundVaults && owned.length > 0 ? (
          <Button variant="quiet" className="px-3!" onClick={() => setSheet("found")}>{t`Create another vault`}</Button>
        ) : null}
      </div>
      <FormerVaults former={joined.former} />
      <FoundVaultSheet isOpen={sheet === "found"} onClose={close} onFounded={handleFounded} />
      <WhichVaultSheet
        isOpen={sheet === "which"}
        onClose={close}
        owned={owned}
        onChoose={(id) => {
          close();
          onOpen(id);
        }}
      >
        <Pitch PlansLink={links.PlansLink} />
      </WhichVaultSheet>
      <OpenVault vaults={vaults} links={links} openId={openId} onClose={() => onOpen(undefined)} />
    </>
  );
}

interface OpenVaultProps extends Pick<VaultsProps, "links"> {
  readonly vaults: readonly JoinedTimeline[];
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

/** Mounted while its vault is listed, so that it can close with its animation. */
function OpenVault({ vaults, links, openId, onClose }: OpenVaultProps) {
  const [lastId, setLastId] = useState(openId);
  if (openId !== undefined && openId !== lastId) setLastId(openId);
  const vault = vaults.find(({ id }) => id === lastId);
  if (!vault) return null;
  return <VaultSheet key={vault.id} vault={vault} links={links} isOpen={openId === vault.id} onClose={onClose} />;
}

/** Owning a vault is paid for; being in one never is. */
function Pitch({ PlansLink }: Pick<FamilyLinks, "PlansLink">) {
  if (!PlansLink) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="text-ink-soft">
        <Trans>To have a vault of your own, you need the Family vault add-on. The people you invite never pay.</Trans>
      </p>
      <PlansLink className={buttonStyle("secondary")}>
        <Trans>See the plans</Trans>
      </PlansLink>
    </div>
  );
}
