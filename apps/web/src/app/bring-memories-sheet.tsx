import type { Memory } from "@lane/contract/memories.ts";
import { paths } from "@lane/contract/page-paths.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { BringSheet, type BringSheetProps } from "#features/vault-memories/bring-sheet.tsx";
import { ownMemoryOf } from "#features/vault-memories/vault-memories.queries.ts";
import { toast } from "#ui/toast-queue.ts";

interface Wanted {
  readonly vaultId?: string | undefined;
  readonly memory?: Memory | undefined;
}

/** Opens with every new object. */
export function BringMemoriesSheet({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [closed, setClosed] = useState<Wanted>();
  const { vaultId, memory } = wanted;

  const handleBrought: BringSheetProps["onBrought"] = ({ id, name }, count, how) => {
    const text =
      how === "copy"
        ? t`${plural(count, { one: `# memory copied into ${name}`, other: `# memories copied into ${name}` })}`
        : t`${plural(count, { one: `# memory moved into ${name}`, other: `# memories moved into ${name}` })}`;
    const show = () => void navigate({ to: paths.timeline, search: { timeline: id } });
    // The page of a memory that was moved shows it in the vault from now on.
    toast("success", text, { text: t`Open ${name}`, run: show });
  };

  return (
    <BringSheet
      key={`${vaultId} ${memory?._id}`}
      vaultId={vaultId}
      memory={memory && ownMemoryOf(memory)}
      isOpen={wanted !== closed}
      onClose={() => setClosed(wanted)}
      onBrought={handleBrought}
    />
  );
}
