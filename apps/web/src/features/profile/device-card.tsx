import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { sizeText } from "#lib/size-text.ts";
import { forgetKept } from "#offline/leave-nothing.ts";
import { type Kept, measureKept } from "#offline/measure-kept.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { ProfileCard } from "./profile-card.tsx";

/** What this browser keeps so that it can be read without a connection. */
export function DeviceCard() {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ["kept-here"],
    queryFn: measureKept,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

  async function handleClear() {
    setIsBusy(true);
    await forgetKept();
    await refetch();
    setIsBusy(false);
    toast("success", t`Nothing is kept on this device any more`);
  }

  return (
    <ProfileCard title={t`Kept on this device`}>
      <p>
        <Trans>
          What you have read lately is kept here, locked, so that you can read it without a connection. Logging out
          removes it.
        </Trans>
      </p>
      {data ? <Amounts kept={data} /> : null}
      <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => void handleClear()}>
        <Trans>Clear what is kept on this device</Trans>
      </Button>
    </ProfileCard>
  );
}

function Amounts({ kept: { pictures, bytes, allBytes } }: { readonly kept: Kept }) {
  const mine = sizeText(bytes);
  return (
    <p className="mt-2 text-sm text-ink-soft">
      <Trans>{mine} of words and pictures.</Trans>{" "}
      <Plural value={pictures} _0="No picture yet." one="# picture." other="# pictures." />{" "}
      {allBytes === undefined ? null : <Trans>With the app itself and your drafts: {sizeText(allBytes)}.</Trans>}
    </p>
  );
}
