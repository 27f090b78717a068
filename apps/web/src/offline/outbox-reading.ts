import type { MemoryAttributes, OutboxEntry, OutboxState } from "./outbox-entry.ts";

type VersionRef = OutboxState["idMappings"][number]["from"];

interface Landed extends VersionRef {
  /** What it says there, where the device had another name for it. */
  readonly attributes: MemoryAttributes | undefined;
}

/** What the server calls a memory and its version, as far as it has heard of them. */
export function landed({ idMappings }: OutboxState, ref: VersionRef): Landed {
  const memoryId = idMappings.find(({ from }) => from.memoryId === ref.memoryId)?.to.memoryId ?? ref.memoryId;
  const exact = idMappings.find(({ from }) => from.memoryId === memoryId && from.version === ref.version);
  return { memoryId, version: exact?.to.version ?? ref.version, attributes: exact?.attributes };
}

export function entriesFor({ entries }: OutboxState, memoryId: string): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.memoryId === memoryId);
}
