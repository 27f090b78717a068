import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import { flushSync } from "react-dom";

import { classNames } from "#lib/class-names.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { useDragOrder } from "#lib/use-drag-order.ts";
import { labelStyle } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { moved } from "./book-layouts.ts";

interface PhotoChoiceProps {
  readonly photoIds: readonly string[];
  /** Those that are printed, in order. */
  readonly printed: readonly string[];
  readonly media: readonly MediaItem[];
  /** Changes with the same key belong to one drag. */
  readonly onChange: (photoIds: string[], dragKey?: string) => void;
}

/** The pictures of a memory: which are printed, and in what order. */
export function PhotoChoice({ photoIds, printed, media, onChange }: PhotoChoiceProps) {
  const { t } = useLingui();
  const tiles = useRef<HTMLUListElement>(null);
  const drags = useRef(0);
  const { dragged, grab } = useDragOrder(tiles, (id, to) => onChange(moved(printed, id, to), `drag ${drags.current}`));
  const shown = [...printed, ...photoIds.filter((id) => !printed.includes(id))];
  const items = new Map(media.map((item) => [item.s3id, item]));

  function handleGrab(event: PointerEvent, id: string) {
    drags.current += 1;
    grab(event, id);
  }

  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`Pictures in the book`}</legend>
      {printed.length > 1 ? (
        <p className="mt-1 hidden text-sm text-ink-soft pointer-fine:block">
          <Trans>Drag them to change their order.</Trans>
        </p>
      ) : null}
      <div className="-mx-1 overflow-x-auto p-1">
        <ul ref={tiles} className="flex gap-3">
          {shown.map((id) => (
            <PhotoTile
              key={id}
              id={id}
              item={items.get(id)}
              name={items.get(id)?.caption || t`Photo ${photoIds.indexOf(id) + 1}`}
              place={printed.indexOf(id)}
              count={printed.length}
              isDragged={dragged === id}
              onGrab={handleGrab}
              onTick={(isIn) => onChange(isIn ? [...printed, id] : printed.filter((other) => other !== id))}
              onMove={(to) => onChange(moved(printed, id, to))}
            />
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

interface PhotoTileProps {
  readonly id: string;
  readonly item: MediaItem | undefined;
  readonly name: string;
  /** -1 for a photo that is not printed. */
  readonly place: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onGrab: (event: PointerEvent, id: string) => void;
  readonly onTick: (isIn: boolean) => void;
  readonly onMove: (to: number) => void;
}

function PhotoTile({ id, item, name, place, count, isDragged, onGrab, onTick, onMove }: PhotoTileProps) {
  const picture = item && pictureOf(item);
  const isIn = place >= 0;
  return (
    <li data-drag-id={id} className="w-24 shrink-0">
      <label
        onPointerDown={(event) => isIn && onGrab(event, id)}
        className={classNames(
          "relative block size-24 touch-manipulation overflow-hidden rounded-[10px] border bg-paper select-none",
          "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay",
          isDragged ? "cursor-grabbing border-moss shadow-soft" : "cursor-pointer border-edge hover:border-ink-soft",
        )}
      >
        {picture ? (
          <MediaImage
            picture={picture}
            alt=""
            sizes="6rem"
            draggable={false}
            className={classNames("size-full object-cover", !isIn && "opacity-40")}
          />
        ) : null}
        <span className="absolute start-1 top-1 flex size-8 items-center justify-center rounded-[8px] bg-card">
          <input
            type="checkbox"
            className="size-5 outline-none"
            aria-label={name}
            checked={isIn}
            onChange={(event) => onTick(event.target.checked)}
          />
        </span>
        {isIn && count > 1 ? (
          <span
            aria-hidden="true"
            className="absolute end-1 bottom-1 min-w-6 rounded-pill bg-card px-1.5 text-center text-sm tabular-nums"
          >
            {place + 1}
          </span>
        ) : null}
      </label>
      {isIn && count > 1 ? <MoveButtons name={name} place={place} count={count} onMove={onMove} /> : null}
    </li>
  );
}

function MoveButtons({ name, place, count, onMove }: Pick<PhotoTileProps, "name" | "place" | "count" | "onMove">) {
  const { t } = useLingui();
  const isFirst = place === 0;
  const isLast = place === count - 1;

  // The browser drops the focus of an element that is moved in the page.
  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) {
    flushSync(() => onMove(to));
    currentTarget.focus();
  }

  return (
    <div className="flex justify-between">
      <IconButton
        label={t`Move ${name} left`}
        aria-disabled={isFirst || undefined}
        onClick={(event) => !isFirst && move(event, place - 1)}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={t`Move ${name} right`}
        aria-disabled={isLast || undefined}
        onClick={(event) => !isLast && move(event, place + 1)}
      >
        <ArrowRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
