import type { Memory } from "@lane/contract/memories.ts";
import { Trans } from "@lingui/react/macro";

import { PersonInitial } from "#ui/person-initial.tsx";

/** Who wrote a memory of a vault, by face and name. */
export function AuthorLine({ author }: Pick<Memory, "author">) {
  if (!author) return null;
  const { name, colour } = author;
  return (
    <p className="mt-3 flex items-center gap-2.5 text-ink-soft" dir="auto">
      <PersonInitial name={name} {...(colour === null ? {} : { colour })} className="size-8 text-sm" />
      <span>
        <Trans>Written by {name}</Trans>
      </span>
    </p>
  );
}
