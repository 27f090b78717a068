import { hashOf } from "@lane/domain/pick-by-hash.ts";
import { UserRound } from "lucide-react";

import { classNames } from "#lib/class-names.ts";

/** The first four are those of people who have no colour of their own in a vault. */
const colours = [
  "bg-bloom",
  "bg-moss",
  "bg-slate",
  "bg-clay",
  "bg-person-plum",
  "bg-person-sea",
  "bg-person-night",
  "bg-person-olive",
] as const;
const namedColours = 4;

interface PersonInitialProps {
  /** Null for a person who is not named. */
  readonly name: string | null;
  /** The number of the colour that a member has in a vault; otherwise it follows from the name. */
  readonly colour?: number;
  readonly className?: string;
}

/** The initial of a person in their own colour. It has no text for screen readers: the name stands beside it. */
export function PersonInitial({ name, colour, className = "size-10 text-lg" }: PersonInitialProps) {
  const [initial] = new Intl.Segmenter().segment((name ?? "").trim());
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-pill font-serif leading-none font-semibold text-on-moss uppercase forced-colors:border",
        colourOf(name, colour),
        className,
      )}
    >
      {initial === undefined ? <UserRound className="size-1/2" /> : initial.segment}
    </span>
  );
}

function colourOf(name: string | null, colour: number | undefined): string | undefined {
  if (colour !== undefined) return colours[colour % colours.length];
  return name === null ? "bg-slate" : colours[hashOf(name) % namedColours];
}
