import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Memory } from "@lane/contract/memories.ts";
import { decide, type MemoryAction } from "@lane/domain/permissions.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";

export interface MemoryRights {
  /** Words, pictures, mark, deletion. */
  readonly mayChange: boolean;
  readonly mayReadVersions: boolean;
  /** Month, archive, folding, taking it out of the vault. */
  readonly mayArrange: boolean;
  readonly mayShare: boolean;
  /** The member has not told this event yet. */
  readonly mayTell: boolean;
}

type Vault = Pick<JoinedTimeline, "role" | "allowsSharing" | "isReadOnly">;

/** What the server would allow with a memory of a vault; nothing until the vault is known. */
export function rightsOn(memory: Memory, vault: Vault | undefined): MemoryRights {
  if (!vault) {
    return { mayChange: false, mayReadVersions: false, mayArrange: false, mayShare: false, mayTell: false };
  }
  const { role, allowsSharing, isReadOnly } = vault;
  const isAuthor = memory.author?.isMe === true;
  const grant = {
    by: "membership",
    standing: { role, kind: "vault" },
    isAuthor,
    isSharingOff: !allowsSharing,
  } as const;
  const may = (action: MemoryAction) => decide("member", action, grant, 0) === "allow";
  const hasTold = isAuthor || memory.tellings?.some(({ author }) => author?.isMe) === true;
  return {
    mayChange: may("change"),
    mayReadVersions: may("readHistory"),
    mayArrange: may("arrange"),
    mayShare: may("share"),
    mayTell: mayOnTimeline(role, "add") && !isReadOnly && !hasTold && !memory.isArchived,
  };
}
