import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef, useState } from "react";

import { useDragOrder } from "#lib/use-drag-order.ts";

import { useBrowserPosters } from "./browser-poster.ts";
import { FileDetails } from "./file-details.tsx";
import type { FileEntry } from "./file-entry.ts";
import { FileTile } from "./file-tile.tsx";
import { useLostAddresses, useMediaItems } from "./media.queries.ts";
import type { UploadList } from "./upload-list.ts";
import { useKindName } from "./use-kind-name.ts";

interface FileStripProps {
  readonly entries: readonly FileEntry[];
  readonly list: UploadList;
  /** The tile that adds files. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** The files of a form as a row of tiles, in the order in which the memory shows them. A tile opens its file. */
export function FileStrip({ entries, list, before, after }: FileStripProps) {
  const { t } = useLingui();
  const detailsId = useId();
  const tiles = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string>();
  const { items, refetch } = useMediaItems(entries.flatMap(({ s3id }) => s3id ?? []));
  const handleLost = useLostAddresses([...items.values()], () => void refetch());
  const { dragged, grab } = useDragOrder(tiles, list.move);
  const nameOf = useFileName(items);
  const count = entries.length;
  const { said, handleMove, handleRemove } = useSaidChanges(list, count, tiles);
  useBrowserPosters(entries, items, () => void refetch());

  return (
    <>
      <output className="sr-only">{said}</output>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:px-0.5">
        {before}
        <ul
          ref={tiles}
          tabIndex={-1}
          aria-label={t`Files in this memory`}
          className="flex gap-2 outline-none empty:-ms-2"
        >
          {entries.map((entry, index) => (
            <FileTile
              key={entry.id}
              entry={entry}
              item={itemOf(entry, items)}
              name={nameOf(entry, index)}
              isOpen={openId === entry.id}
              detailsId={`${detailsId}${entry.id}`}
              isDragged={dragged === entry.id}
              onGrab={grab}
              onToggle={() => setOpenId(openId === entry.id ? undefined : entry.id)}
              onLost={handleLost}
            />
          ))}
        </ul>
        {after}
      </div>
      {entries.map((entry, index) => (
        <Details
          key={entry.id}
          id={`${detailsId}${entry.id}`}
          {...{ entry, index, count }}
          list={list}
          item={itemOf(entry, items)}
          name={nameOf(entry, index)}
          isOpen={openId === entry.id}
          onMove={(to) => handleMove(entry.id, to)}
          onRemove={() => handleRemove(entry.id)}
          onOpen={() => setOpenId(entry.id)}
          onRetried={() => void refetch()}
        />
      ))}
    </>
  );
}

/** Moves and removes files, and says so to screen readers. */
function useSaidChanges(list: UploadList, count: number, tiles: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const [said, setSaid] = useState("");
  return {
    said,
    handleMove: (id: string, to: number) => {
      const place = to + 1;
      list.move(id, to);
      setSaid(t`Now number ${place} of ${count}`);
    },
    handleRemove: (id: string) => {
      list.remove(id);
      setSaid(t`Removed`);
      // The focused element has been removed, so the list takes the focus.
      tiles.current?.focus();
    },
  };
}

interface DetailsProps extends ComponentProps<typeof FileDetails> {
  readonly onOpen: () => void;
}

/** The details of a file that is open, or about which the member has to do something; tried again, it stays open. */
function Details({ onOpen, ...props }: DetailsProps) {
  const { entry, item, isOpen, list, onRetried } = props;
  const needsHelp = entry.state === "failed" || entry.state === "missing" || item?.state === "failed";
  if (!isOpen && !needsHelp) return null;

  function resume(id: string) {
    onOpen();
    list.resume(id);
  }

  function handleRetried() {
    onOpen();
    onRetried();
  }

  return <FileDetails {...props} list={{ ...list, resume }} onRetried={handleRetried} />;
}

type Items = ReadonlyMap<string, MediaItem>;

function itemOf({ s3id }: FileEntry, items: Items): MediaItem | undefined {
  return s3id === undefined ? undefined : items.get(s3id);
}

function useFileName(items: Items): (entry: FileEntry, index: number) => string {
  const kindName = useKindName();
  return (entry, index) => entry.name || itemOf(entry, items)?.name || kindName(entry.kind, index + 1);
}
