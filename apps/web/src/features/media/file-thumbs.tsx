import type { FileEntry } from "./file-entry.ts";
import { FileThumb } from "./file-thumb.tsx";
import { useLostAddresses, useMediaItems } from "./media.queries.ts";

interface FileThumbsProps {
  readonly entries: readonly FileEntry[];
  /** The ids of the files to show: those of the server, or those of their uploads. */
  readonly keys: readonly string[];
}

/** Small pictures of some files, to be looked at only. */
export function FileThumbs({ entries, keys }: FileThumbsProps) {
  const shown = entries.filter(({ id, s3id = id }) => keys.includes(id) || keys.includes(s3id));
  const { items, refetch } = useMediaItems(shown.flatMap(({ s3id }) => s3id ?? []));
  const handleLost = useLostAddresses([...items.values()], () => void refetch());
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-2">
      {shown.map((entry) => (
        <span key={entry.id} className="size-16 rounded-[8px] border border-rule">
          <FileThumb entry={entry} item={items.get(entry.s3id ?? "")} onLost={handleLost} />
        </span>
      ))}
    </div>
  );
}
