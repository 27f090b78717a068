import type { Memory } from "@lane/contract/memories.ts";
import { type ReactNode, useState } from "react";

import { useWaiting } from "#offline/use-waiting.ts";
import { wordButtonStyle } from "#ui/action-style.ts";

import { MemoryActions } from "./memory-actions.tsx";
import { useWhenText } from "./memory-heading.tsx";
import type { MemoryRights } from "./memory-rights.ts";
import { MemorySheets, type Overlay } from "./memory-sheets.tsx";
import { MemoryText } from "./memory-text.tsx";
import type { OpenMemoryProps } from "./open-memory.tsx";
import { TagArea } from "./tag-area.tsx";

export interface VaultArticleProps extends Omit<OpenMemoryProps, "memory"> {
  readonly memory: Memory;
  readonly rights: MemoryRights;
  /** Stands between the cover and the words. */
  readonly heading: ReactNode;
  /** What other features do with a memory of a vault, in its list of further actions. */
  readonly vaultActions: ReactNode;
  /** Stands below the actions. */
  readonly footer?: ReactNode;
  readonly isColumn?: boolean;
}

/** A memory of a vault: one telling with its files, its words, and what the member may do with it. */
export function VaultArticle(props: VaultArticleProps) {
  const { memory, links, renderMedia, sharing, onReload, isColumn = false } = props;
  const when = useWhenText(memory);
  const [overlay, setOverlay] = useState<Overlay>();
  const [wasArchived] = useState(memory.isArchived);
  const handleGone = () => links.goToMonth({ ...memory, isArchived: wasArchived });
  return (
    <>
      <article>
        {renderMedia({
          memory,
          media: memory.media,
          when,
          onLost: onReload,
          isColumn,
          children: <Words {...props} onOpen={setOverlay} onGone={handleGone} />,
        })}
      </article>
      <MemorySheets
        memory={memory}
        overlay={overlay}
        onClose={() => setOverlay(undefined)}
        onGone={handleGone}
        sharing={sharing}
      />
    </>
  );
}

interface WordsProps extends VaultArticleProps {
  readonly onOpen: (overlay: Overlay) => void;
  readonly onGone: () => void;
}

function Words(props: WordsProps) {
  const { memory, heading, rights } = props;
  return (
    <>
      {heading}
      <MemoryText memory={memory} />
      {rights.mayChange ? <TagArea memory={memory} /> : null}
      <Actions {...props} />
      {props.footer}
    </>
  );
}

function Actions({ memory, links, sharing, rights, renderKeepsakes, vaultActions, onOpen, onGone }: WordsProps) {
  const { mayChange, mayReadVersions, mayArrange, mayShare } = rights;
  const isWaiting = useWaiting().has(memory._id);
  return (
    <MemoryActions
      memory={memory}
      editLink={ifAllowed(mayChange, links.editLink(memory, wordButtonStyle))}
      keepsakes={
        <>
          {vaultActions}
          {renderKeepsakes?.(memory._id)}
        </>
      }
      onShare={ifAllowed(mayShare, () => sharing.open(memory))}
      onDelete={ifAllowed(mayChange, () => onOpen("delete"))}
      onRestore={ifAllowed(mayArrange, () => onOpen("restore"))}
      onMove={ifAllowed(mayArrange && !isWaiting, () => onOpen("move"))}
      onVersions={ifAllowed(mayReadVersions, () => onOpen("versions"))}
      mayArchive={ifAllowed(mayArrange, () => sharing.mayArchive(memory))}
      onArchived={onGone}
    />
  );
}

function ifAllowed<T>(isAllowed: boolean, action: T): T | undefined {
  return isAllowed ? action : undefined;
}
