import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";

import { Backdrop, PictureRow, picturesOf, WalkPicture } from "./walk-picture.tsx";
import { WordsPage, WordsPanel } from "./walk-words.tsx";
import type { WalkedMemory } from "./walk.queries.ts";

const loadVaultParts = () => import("./vault-parts.tsx");
const Byline = lazy(async () => ({ default: (await loadVaultParts()).Byline }));
const OtherTellings = lazy(async () => ({ default: (await loadVaultParts()).OtherTellings }));
const FoldedPage = lazy(async () => ({ default: (await loadVaultParts()).FoldedPage }));

interface WalkMemoryProps {
  readonly memory: WalkedMemory;
  /** Which of its pictures is shown. */
  readonly picture: number;
  readonly onPictureChange: (index: number) => void;
  readonly isShown: boolean;
  readonly renderText: (html: string) => ReactNode;
  readonly onLost: (address: string) => void;
}

/** One memory as a page: its picture with the words beside it, or the words alone. */
export function WalkMemory({ memory, picture, onPictureChange, isShown, renderText, onLost }: WalkMemoryProps) {
  const { t } = useLingui();
  const headingId = useId();
  const title = memory.memoryTitle;
  const pictures = picturesOf(memory.media);
  const item = pictures[picture] ?? pictures[0];
  const words = { memory, headingId, renderText, isShown, ...vaultPartsOf({ memory, renderText, isShown }) };
  const [isOpen, setIsOpen] = useState(false);
  // The next time the page begins as it did.
  if (isOpen && !isShown) setIsOpen(false);
  if (memory.isFolded === true) {
    return (
      <article aria-labelledby={headingId} className="absolute inset-0">
        <Suspense>
          <FoldedPage memory={memory} headingId={headingId} isShown={isShown} />
        </Suspense>
      </article>
    );
  }
  return (
    <article aria-labelledby={headingId} className="absolute inset-0">
      {item ? (
        <>
          <Backdrop item={item} />
          <div className="absolute inset-0 flex flex-col gap-2 pt-(--walk-top) pb-(--walk-foot) landscape:grid landscape:grid-cols-[minmax(0,1fr)_var(--walk-side)] landscape:grid-rows-[minmax(0,1fr)_auto] landscape:gap-x-4 landscape:pb-3">
            <div className="relative min-h-0 grow landscape:ms-3">
              <WalkPicture
                key={item.s3id}
                item={item}
                label={item.alt ?? item.caption ?? t`Photo from “${title}”`}
                isShown={isShown}
                isFirst={isShown}
                onLost={() => onLost(item.url)}
              />
            </div>
            <PictureRow pictures={pictures} shown={pictures.indexOf(item)} onShow={onPictureChange} />
            <div className="contents landscape:col-start-2 landscape:row-span-2 landscape:row-start-1 landscape:me-3 landscape:flex landscape:min-h-0 landscape:flex-col landscape:justify-end landscape:pb-[calc(var(--walk-bar)-16px)]">
              <WordsPanel {...words} isOpen={isOpen} onOpenChange={setIsOpen} />
            </div>
          </div>
        </>
      ) : (
        <WordsPage {...words} />
      )}
    </article>
  );
}

/** Who wrote it, and what others tell of the same event: nothing on one's own timeline. */
function vaultPartsOf(page: Pick<WalkMemoryProps, "memory" | "renderText" | "isShown">) {
  const { author, tellings = [] } = page.memory;
  if (author === undefined) return {};
  return {
    byline: (
      <Suspense fallback={<p className="order-first h-9" />}>
        <Byline author={author} tellings={tellings} />
      </Suspense>
    ),
    ...(tellings.length > 1
      ? {
          tellings: (
            <Suspense>
              <OtherTellings {...page} />
            </Suspense>
          ),
        }
      : {}),
  };
}
