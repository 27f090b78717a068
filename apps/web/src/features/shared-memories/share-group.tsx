import type { GivenShare } from "@lane/contract/shared-memories.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Play } from "lucide-react";
import { useId } from "react";

import { errorText } from "#api/errors.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";
import { PictureWall } from "#ui/picture-wall.tsx";
import { toast } from "#ui/toast-queue.ts";

import type { ShareLinks } from "./share-links.ts";
import { Greeting, NewMark, ShareDates, SharerName } from "./share-words.tsx";
import { useHideShare } from "./shared-memories.queries.ts";
import { SharedPrint } from "./shared-print.tsx";

/** A share with more memories shows so many on the page of all shares. */
const mostOnWall = 12;
const firstPictures = 4;

interface ShareGroupProps {
  readonly share: GivenShare;
  readonly now: number;
  /** In sight when the page opens, so that its pictures are loaded first. */
  readonly isFirst: boolean;
  readonly links: ShareLinks;
  /** Called when an address has expired; resolves when newer ones are there. */
  readonly onLost: () => Promise<unknown>;
}

/** One share: who it is from, their greeting, and its memories as a wall. */
export function ShareGroup({ share, now, isFirst, links, onLost }: ShareGroupProps) {
  const headingId = useId();
  const { id, greeting, isUnread, memories } = share;
  const { ShareLink } = links;
  const count = memories.length;
  return (
    <article aria-labelledby={headingId} className="not-first:border-t not-first:border-rule not-first:pt-8">
      <header className="flex items-start gap-3">
        <PersonInitial name={share.from} className="mt-0.5 size-12 text-xl" />
        <div className="min-w-0 grow">
          <h2 id={headingId} className="flex flex-wrap items-center gap-x-3 text-2xl">
            <SharerName share={share} />
            {isUnread ? <NewMark /> : null}
          </h2>
          <ShareDates share={share} now={now} />
        </div>
      </header>
      <Greeting text={greeting} />
      <PictureWall className="mt-4" aria-labelledby={headingId}>
        {memories.slice(0, mostOnWall).map((memory, index) => (
          <SharedPrint
            key={memory.id}
            shareId={id}
            memory={memory}
            isFirst={isFirst && index < firstPictures}
            ShareLink={ShareLink}
            onLost={onLost}
          />
        ))}
      </PictureWall>
      {count > mostOnWall ? (
        <ShareLink shareId={id} className="mt-3 inline-flex min-h-11 items-center font-semibold">
          <Plural value={count} one="See # memory" other="See all # memories" />
        </ShareLink>
      ) : null}
      <ShareActions share={share} links={links} />
    </article>
  );
}

function ShareActions({ share, links: { ShareWalkLink } }: Pick<ShareGroupProps, "share" | "links">) {
  const { t } = useLingui();
  const hide = useHideShare();
  const { id, from } = share;

  function handleHide() {
    hide.mutate(
      { shareId: id, isHidden: true },
      {
        onSuccess: () => toast("success", t`Hidden. You'll find it at the end of this page.`),
        onError: (error) => toast("error", errorText(error)),
      },
    );
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 print:hidden">
      <ShareWalkLink shareId={id} className={buttonStyle("secondary")}>
        <Play aria-hidden="true" className="size-4" />
        <Trans>Walk through</Trans>
        <span className="sr-only">{from}</span>
      </ShareWalkLink>
      <Button variant="quiet" className="px-3!" busy={hide.isPending} onClick={handleHide}>
        <Trans>Hide</Trans>
        <span className="sr-only">{from}</span>
      </Button>
    </div>
  );
}
