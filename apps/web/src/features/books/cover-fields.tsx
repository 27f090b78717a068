import type { BookOptions } from "@lane/contract/books.ts";
import { coverDesigns } from "@lane/domain/book-choices.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { pictureOf } from "#lib/picture-of.ts";
import { labelStyle } from "#ui/field.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

import { shapeOf, type WishProps } from "./book-wish.ts";
import { useCoverPhotos } from "./books.queries.ts";

const mostPhotos = 24;

interface CoverFieldsProps extends WishProps {
  /** Photos of the memories in the book. */
  readonly photoIds: readonly string[];
}

/** Chooses one of three designs, or a photo of the book as its cover. */
export function CoverFields({ wish, onChange, photoIds }: CoverFieldsProps) {
  const { t } = useLingui();
  const name = useId();
  const designNames = [t`Paper with a lifeline`, t`Evening with a lifeline`, t`Clay with a label`];
  const choose = (cover: BookOptions["cover"]) => onChange({ cover });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className={labelStyle}>{t`Design`}</legend>
        <div className="mt-2 grid grid-cols-3 gap-3">
          {coverDesigns.map((design) => (
            <CoverChoice
              key={design}
              name={name}
              label={designNames[design - 1] ?? ""}
              isChosen={"design" in wish.cover && wish.cover.design === design}
              onChoose={() => choose({ design })}
              shape={shapeOf(wish.trim)}
            >
              <CoverDrawing design={design} title={wish.title} author={wish.author} />
            </CoverChoice>
          ))}
        </div>
      </fieldset>
      {photoIds.length === 0 ? null : (
        <OwnPhotos wish={wish} name={name} ids={photoIds.slice(0, mostPhotos)} onChoose={choose} />
      )}
    </>
  );
}

interface OwnPhotosProps extends Pick<WishProps, "wish"> {
  readonly name: string;
  readonly ids: readonly string[];
  readonly onChoose: (cover: BookOptions["cover"]) => void;
}

function OwnPhotos({ wish, name, ids, onChoose }: OwnPhotosProps) {
  const { t } = useLingui();
  const { data = [] } = useCoverPhotos(ids);
  const shown = data.flatMap((item) => {
    const picture = pictureOf(item);
    return picture ? [{ id: item.s3id, picture, alt: item.alt ?? item.caption }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`Or one of your photos`}</legend>
      <div className="mt-2 grid max-h-72 grid-cols-4 gap-2 overflow-y-auto p-1">
        {shown.map(({ id, picture, alt }, index) => (
          <CoverChoice
            key={id}
            name={name}
            label={alt ?? t`Photo ${index + 1}`}
            isChosen={"photoId" in wish.cover && wish.cover.photoId === id}
            onChoose={() => onChoose({ photoId: id })}
            shape={1}
          >
            <MediaImage picture={picture} alt="" sizes="6rem" className="size-full object-cover" />
          </CoverChoice>
        ))}
      </div>
    </fieldset>
  );
}

interface CoverChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly shape: number;
  readonly children: ReactNode;
}

function CoverChoice({ name, label, isChosen, onChoose, shape, children }: CoverChoiceProps) {
  return (
    <label className="relative block rounded-[6px] has-checked:outline-3 has-checked:outline-moss has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-clay">
      <input
        type="radio"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="block overflow-hidden rounded-[4px] shadow-soft" style={{ aspectRatio: shape }}>
        {children}
      </span>
    </label>
  );
}

interface CoverDrawingProps extends NamesProps {
  readonly design: 1 | 2 | 3;
}

/** The colours of the printed covers, the same in the dark theme. */
const looks = {
  1: { ground: "#f6ecdc", ink: "#3a332b", top: "14%", rope: "60%" },
  2: { ground: "#2f4038", ink: "#f6ecdc", top: "48%", rope: "18%" },
} as const;

/** A sketch of the cover; the real one is typeset with the book. */
export function CoverDrawing({ design, title, author }: CoverDrawingProps) {
  if (design === 3) return <LabelledCover title={title} author={author} />;
  const { ground, ink, top, rope } = looks[design];
  return (
    <span aria-hidden="true" className="@container relative block size-full" style={{ background: ground, color: ink }}>
      <Rope lengthPx={320} className="absolute -left-[5%] w-[110%] max-w-none" style={{ top: rope }} />
      <span className="absolute inset-x-[10%] block text-center" style={{ top }}>
        <Names title={title} author={author} />
      </span>
    </span>
  );
}

function LabelledCover({ title, author }: NamesProps) {
  return (
    <span aria-hidden="true" className="@container relative block size-full bg-[#a9543f] text-[#3a332b]">
      <span className="absolute inset-x-[14%] top-[16%] flex h-1/2 flex-col items-center justify-center bg-[#fbf7f0] px-[4%] text-center">
        <Names title={title} author={author} />
        <Rope lengthPx={200} thickness={14} className="mt-[3cqw] w-3/5 max-w-none shrink-0" />
      </span>
    </span>
  );
}

/**
 * Font sizes in hundredths of the cover's width: the longer the title, the smaller. Titles that still do not fit are
 * cut.
 */
const titleSizes = [
  { longest: 20, size: 11, lines: 3 },
  { longest: 40, size: 9, lines: 4 },
  { longest: 80, size: 7, lines: 5 },
] as const;
const smallest = { size: 6, lines: 6 };

interface NamesProps {
  readonly title: string;
  readonly author: string;
}

function Names({ title, author }: NamesProps) {
  const { size, lines } = titleSizes.find(({ longest }) => title.length <= longest) ?? smallest;
  return (
    <>
      <bdi
        className="line-clamp-3 max-w-full font-serif leading-tight wrap-anywhere"
        style={{ fontSize: `${size}cqw`, WebkitLineClamp: lines }}
      >
        {title}
      </bdi>
      <bdi className="mt-[2cqw] line-clamp-2 max-w-full text-[6cqw] leading-tight wrap-anywhere">{author}</bdi>
    </>
  );
}
