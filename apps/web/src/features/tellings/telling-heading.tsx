import type { Memory } from "@lane/contract/memories.ts";
import { Trans } from "@lingui/react/macro";

import { PersonInitial } from "#ui/person-initial.tsx";

interface TellingHeadingProps {
  readonly telling: Pick<Memory, "author">;
  /** As the teller is called among the others. */
  readonly name: string;
  /** Whether it was told first. */
  readonly isFirst: boolean;
}

/** Whose telling it is; those after the first remember it differently. */
export function TellingHeading({ telling: { author }, name, isFirst }: TellingHeadingProps) {
  return (
    <h2 className="flex items-center gap-2.5 text-xl leading-snug wrap-anywhere" dir="auto">
      <PersonInitial name={author?.name ?? null} {...colourOf(author)} className="size-8 text-sm" />
      <span>
        {isFirst ? (
          <Trans>{name} remembers</Trans>
        ) : author?.isMe ? (
          <Trans>You remember it differently</Trans>
        ) : (
          <Trans>{name} remembers it differently</Trans>
        )}
      </span>
    </h2>
  );
}

export function colourOf(author: Memory["author"]) {
  return typeof author?.colour === "number" ? { colour: author.colour } : {};
}
