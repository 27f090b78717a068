import { pickByHash } from "@lane/domain/pick-by-hash.ts";
import { UserRound } from "lucide-react";

import { classNames } from "#lib/class-names.ts";

const colours = ["bg-bloom", "bg-moss", "bg-slate", "bg-clay"] as const;

interface PersonInitialProps {
  /** Null for a person who is not named. */
  readonly name: string | null;
  readonly className?: string;
}

/** The initial of a person in their own colour. It has no text for screen readers: the name stands beside it. */
export function PersonInitial({ name, className = "size-10 text-lg" }: PersonInitialProps) {
  const [initial] = new Intl.Segmenter().segment((name ?? "").trim());
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-pill font-serif leading-none font-semibold text-on-moss uppercase forced-colors:border",
        name === null ? "bg-slate" : pickByHash(name, colours),
        className,
      )}
    >
      {initial === undefined ? <UserRound className="size-1/2" /> : initial.segment}
    </span>
  );
}
