import type { Besides, OutboxEntry, OutboxState } from "./outbox-entry.ts";

type VersionRef = OutboxState["landings"][number]["from"];

interface Landed extends VersionRef {
  /** What it says there, where the device had another name for it. */
  readonly besides: Besides | undefined;
}

/** What the server calls a memory and its version, as far as it has heard of them. */
export function landed({ landings }: OutboxState, ref: VersionRef): Landed {
  const memoryId = landings.find(({ from }) => from.memoryId === ref.memoryId)?.to.memoryId ?? ref.memoryId;
  const exact = landings.find(({ from }) => from.memoryId === memoryId && from.version === ref.version);
  return { memoryId, version: exact?.to.version ?? ref.version, besides: exact?.besides };
}

export function entriesFor({ entries }: OutboxState, memoryId: string): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.memoryId === memoryId);
}
