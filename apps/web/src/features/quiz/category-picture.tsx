import type { Category } from "@lane/domain/categories.ts";
import { type ComponentProps, lazy, Suspense } from "react";

import type { ObjectIllustration } from "#ui/illustrations/object-illustration.tsx";

import { isBeforeTelevision, isBeforeVideoGames } from "./era.ts";

/** The drawings are larger than the rest of the favourites, which can be read and pressed without them. */
const Illustration = lazy(async () => {
  const loaded = await import("#ui/illustrations/object-illustration.tsx").catch(() => undefined);
  return { default: loaded?.ObjectIllustration ?? Blank };
});

interface CategoryPictureProps {
  readonly name: Category;
  readonly year: number;
  readonly className?: string;
}

/** The drawing of a category, in the style of the year. */
export function CategoryPicture({ name, year, className }: CategoryPictureProps) {
  return (
    <Suspense fallback={<Blank className={className} />}>
      <Illustration name={illustrationOf(name, year)} className={className} />
    </Suspense>
  );
}

function Blank({ className }: Pick<ComponentProps<typeof ObjectIllustration>, "className">) {
  return <svg viewBox="0 0 80 72" aria-hidden="true" className={className} />;
}

function illustrationOf(name: Category, year: number): ComponentProps<typeof ObjectIllustration>["name"] {
  if (name === "show" && isBeforeTelevision(year)) return "wireless";
  return name === "game" && isBeforeVideoGames(year) ? "dice" : name;
}
