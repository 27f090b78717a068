import type { Category } from "@lane/domain/categories.ts";
import type { ComponentProps } from "react";

import { ObjectIllustration } from "#ui/illustrations/object-illustration.tsx";

import { isBeforeTelevision, isBeforeVideoGames } from "./era.ts";

interface CategoryPictureProps {
  readonly name: Category;
  readonly year: number;
  readonly className?: string;
}

/** The drawing of a category, in the style of the year. */
export function CategoryPicture({ name, year, className }: CategoryPictureProps) {
  return <ObjectIllustration name={illustrationOf(name, year)} className={className} />;
}

function illustrationOf(name: Category, year: number): ComponentProps<typeof ObjectIllustration>["name"] {
  if (name === "show" && isBeforeTelevision(year)) return "wireless";
  return name === "game" && isBeforeVideoGames(year) ? "dice" : name;
}
