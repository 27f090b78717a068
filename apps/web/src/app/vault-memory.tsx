import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Memory } from "@lane/contract/memories.ts";
import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { VaultPictureAction } from "#features/families/vault-picture-action.tsx";
import { AuthorLine } from "#features/memories/author-line.tsx";
import { MemoryFacts, MemoryHeading } from "#features/memories/memory-heading.tsx";
import { MemoryLoading } from "#features/memories/memory-loading.tsx";
import { useMemoryKeys, usePreloadNeighbours } from "#features/memories/memory-nav.tsx";
import { rightsOn } from "#features/memories/memory-rights.ts";
import { NeighbourCards } from "#features/memories/neighbour-cards.tsx";
import { OpenMemory, type OpenMemoryProps } from "#features/memories/open-memory.tsx";
import { VaultArticle } from "#features/memories/vault-article.tsx";
import { VaultBreadcrumb } from "#features/memories/vault-breadcrumb.tsx";
import { FoldAction } from "#features/tellings/fold-action.tsx";
import { FoldedTelling } from "#features/tellings/folded-telling.tsx";
import { useTellings } from "#features/tellings/tellings.queries.ts";
import { Tellings } from "#features/tellings/tellings.tsx";
import { TakeOutAction } from "#features/vault-memories/take-out-action.tsx";
import { usePageSwipe } from "#lib/use-page-swipe.ts";
import { buttonStyle } from "#ui/button-style.ts";

/** A memory of a timeline that several people share: who wrote it, every telling of it, and what one may do with it. */
export function VaultMemory(props: OpenMemoryProps) {
  const { memory } = props;
  const { data, error } = useJoinedTimelines();
  const vault = data?.timelines.find(({ id }) => id === memory.timelineId);
  useAddressOf(vault);
  if (!data && !error) return <MemoryLoading error={null} isBusy onRetry={() => undefined} gone={null} />;
  if (vault?.kind === "guest") return <OpenMemory {...props} />;
  return <TellingsOfMemory {...props} vault={vault} />;
}

/**
 * A link from elsewhere may not name the vault; with its name, all links of the page stay in it. Only once: a memory that
 * is taken out leaves the vault's address before its page knows.
 */
function useAddressOf(vault: JoinedTimeline | undefined): void {
  const chosen = useChosenTimeline();
  const navigate = useNavigate();
  const isChecked = useRef(false);
  const timeline = vault?.kind === "vault" ? vault.id : undefined;
  const nameVault = useEffectEvent(() => {
    if (isChecked.current) return;
    isChecked.current = true;
    if (timeline !== chosen) void navigate({ to: ".", search: { timeline }, replace: true });
  });
  useEffect(() => {
    if (timeline !== undefined) nameVault();
  }, [timeline]);
}

interface OfVaultProps extends OpenMemoryProps {
  /** Undefined where it is not known, as without a connection. */
  readonly vault: JoinedTimeline | undefined;
}

function TellingsOfMemory(props: OfVaultProps) {
  const { memory, links, onReload } = props;
  const page = useRef<HTMLDivElement>(null);
  const { told, refetch } = useTellings(memory);
  const [shownId, setShownId] = useState(memory._id);
  const neighbours = useNamedNeighbours(memory);
  usePreloadNeighbours(memory);
  useMemoryKeys(memory, links);
  usePageSwipe(page, (by) => {
    const next = told[told.findIndex(({ _id }) => _id === shownId) + by];
    const neighbour = by === 1 ? memory.next : memory.previous;
    if (told.length > 1 && next) setShownId(next._id);
    else if (neighbour) links.goToMemory(neighbour);
  });

  function reload() {
    onReload();
    if (told.length > 1) void refetch();
  }

  const parts = { ...props, onReload: reload, onOpened: () => page.current?.focus({ preventScroll: true }) };
  return (
    <div ref={page} tabIndex={-1} className="touch-pan-y touch-pinch-zoom outline-none">
      {told.length > 1 ? (
        <SeveralTellings {...parts} told={told} shownId={shownId} onShow={setShownId} />
      ) : (
        <OneTelling {...parts} />
      )}
      <NeighbourCards memory={neighbours} links={links} onLost={reload} />
    </div>
  );
}

interface TellingPartsProps extends OfVaultProps {
  /** Called when a folded memory shows its words. */
  readonly onOpened: () => void;
}

function OneTelling(props: TellingPartsProps) {
  const { memory, links, vault } = props;
  const crumbs = <VaultBreadcrumb memory={memory} links={links} vaultLink={<VaultLink name={vault?.name} />} />;
  if (memory.isFolded) {
    return (
      <div className="mx-auto max-w-[38rem]">
        <UntitledHeading />
        {crumbs}
        <div className="mt-4">
          <FoldedTelling memory={memory} onOpened={props.onOpened} />
        </div>
      </div>
    );
  }
  return (
    <Telling
      {...props}
      telling={memory}
      heading={
        <>
          {crumbs}
          <MemoryHeading memory={memory} />
          <AuthorLine author={memory.author} />
        </>
      }
      footer={rightsOn(memory, vault).mayTell ? <TellLink memory={memory} /> : null}
    />
  );
}

interface SeveralTellingsProps extends TellingPartsProps {
  readonly told: readonly Memory[];
  readonly shownId: string;
  readonly onShow: (id: string) => void;
}

function SeveralTellings({ told, shownId, onShow, ...props }: SeveralTellingsProps) {
  const { memory, links, vault } = props;
  const titled = told.find(({ memoryTitle }) => memoryTitle !== "");
  return (
    <>
      <VaultBreadcrumb memory={memory} links={links} vaultLink={<VaultLink name={vault?.name} />} />
      {titled ? (
        <header dir="auto" className="wrap-anywhere">
          <title>{`${titled.memoryTitle} · Down Memory Lane`}</title>
          <h1 className="text-3xl sm:text-4xl">{titled.memoryTitle}</h1>
        </header>
      ) : (
        <UntitledHeading />
      )}
      <Tellings
        tellings={told}
        shownId={shownId}
        onShow={onShow}
        render={(telling, heading) =>
          telling.isFolded ? (
            <FoldedTelling memory={telling} onOpened={props.onOpened} />
          ) : (
            <Telling
              {...props}
              telling={telling}
              isColumn
              heading={
                <>
                  {heading}
                  {telling.memoryTitle === titled?.memoryTitle ? null : (
                    <p className="mt-2 font-serif text-lg font-semibold wrap-anywhere" dir="auto">
                      {telling.memoryTitle}
                    </p>
                  )}
                  <MemoryFacts memory={telling} />
                </>
              }
            />
          )
        }
      />
      {rightsOn(memory, vault).mayTell ? <TellLink memory={memory} /> : null}
    </>
  );
}

interface TellingProps extends TellingPartsProps {
  readonly telling: Memory;
  readonly heading: ReactNode;
  readonly footer?: ReactNode;
  readonly isColumn?: boolean;
}

function Telling({ telling, heading, footer, isColumn = false, ...props }: TellingProps) {
  const { links, vault } = props;
  const navigate = useNavigate();
  const rights = rightsOn(telling, vault);

  function handleTakenOut() {
    if (!telling.author?.isMe) return links.goToMonth(telling);
    const params = { memoryId: telling._id, memoryName: memoryName(telling.memoryTitle) };
    return void navigate({ to: paths.viewMemory, params, search: { timeline: undefined }, replace: true });
  }

  return (
    <VaultArticle
      {...props}
      memory={telling}
      rights={rights}
      heading={heading}
      footer={footer}
      isColumn={isColumn}
      vaultActions={
        rights.mayArrange ? (
          <>
            <FoldAction memory={telling} />
            {vault ? <VaultPictureAction memory={telling} vault={vault} /> : null}
            <TakeOutAction memory={telling} vaultName={vault?.name ?? ""} onTakenOut={handleTakenOut} />
          </>
        ) : null
      }
    />
  );
}

/** The h1 of a page whose title lies folded. */
function UntitledHeading() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Memory`} · Down Memory Lane`}</title>
      <h1 className="sr-only">{t`Memory`}</h1>
    </>
  );
}

function VaultLink({ name }: { readonly name: string | undefined }) {
  const { t } = useLingui();
  return (
    <Link to={paths.timeline} search={{}} className="flex min-h-11 min-w-0 items-center" dir="auto">
      <span className="truncate">{name ?? t`Family Vault`}</span>
    </Link>
  );
}

function TellLink({ memory: { _id: telling } }: { readonly memory: Memory }) {
  return (
    <p className="mt-8" data-screen-only="">
      <Link to={paths.addMemory} search={{ telling }} className={`${buttonStyle("secondary")} max-sm:w-full`}>
        <Plus aria-hidden="true" className="size-5" />
        <Trans>I remember it differently</Trans>
      </Link>
    </p>
  );
}

/** A neighbour that lies folded is named by its author alone. */
function useNamedNeighbours(memory: OpenMemoryProps["memory"]): OpenMemoryProps["memory"] {
  const { t } = useLingui();
  const named = (neighbour: typeof memory.next) => {
    if (!neighbour?.isFolded) return neighbour;
    const author = neighbour.author?.name;
    return { ...neighbour, title: author === undefined ? t`A heavy memory` : t`A heavy memory by ${author}` };
  };
  return { ...memory, previous: named(memory.previous), next: named(memory.next) };
}
