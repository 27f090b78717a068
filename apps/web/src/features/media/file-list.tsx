import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import type { FileEntry } from "./file-entry.ts";
import { FileRow } from "./file-row.tsx";
import { useMediaItems } from "./media.queries.ts";
import type { UploadList } from "./upload-list.ts";
import { useBrowserPosters } from "./use-browser-posters.ts";
import { useDragOrder } from "./use-drag-order.ts";
import { useLostAddresses } from "./use-lost-addresses.ts";

interface FileListProps {
  readonly entries: readonly FileEntry[];
  readonly list: UploadList;
}

/** The files in their order, which is the order they are seen in later. */
export function FileList({ entries, list }: FileListProps) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const { items, refetch } = useMediaItems(entries.flatMap(({ s3id }) => s3id ?? []));
  const handleLost = useLostAddresses([...items.values()], () => void refetch());
  const { dragged, grab } = useDragOrder(rows, list.move);
  const count = entries.length;
  useBrowserPosters(entries, items, () => void refetch());

  function handleMove(id: string, to: number) {
    const place = to + 1;
    list.move(id, to);
    setSaid(t`Now at place ${place} of ${count}`);
  }

  function handleRemove(id: string) {
    list.remove(id);
    setSaid(t`Removed`);
    // What had the focus is gone; the way on is the list itself.
    rows.current?.focus();
  }

  return (
    <>
      <output className="sr-only">{said}</output>
      <ul
        ref={rows}
        tabIndex={-1}
        aria-label={t`Files of this memory`}
        className="grid gap-3 outline-none not-empty:mb-4"
      >
        {entries.map((entry, index) => (
          <FileRow
            key={entry.id}
            entry={entry}
            item={entry.s3id === undefined ? undefined : items.get(entry.s3id)}
            index={index}
            count={count}
            list={list}
            isDragged={dragged === entry.id}
            onGrab={grab}
            onMove={(to) => handleMove(entry.id, to)}
            onRemove={() => handleRemove(entry.id)}
            onLost={handleLost}
            onRetried={() => void refetch()}
          />
        ))}
      </ul>
    </>
  );
}
