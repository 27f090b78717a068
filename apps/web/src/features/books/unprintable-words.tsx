import type { BookPreview } from "@lane/contract/books.ts";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { asWritten } from "#ui/as-written.tsx";

/** A way to the memory, around its title. */
export type MemoryLink = (memory: { readonly id: string; readonly title: string }, content: ReactNode) => ReactNode;

const mostShown = 6;

interface UnprintableWordsProps {
  readonly words: BookPreview["unprintable"];
  readonly memoryLink: MemoryLink;
}

/** Where somebody wrote with characters that would not be on the paper; nothing while there is none. */
export function UnprintableWords({ words, memoryLink }: UnprintableWordsProps) {
  if (words.length === 0) return null;
  const more = words.length - mostShown;
  return (
    <div className="mx-auto w-full max-w-measure rounded-card border border-edge p-4 text-sm">
      <p className="font-semibold">
        <Trans>Some characters can't be printed.</Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>Each of them will appear as a diamond with a question mark.</Trans>
      </p>
      <ul className="mt-2 list-disc ps-5">
        {words.slice(0, mostShown).map(({ memoryId, title, signs }) => (
          <li key={memoryId} className="break-words">
            <UnprintableIn memory={{ id: memoryId, title }} signs={signs.join(" ")} memoryLink={memoryLink} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-1">
          <Plural value={more} one="and one more" other="and # more" />
        </p>
      ) : null}
    </div>
  );
}

interface UnprintableInProps {
  readonly memory: { readonly id: string; readonly title: string };
  readonly signs: string;
  readonly memoryLink: MemoryLink;
}

function UnprintableIn({ memory, signs: found, memoryLink }: UnprintableInProps) {
  const signs = asWritten(found);
  if (memory.id === "")
    return (
      <Trans>
        The title, your name, the dedication or a favourite has characters we can't print: <bdi>{signs}</bdi>
      </Trans>
    );
  const title = memoryLink(memory, <bdi>{memory.title}</bdi>);
  return (
    <Trans>
      “{title}” has characters we can't print: <bdi>{signs}</bdi>
    </Trans>
  );
}
