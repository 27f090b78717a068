import type { BookOptions } from "@lane/contract/books.ts";
import { coverDesigns } from "@lane/domain/book-choices.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { pictureOf } from "#lib/picture-of.ts";
import { labelStyle } from "#ui/field.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { shapeOf } from "./book-wish.ts";
import { useCoverPhotos } from "./books.queries.ts";
import { CoverDrawing } from "./cover-drawing.tsx";
import type { WishProps } from "./wish-props.ts";

const mostPhotos = 24;

interface CoverFieldsProps extends WishProps {
  /** Of the memories in the book. */
  readonly photoIds: readonly string[];
}

/** Three of ours with the rope, or a photo of one's own. */
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
      <legend className={labelStyle}>{t`Or a photo of yours`}</legend>
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
