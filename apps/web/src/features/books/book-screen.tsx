import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { BookExporter } from "./book-exporter.tsx";
import type { MemoryLink } from "./book-preview.tsx";
import { useBookChoices } from "./books.queries.ts";
import { FinishedBooks } from "./finished-books.tsx";

/** Chooses what goes into a book, turns its first pages, and has it made. */
export function BookScreen({ writeLink, memoryLink }: Pick<ChoicesProps, "writeLink" | "memoryLink">) {
  const { t } = useLingui();
  const [begunId, setBegunId] = useState<string>();
  return (
    <>
      <PageHeading title={t`Your book`}>
        <p>
          <Trans>
            Choose what goes into it and turn its first pages. Then have it made: to read, to print, or for an e-reader.
          </Trans>
        </p>
      </PageHeading>
      <FinishedBooks begunId={begunId} />
      <Choices writeLink={writeLink} memoryLink={memoryLink} onBegun={setBegunId} />
    </>
  );
}

interface ChoicesProps {
  readonly writeLink: ReactNode;
  readonly memoryLink: MemoryLink;
  readonly onBegun: (id: string) => void;
}

function Choices({ writeLink, memoryLink, onBegun }: ChoicesProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useBookChoices();
  if (data && data.years.length === 0) {
    return (
      <EmptyState
        motif={<Flower memoryId="book" className="size-16" />}
        title={t`A book begins with one memory`}
        actions={writeLink}
      >
        <p>
          <Trans>Write down something you would like to hold in your hands one day, and come back.</Trans>
        </p>
      </EmptyState>
    );
  }
  if (data) return <BookExporter choices={data} onBegun={onBegun} memoryLink={memoryLink} />;
  if (error) {
    return (
      <>
        <p className="text-ink-soft">{readErrorText(error)}</p>
        <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
          {t`Try Again`}
        </Button>
      </>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}
