import type { ExportJob } from "@lane/contract/exports.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { errorText, readErrorText } from "#api/errors.ts";
import { isUnderWay, useCancelExport, useExports, useRemoveExport } from "#api/exports.ts";
import { displayLocale } from "#lib/i18n.ts";
import { sizeText } from "#lib/size-text.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ExportProgress, ExportRemark } from "#ui/export-progress.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useSavedDraft } from "./book-draft.queries.ts";
import { BookCard, BookExporter } from "./book-exporter.tsx";
import { useBookChoices } from "./books.queries.ts";
import type { MemoryLink } from "./memory-link.ts";

const VaultBookHeading = lazy(async () => ({
  default: (await import("./vault-book-heading.tsx")).VaultBookHeading,
}));

/** What belongs to the printed orders, passed in because they are another feature. */
interface BookPrinting {
  /** Leads to printed copies of a finished book. */
  readonly copies: (exportId: string) => ReactNode;
  readonly orders: ReactNode;
}

interface BookScreenProps extends Pick<ChoicesProps, "writeLink" | "memoryLink"> {
  readonly printing: BookPrinting;
}

/** Form for the content of a book, its preview, and the exported books. */
export function BookScreen({ writeLink, memoryLink, printing }: BookScreenProps) {
  const { t } = useLingui();
  const timelineId = useChosenTimeline();
  const [begunId, setBegunId] = useState<string>();
  return (
    <>
      {timelineId === undefined ? (
        <PageHeading title={t`Your book`}>
          <p>
            <Trans>
              Choose what to include and leaf through all of its pages. Then make your book: to read, to print, or for
              an e-reader.
            </Trans>
          </p>
        </PageHeading>
      ) : (
        <Suspense fallback={<Skeleton className="mb-8 h-24" />}>
          <VaultBookHeading timelineId={timelineId} />
        </Suspense>
      )}
      <FinishedBooks begunId={begunId} printing={printing} />
      <Choices
        key={timelineId}
        timelineId={timelineId}
        writeLink={writeLink}
        memoryLink={memoryLink}
        onBegun={setBegunId}
      />
    </>
  );
}

interface ChoicesProps {
  readonly timelineId: string | undefined;
  readonly writeLink: ReactNode;
  readonly memoryLink: MemoryLink;
  readonly onBegun: (id: string) => void;
}

function Choices({ timelineId, writeLink, memoryLink, onBegun }: ChoicesProps) {
  const { t } = useLingui();
  const choices = useBookChoices(timelineId);
  const { data } = choices;
  const saved = useSavedDraft(timelineId);
  const failed = [choices, saved].find(({ error }) => error !== null);
  if (data && data.years.length === 0) {
    return (
      <EmptyState
        motif={<Flower memoryId="book" className="size-16" />}
        title={t`A book begins with one memory`}
        actions={writeLink}
      >
        <p>
          <Trans>Write down something you'd like to hold in your hands one day, then come back.</Trans>
        </p>
      </EmptyState>
    );
  }
  if (data && saved.data) {
    return (
      <BookExporter
        choices={data}
        saved={saved.data}
        timelineId={timelineId}
        onBegun={onBegun}
        memoryLink={memoryLink}
      />
    );
  }
  if (failed?.error) {
    return (
      <>
        <p className="text-ink-soft">{readErrorText(failed.error)}</p>
        <Button variant="secondary" className="mt-3" busy={failed.isFetching} onClick={() => void failed.refetch()}>
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

interface FinishedBooksProps {
  /** The export that was just started; the list scrolls into view for it. */
  readonly begunId: string | undefined;
  readonly printing: BookPrinting;
}

/** Books that are being exported or are ready; renders nothing when there is none. */
function FinishedBooks({ begunId, printing }: FinishedBooksProps) {
  const { t } = useLingui();
  const whole = useRef<HTMLDivElement>(null);
  const { data = [] } = useExports("book");
  const shown = data.filter(({ status }) => status !== "cancelled");

  useEffect(() => {
    if (begunId !== undefined) whole.current?.scrollIntoView({ block: "start" });
  }, [begunId]);

  if (shown.length === 0) return printing.orders;
  return (
    <div ref={whole} className="mb-8 scroll-mt-24">
      <BookCard title={t`Your books`}>
        <ul className="grid gap-6">
          {shown.map((exportJob) => (
            <Book key={exportJob.id} exportJob={exportJob} printCopies={printing.copies} />
          ))}
        </ul>
        {printing.orders}
      </BookCard>
    </div>
  );
}

interface BookProps {
  readonly exportJob: ExportJob;
  readonly printCopies: BookPrinting["copies"];
}

function Book({ exportJob, printCopies }: BookProps) {
  const { t } = useLingui();
  const { stepText } = useBookTexts();
  const cancel = useCancelExport("book");
  const remove = useRemoveExport("book");
  const until = exportJob.expiresAt === null ? undefined : dayText(exportJob.expiresAt);
  const isReady = exportJob.status === "ready";
  return (
    <li className="grid gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 className="text-lg break-words">
            <bdi>{exportJob.title}</bdi>
          </h3>
          {isReady && until !== undefined ? (
            <p className="text-sm text-ink-soft">
              <Trans>Available until {until}</Trans>
            </p>
          ) : null}
        </div>
        {isUnderWay(exportJob) ? null : (
          <IconButton
            label={t`Remove ${exportJob.title}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(exportJob.id, { onError: (error) => toast("error", errorText(error)) })}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {isReady ? (
        <>
          <ExportRemark remark={exportJob.problem} />
          <Downloads exportJob={exportJob} />
          {printCopies(exportJob.id)}
        </>
      ) : (
        <ExportProgress
          exportJob={exportJob}
          stepText={stepText}
          isCancelling={cancel.isPending}
          onCancel={() => cancel.mutate(exportJob.id)}
        />
      )}
    </li>
  );
}

function Downloads({ exportJob }: { readonly exportJob: ExportJob }) {
  const { outputText } = useBookTexts();
  return (
    <ul className="flex flex-wrap gap-2">
      {exportJob.outputs.map(({ name, href, saveAs, bytes }) => (
        <li key={name}>
          <a href={href} download={saveAs} className={buttonStyle("secondary")}>
            {outputText(name)} <span className="text-sm font-normal text-ink-soft">{sizeText(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function dayText(instant: string): string {
  return new Date(instant).toLocaleDateString(displayLocale(), { dateStyle: "long" });
}

/** Names of the steps of a book export, and of its files. */
function useBookTexts() {
  const { t } = useLingui();
  const steps = new Map([
    ["gathering", t`Gathering your memories...`],
    ["photos", t`Preparing your photos for paper...`],
    ["reading", t`Checking the pages...`],
    ["layout", t`Laying out the pages...`],
    ["print", t`Getting it ready for the printer...`],
    ["cover", t`Drawing the cover...`],
    ["epub", t`Binding the e-book...`],
  ]);
  const outputs = new Map([
    ["reading.pdf", t`To read (PDF)`],
    ["print.pdf", t`To print (PDF)`],
    ["cover.pdf", t`Cover to print (PDF)`],
    ["book.epub", t`E-book (EPUB)`],
  ]);
  return {
    stepText: (step: string): string | undefined => steps.get(step),
    outputText: (name: string): string => outputs.get(name) ?? name,
  };
}
