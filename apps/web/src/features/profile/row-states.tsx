import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { isUnderWay, useExports } from "#api/exports.ts";
import { sizeText } from "#lib/size-text.ts";

import { useDevices, useStorage } from "./profile.queries.ts";

const gigabyte = 1024 ** 3;

/** A row of the overview says how things are now; where the server cannot be asked, it says what the row opens. */
export function DevicesState() {
  const { data, error } = useDevices();
  if (data) return <DeviceCount count={data.length} />;
  if (error) return <Trans>Where you're signed in</Trans>;
  return (
    <Placeholder>
      <DeviceCount count={1} />
    </Placeholder>
  );
}

function DeviceCount({ count }: { readonly count: number }) {
  return <Plural value={count} one="# device" other="# devices" />;
}

export function StorageState() {
  const { data, error } = useStorage();
  if (data) return <StorageUse {...data} />;
  if (error) return <Trans>How much storage you use</Trans>;
  return (
    <Placeholder>
      <StorageUse usedBytes={gigabyte} quotaBytes={gigabyte} />
    </Placeholder>
  );
}

interface StorageUseProps {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

function StorageUse({ usedBytes, quotaBytes }: StorageUseProps) {
  const used = sizeText(usedBytes);
  const whole = sizeText(quotaBytes);
  return (
    <Trans>
      {used} of {whole} used
    </Trans>
  );
}

export function ArchiveState() {
  const { data = [] } = useExports("archive");
  if (data.some(isUnderWay)) return <Trans>Gathering your memories...</Trans>;
  if (data.some(({ status }) => status === "ready")) return <Trans>Your file is ready to save</Trans>;
  return <Trans>Everything in one file</Trans>;
}

/** As wide as a usual text, so that the row keeps its height when the real one is loaded. */
function Placeholder({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className="animate-breathe rounded-[10px] bg-rule text-transparent select-none">
      {children}
    </span>
  );
}
