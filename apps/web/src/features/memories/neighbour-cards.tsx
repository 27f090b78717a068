import type { MemoryDetails } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { WholePicture } from "#ui/whole-picture.tsx";

import type { ViewLinks } from "./memory-nav.tsx";

interface NeighbourCardsProps {
  readonly memory: MemoryDetails;
  readonly links: ViewLinks;
  /** Called when the address of a picture has expired. */
  readonly onLost: () => void;
}

/** The memories before and after, at the foot of the page. */
export function NeighbourCards({ memory: { previous, next }, links, onLost }: NeighbourCardsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Memories before and after`} className="mt-14 grid grid-cols-2 gap-3 sm:gap-5">
      <Card neighbour={previous} links={links} onLost={onLost} className="sm:flex-row">
        <ChevronLeft aria-hidden="true" className="-ms-1 size-5 shrink-0 rtl:-scale-x-100" />
        {t`Prev Memory`}
      </Card>
      <Card neighbour={next} links={links} onLost={onLost} className="text-end sm:flex-row-reverse">
        <span className="grow">{t`Next Memory`}</span>
        <ChevronRight aria-hidden="true" className="-me-1 size-5 shrink-0 rtl:-scale-x-100" />
      </Card>
    </nav>
  );
}

const cardStyle = "flex min-w-0 flex-col overflow-hidden rounded-card border";
const openStyle =
  "border-rule bg-card text-ink no-underline shadow-soft transition-[border-color,translate] duration-200 hover:-translate-y-0.5 hover:border-edge hover:no-underline";
const wayStyle = "flex items-center gap-1 text-sm font-semibold";

interface CardProps extends Pick<NeighbourCardsProps, "links" | "onLost"> {
  readonly neighbour: MemoryDetails["next"];
  readonly className: string;
  /** Which of the two it is. */
  readonly children: ReactNode;
}

/** Without a neighbour the link stays in place, disabled. */
function Card({ neighbour, links, onLost, className, children }: CardProps) {
  if (!neighbour) {
    const style = classNames(cardStyle, "justify-center border-dashed border-rule p-3 text-ink-soft", className);
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link without an address has no role of its own
      <span role="link" aria-disabled="true" className={style}>
        <span className={classNames(wayStyle, "w-full")}>{children}</span>
      </span>
    );
  }
  return links.memoryLink(
    neighbour,
    <>
      <Cover cover={neighbour.cover} onLost={onLost} />
      <span className="block min-w-0 grow self-center p-3 max-sm:w-full sm:px-5">
        <span className={classNames(wayStyle, "text-clay")}>{children}</span>
        <span className="mt-1 line-clamp-2 font-serif leading-snug wrap-break-word sm:text-lg" dir="auto">
          {neighbour.title}
        </span>
      </span>
    </>,
    classNames(cardStyle, openStyle, className),
  );
}

function Cover({
  cover,
  onLost,
}: {
  readonly cover: NonNullable<MemoryDetails["next"]>["cover"];
  readonly onLost: () => void;
}) {
  const picture = cover ? pictureOf(cover) : undefined;
  const [lostSrc, setLostSrc] = useState<string>();
  if (!picture) return null;

  function handleLost(src: string) {
    // Asked for once: the newer address of a file that is gone would be lost as well.
    if (lostSrc === undefined) onLost();
    setLostSrc(src);
  }

  return (
    <WholePicture
      picture={picture}
      alt=""
      sizes="(min-width: 40rem) 14rem, 50vw"
      onLost={() => handleLost(picture.src)}
      className="aspect-4/3 w-full shrink-0 sm:w-44 lg:w-56"
    />
  );
}
