import type { Memory } from "@lane/contract/memories.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { Trans } from "@lingui/react/macro";

import { TellingHeading } from "./telling-heading.tsx";

const longestQuote = 140;

interface OtherTellingsProps {
  readonly tellings: readonly Memory[];
  readonly shownId: string;
  readonly nameOf: (teller: Memory["author"]) => string;
  readonly onShow: (id: string) => void;
}

/** The first words of those who tell the same event, below the telling that is read. */
export function OtherTellings({ tellings, shownId, nameOf, onShow }: OtherTellingsProps) {
  return (
    <ul className="mt-8 grid gap-4" data-screen-only="">
      {tellings.map((telling, at) =>
        telling._id === shownId ? null : (
          <li
            key={telling._id}
            className="relative rounded-[4px] border border-s-4 border-rule border-s-moss bg-card p-4 shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-clay"
          >
            <TellingHeading telling={telling} name={nameOf(telling.author)} isFirst={at === 0} />
            <Quote telling={telling} />
            <button
              type="button"
              onClick={() => onShow(telling._id)}
              className="mt-1 min-h-11 font-semibold text-moss outline-none after:absolute after:inset-0"
            >
              <ReadOn name={nameOf(telling.author)} isOwn={telling.author?.isMe === true} />
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

function ReadOn({ name, isOwn }: { readonly name: string; readonly isOwn: boolean }) {
  return isOwn ? <Trans>Read what you remember</Trans> : <Trans>Read what {name} remembers</Trans>;
}

function Quote({ telling }: { readonly telling: Memory }) {
  if (telling.isFolded) {
    return (
      <p className="mt-1 font-serif text-ink-soft italic">
        <Trans>Folded. Open it when you're ready.</Trans>
      </p>
    );
  }
  const words = plainText(parseRichText(telling.memoryDescription)).trim().replaceAll(/\s+/gu, " ");
  if (words === "") return null;
  const quote = words.length > longestQuote ? `${words.slice(0, longestQuote).trimEnd()}…` : words;
  return (
    <p className="mt-1 font-serif italic wrap-anywhere" dir="auto">
      <Trans>“{quote}”</Trans>
    </p>
  );
}
