import { Popover } from "@base-ui/react/popover";
import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { paths } from "@lane/contract/page-paths.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { Check, ChevronDown, MailOpen } from "lucide-react";
import { type ReactNode, useState } from "react";

import { ownTimelineOf, useJoinedTimelines } from "#api/joined-timelines.ts";
import { classNames } from "#lib/class-names.ts";
import { Flower } from "#ui/motifs/flower.tsx";
import { VaultFace } from "#ui/vault-face.tsx";

import { useTimelineId } from "./use-timeline-id.ts";

/** The name of the timeline that is open, and the list of the others. */
export function TimelineMenu() {
  const { t } = useLingui();
  const { data } = useJoinedTimelines();
  const current = useCurrentId();
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const { timelines, invitations } = data;
  const open = timelines.find(({ id, kind }) => id === current && kind !== "personal");
  return (
    <div data-switcher className="me-auto flex min-w-0 shrink-[999]">
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger className="flex min-h-11 max-w-full min-w-0 items-center gap-1 rounded-pill px-2 font-serif text-lg leading-tight font-medium hover:bg-rule/60 md:max-lg:px-1">
          <span className="sr-only">{t`Switch timeline:`} </span>
          {/* On a tablet, the links of a member leave no room for a name. */}
          {open ? (
            <span className="hidden md:max-lg:inline-flex">
              <VaultFace name={open.name} imageUrl={open.picture?.url} className="size-8" />
            </span>
          ) : null}
          <span className="truncate md:max-lg:sr-only" dir="auto">
            {open ? <TimelineName timeline={open} /> : t`My timeline`}
          </span>
          <NewMark count={invitations.length} />
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              "size-5 shrink-0 transition-transform duration-150",
              isOpen && "rotate-180",
              open && "md:max-lg:hidden",
            )}
          />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={4} className="z-40">
            <Popover.Popup
              aria-label={t`Timelines`}
              className="w-max max-w-[min(24rem,calc(100vw-2rem))] min-w-60 rounded-card border border-rule bg-card p-2 shadow-soft outline-none forced-colors:border-2"
            >
              <TimelineList
                timelines={timelines}
                open={open}
                count={invitations.length}
                onFollow={() => setIsOpen(false)}
              />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

/** Says that an invitation waits. */
function NewMark({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="size-2.5 shrink-0 rounded-pill bg-clay">
      <span className="sr-only">
        <Plural value={count} one="# invitation" other="# invitations" />
      </span>
    </span>
  );
}

interface TimelineListProps {
  readonly timelines: readonly JoinedTimeline[];
  readonly open: JoinedTimeline | undefined;
  readonly count: number;
  readonly onFollow: () => void;
}

function TimelineList({ timelines, open, count, onFollow }: TimelineListProps) {
  return (
    <ul className="grid gap-0.5">
      <li>
        <OwnLink isCurrent={!open} onFollow={onFollow} id={ownTimelineOf(timelines)?.id} />
      </li>
      {timelines
        .filter(({ kind }) => kind !== "personal")
        .map((timeline) => (
          <li key={timeline.id}>
            <OtherLink timeline={timeline} isCurrent={timeline === open} onFollow={onFollow} />
          </li>
        ))}
      {count > 0 ? (
        <li>
          <Link to={paths.invitations} onClick={onFollow} className={rowStyle}>
            <MailOpen aria-hidden="true" className="m-1.5 size-6 shrink-0 text-clay" />
            <Plural value={count} one="You have an invitation" other="You have # invitations" />
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

const rowStyle =
  "flex min-h-12 items-center gap-3 rounded-[10px] px-2 py-1 text-ink no-underline hover:bg-rule/50 hover:no-underline " +
  "-outline-offset-2";

interface RowProps {
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
}

function OwnLink({ id, isCurrent, onFollow }: RowProps & { readonly id: string | undefined }) {
  return (
    <Link to={paths.timeline} search={{ timeline: undefined }} onClick={onFollow} activeProps={{}} className={rowStyle}>
      <span className="inline-flex size-9 shrink-0 items-end justify-center">
        <Flower memoryId={id ?? "own-timeline"} className="h-9" />
      </span>
      <RowText name={<Trans>My timeline</Trans>} isCurrent={isCurrent} />
    </Link>
  );
}

function OtherLink({ timeline, isCurrent, onFollow }: RowProps & { readonly timeline: JoinedTimeline }) {
  const { id, kind, name, picture } = timeline;
  const content = (
    <>
      <VaultFace name={name} imageUrl={picture?.url} className="size-9" />
      <RowText
        name={<TimelineName timeline={timeline} />}
        text={kind === "guest" ? <Trans>You're a guest</Trans> : <Trans>Family vault</Trans>}
        isCurrent={isCurrent}
      />
    </>
  );
  return kind === "guest" ? (
    <Link to={paths.guest} params={{ timelineId: id }} onClick={onFollow} className={rowStyle}>
      {content}
    </Link>
  ) : (
    <Link to={paths.timeline} search={{ timeline: id }} onClick={onFollow} activeProps={{}} className={rowStyle}>
      {content}
    </Link>
  );
}

interface RowTextProps {
  readonly name: ReactNode;
  readonly text?: ReactNode;
  readonly isCurrent: boolean;
}

function RowText({ name, text, isCurrent }: RowTextProps) {
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere" dir="auto">
          {name}
        </span>
        {text === undefined ? null : <span className="block text-sm text-ink-soft">{text}</span>}
      </span>
      {isCurrent ? (
        <>
          <Check aria-hidden="true" className="size-5 shrink-0 text-moss" />
          <span className="sr-only">
            <Trans>Currently open</Trans>
          </span>
        </>
      ) : null}
    </>
  );
}

function TimelineName({ timeline: { kind, name } }: { readonly timeline: JoinedTimeline }) {
  return kind === "guest" ? <Trans>For {name}</Trans> : name;
}

/** The timeline that the page is about. */
function useCurrentId(): string | undefined {
  const timelineId = useTimelineId();
  const prefix = paths.guest.replace("$timelineId", "");
  const guestId = useRouterState({
    select: ({ location: { pathname } }) => (pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined),
  });
  return guestId ?? timelineId;
}
