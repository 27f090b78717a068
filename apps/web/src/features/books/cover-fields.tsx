import type { BookOptions } from "@lane/contract/books.ts";
import { type CoverDesign, maxBackTextLength, type PhotoLook, photoLooks } from "@lane/domain/book-choices.ts";
import type { CoverLife } from "@lane/domain/covers/cover-plan.ts";
import { canWrap } from "@lane/domain/covers/wrapping.ts";
import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useId } from "react";

import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { type Picture, pictureOf } from "#lib/picture-of.ts";
import { labelStyle } from "#ui/field.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { shapeOf, type WishProps } from "./book-wish.ts";
import { useCoverPhotos } from "./books.queries.ts";

/** Its drawings are as much code as the rest of the form. */
const CoverSketch = lazy(async () => ({ default: (await import("./cover-sketch.tsx")).CoverSketch }));

const mostPhotos = 24;

interface CoverFieldsProps extends WishProps {
  /** Photos of the memories in the book. */
  readonly photoIds: readonly string[];
  readonly life: CoverLife;
}

/** Chooses a photo of the book, words or a drawing as its cover, and what stands on the back. */
export function CoverFields({ wish, onChange, photoIds, life }: CoverFieldsProps) {
  const { t } = useLingui();
  const name = useId();
  const { data } = useJoinedTimelines(wish.timelineId !== undefined);
  const { born = null, died = null } = data?.timelines.find(({ id }) => id === wish.timelineId)?.about ?? {};
  const choose = (cover: BookOptions["cover"]) => onChange({ cover });
  const shared = { wish, name, life, onChoose: choose };
  return (
    <>
      {photoIds.length === 0 ? null : <OwnPhotos {...shared} ids={photoIds.slice(0, mostPhotos)} />}
      {died === null ? null : (
        <Designs
          {...shared}
          legend={t`In memory`}
          life={born === null ? life : { ...life, years: [born, died] }}
          designs={[{ design: "candle", label: t`Candle` }]}
        />
      )}
      <Designs
        {...shared}
        legend={t`Words`}
        designs={[
          { design: "title", label: t`Title` },
          { design: "years", label: t`Years` },
          { design: "initial", label: t`First letter` },
        ]}
      />
      <Designs
        {...shared}
        legend={t`Drawing`}
        designs={[
          { design: "lane", label: t`Lane of years` },
          { design: "window", label: t`Window at dusk` },
          { design: "attic", label: t`Box in the attic` },
        ]}
      />
      <TextArea
        label={t`Words on the back`}
        hint={t`A few lines about this book, printed on the back cover. Leave it empty for none.`}
        rows={4}
        maxLength={maxBackTextLength}
        value={wish.backText ?? ""}
        onValueChange={(backText) => onChange({ backText })}
      />
    </>
  );
}

interface GroupProps extends Pick<WishProps, "wish"> {
  readonly name: string;
  readonly life: CoverLife;
  readonly onChoose: (cover: BookOptions["cover"]) => void;
}

interface DesignsProps extends GroupProps {
  readonly legend: string;
  readonly designs: readonly { readonly design: CoverDesign; readonly label: string }[];
}

function Designs({ legend, designs, wish, name, life, onChoose }: DesignsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{legend}</legend>
      <div className="mt-2 grid max-w-lg grid-cols-3 gap-3">
        {designs.map(({ design, label }) => (
          <CoverChoice
            key={design}
            name={name}
            label={label}
            isChosen={"design" in wish.cover && wish.cover.design === design}
            onChoose={() => onChoose({ design })}
            shape={shapeOf(wish.trim)}
          >
            <CoverSketch cover={{ design }} wish={wish} life={life} />
          </CoverChoice>
        ))}
      </div>
    </fieldset>
  );
}

interface OwnPhotosProps extends GroupProps {
  readonly ids: readonly string[];
}

function OwnPhotos({ ids, ...group }: OwnPhotosProps) {
  const { t } = useLingui();
  const { wish, name, onChoose } = group;
  const { data = [] } = useCoverPhotos(ids);
  const shown = data.flatMap((item) => {
    const picture = pictureOf(item);
    return picture ? [{ id: item.s3id, picture, alt: item.alt ?? item.caption }] : [];
  });
  if (shown.length === 0) return null;
  const cover = "photoId" in wish.cover ? wish.cover : undefined;
  const chosen = shown.find(({ id }) => id === cover?.photoId);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className={labelStyle}>{t`Photo`}</legend>
        <div className="mt-2 grid max-h-72 grid-cols-4 gap-2 overflow-y-auto p-1">
          {shown.map(({ id, picture, alt }, index) => (
            <CoverChoice
              key={id}
              name={name}
              spokenLabel={alt ?? t`Photo ${index + 1}`}
              isChosen={chosen?.id === id}
              onChoose={() => onChoose({ photoId: id, look: cover?.look ?? "band" })}
              shape={1}
            >
              <MediaImage picture={picture} alt="" sizes="6rem" className="size-full object-cover" />
            </CoverChoice>
          ))}
        </div>
      </fieldset>
      {cover && chosen ? <Looks {...group} cover={cover} picture={chosen.picture} /> : null}
    </>
  );
}

interface LooksProps extends GroupProps {
  readonly cover: Extract<BookOptions["cover"], { readonly photoId: string }>;
  readonly picture: Picture;
}

/** How the chosen photo lies on the cover; only a wide and sharp one can go all the way around. */
function Looks({ cover, picture, wish, life, onChoose }: LooksProps) {
  const { t } = useLingui();
  const name = useId();
  const labels: Record<PhotoLook, string> = {
    band: t`Above the title`,
    panel: t`Whole front`,
    framed: t`As a print`,
    wrapped: t`All the way around`,
  };
  const { width, height } = picture;
  const wraps = width !== undefined && height !== undefined && canWrap({ width, height }, wish.trim);
  const look = cover.look === "wrapped" && !wraps ? "panel" : cover.look;
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`Where the photo goes`}</legend>
      <div className={`mt-2 grid max-w-lg gap-3 ${wraps ? "grid-cols-2 min-[26rem]:grid-cols-4" : "grid-cols-3"}`}>
        {photoLooks
          .filter((one) => one !== "wrapped" || wraps)
          .map((one) => (
            <CoverChoice
              key={one}
              name={name}
              label={labels[one]}
              isChosen={one === look}
              onChoose={() => onChoose({ ...cover, look: one })}
              shape={shapeOf(wish.trim)}
            >
              <CoverSketch cover={{ look: one, picture }} wish={wish} life={life} />
            </CoverChoice>
          ))}
      </div>
    </fieldset>
  );
}

interface CoverChoiceProps {
  readonly name: string;
  readonly label?: string;
  /** Where the picture needs no words under it. */
  readonly spokenLabel?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly shape: number;
  readonly children: ReactNode;
}

function CoverChoice({ name, label, spokenLabel, isChosen, onChoose, shape, children }: CoverChoiceProps) {
  return (
    <label className="group relative block min-w-0">
      <input
        type="radio"
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
        name={name}
        aria-label={spokenLabel}
        checked={isChosen}
        onChange={onChoose}
      />
      <span
        className="block overflow-hidden rounded-[4px] shadow-soft group-has-checked:outline-3 group-has-checked:outline-offset-2 group-has-checked:outline-moss group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-4 group-has-focus-visible:outline-clay"
        style={{ aspectRatio: shape }}
      >
        <Suspense fallback={<span className="block size-full bg-rule" />}>{children}</Suspense>
      </span>
      {label === undefined ? null : (
        <span className="mt-2 block text-center text-sm leading-tight wrap-anywhere group-has-checked:font-semibold">
          {label}
        </span>
      )}
    </label>
  );
}
