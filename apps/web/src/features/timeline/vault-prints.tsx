import type { Memory } from "@lane/contract/memories.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { useOpenFolded } from "#api/open-folded.ts";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";
import { type Face, Faces } from "#ui/faces.tsx";
import { FoldedMemory } from "#ui/folded-memory.tsx";
import { PictureWallItem } from "#ui/picture-wall.tsx";
import { paperRatio, printFrame } from "#ui/print.tsx";
import { toast } from "#ui/toast-queue.ts";

import type { TitledMemory } from "./timeline-props.ts";

interface PrintPeopleProps {
  readonly memory: TitledMemory;
  readonly hasPicture: boolean;
  /** On the print of a month, of which it is one memory among others. */
  readonly isOfMonth?: boolean;
}

/** Who has told a memory. On a picture their faces are enough for the eye; without one, the names are written out. */
export function PrintPeople({ memory, hasPicture, isOfMonth = false }: PrintPeopleProps) {
  const { i18n } = useLingui();
  const people = tellersOf(memory);
  if (people.length === 0) return null;
  const names = asWritten(new Intl.ListFormat(i18n.locale).format(people.map(({ name }) => name)));
  const count = memory.tellings?.length ?? 1;
  return (
    <div className="text-sm text-ink-soft">
      {hasPicture ? (
        <>
          <span className="pointer-events-none absolute -top-2 -end-1 z-10">
            <Faces people={people} className="size-8 text-sm" />
          </span>
          <span className="sr-only">
            <Trans>by {names}</Trans>
          </span>
        </>
      ) : (
        <span className="flex flex-wrap items-center gap-x-2 py-1">
          <Faces people={people} className="size-7 text-xs" />
          <span className={people.length > 1 ? "basis-full" : "min-w-0 flex-1 wrap-anywhere"} dir="auto">
            {names}
          </span>
        </span>
      )}
      {count > 1 && !isOfMonth ? (
        <p>
          <Plural value={count} one="# telling" other="# tellings" />
        </p>
      ) : null}
    </div>
  );
}

/** Everybody who has told the event, each once; nobody where it is not known any more. */
function tellersOf({ author, tellings }: TitledMemory): readonly Face[] {
  const authors = tellings && tellings.length > 1 ? tellings.map((telling) => telling.author) : [author];
  return authors.flatMap((one) => one ?? []);
}

/** In the place of a heavy memory that somebody else wrote, until it is opened: nothing but who wrote it. */
export function FoldedCard({ memory: { _id, author } }: { readonly memory: Memory }) {
  const { t } = useLingui();
  const open = useOpenFolded(_id);
  return (
    <PictureWallItem ratio={paperRatio} frame={printFrame} className="min-w-64">
      <article data-memory={_id} className="h-full border border-rule bg-card px-4 py-3 shadow-soft">
        <FoldedMemory memoryId={_id} author={author?.name ?? null}>
          <Button
            variant="secondary"
            className="mt-2"
            busy={open.isPending}
            onClick={() => open.mutate(undefined, { onError: (error) => toast("error", errorText(error)) })}
          >
            {t`Open`}
            {author ? (
              <span className="sr-only">
                <OfAuthor name={author.name} />
              </span>
            ) : null}
          </Button>
        </FoldedMemory>
      </article>
    </PictureWallItem>
  );
}

function OfAuthor({ name: written }: { readonly name: string }) {
  const name = asWritten(written);
  return <Trans>the memory by {name}</Trans>;
}
