import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { useBrowserPosters } from "./browser-poster.ts";
import type { FileEntry } from "./file-entry.ts";
import { FileRow } from "./file-row.tsx";
import { useLostAddresses, useMediaItems } from "./media.queries.ts";
import type { UploadList } from "./upload-list.ts";

interface FileListProps {
  readonly entries: readonly FileEntry[];
  readonly list: UploadList;
}

/** The files of a form, in the order in which the memory shows them. */
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
    // The focused element has been removed, so the list takes the focus.
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

const edgePx = 90;
const scrollPx = 14;

/** Lets a row of a list be dragged to another place, by mouse or finger. */
function useDragOrder(rows: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>();

  const handleMove = useEffectEvent(({ clientY }: { readonly clientY: number }) => {
    if (dragged === undefined || !rows.current) return;
    const others = [...rows.current.children].filter((row) => row.getAttribute("data-file-id") !== dragged);
    const above = others.filter((row) => middleOf(row) < clientY).length;
    const now = [...rows.current.children].findIndex((row) => row.getAttribute("data-file-id") === dragged);
    if (above !== now) onMove(dragged, above);
    if (clientY < edgePx) window.scrollBy(0, -scrollPx);
    if (clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
  });

  useEffect(() => {
    if (dragged === undefined) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => setDragged(undefined);
    window.addEventListener("pointermove", (event) => handleMove(event), { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
    return () => listening.abort();
  }, [dragged]);

  return {
    dragged,
    grab: (event: PointerEvent, id: string) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setDragged(id);
    },
  };
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
