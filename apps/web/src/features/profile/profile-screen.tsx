import { useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";

import { readErrorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

import type { Downloads } from "./download-cards.tsx";
import type { Family } from "./family-cards.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { ProfileBanner } from "./profile-banner.tsx";
import type { ProfileLinks } from "./profile-links.ts";
import { ProfileOverview, rowId } from "./profile-overview.tsx";
import { firstSection, type ProfileSection, profileSectionOf } from "./profile-sections.ts";
import { type Profile, useProfile } from "./profile.queries.ts";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { forgetPendingAddress } from "./use-address-change.ts";
import { type ProfileGroup, useProfileGroups } from "./use-profile-groups.tsx";

// A phone shows the overview first.
const SectionCards = lazy(async () => ({ default: (await import("./section-cards.tsx")).SectionCards }));

interface ProfileScreenProps {
  /** The section that the address names; it may name none, or one that does not exist. */
  readonly sectionName: string | undefined;
  readonly hasPlans: boolean;
  readonly links: ProfileLinks;
  readonly downloads: Downloads;
  readonly family: Family;
  /** The plan of this member. */
  readonly plan: ReactNode;
  /** Whether recordings of this member are written down. */
  readonly recordings: ReactNode;
  readonly onLogOut: () => void;
  /** The server has already ended this session; the browser only has to drop its tokens. */
  readonly onSessionEnded: () => void;
}

/**
 * The overview, and beside it the open section. A narrow screen shows one of them. It hides the other by style: a
 * mailed link to the overview is handled by the first section, and turning a tablet keeps what is being edited.
 */
export function ProfileScreen({ sectionName, hasPlans, onLogOut, onSessionEnded, ...parts }: ProfileScreenProps) {
  const { t } = useLingui();
  const { data: profile, error, isFetching, refetch } = useProfile();
  const section = profileSectionOf(sectionName, hasPlans);
  const groups = useProfileGroups(parts.links, hasPlans);
  const firstName = profile?.firstName;
  const title = firstName === undefined ? t`Profile` : t`${firstName}'s profile`;
  const failure =
    !profile && error ? (
      <ProfileFailure text={readErrorText(error)} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : null;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <title>{`${nameOf(section, groups) ?? title} · Down Memory Lane`}</title>
      <div className={classNames("min-w-0", section && "max-lg:hidden")}>
        <ProfileBanner title={title} profile={profile} />
        <ProfileOverview groups={groups} section={section} SectionLink={parts.links.SectionLink} />
        <LogOutButton onLogOut={leaving(onLogOut)} />
      </div>
      <OpenSection
        {...parts}
        section={section}
        title={title}
        profile={profile}
        failure={failure}
        onSessionEnded={leaving(onSessionEnded)}
      />
    </div>
  );
}

interface OpenSectionProps extends Pick<
  ProfileScreenProps,
  "links" | "downloads" | "family" | "plan" | "recordings" | "onSessionEnded"
> {
  readonly section: ProfileSection | undefined;
  readonly title: string;
  readonly profile: Profile | undefined;
  /** Shown instead of the cards. */
  readonly failure: ReactNode;
}

function OpenSection({ section, title, profile, failure, links, ...cards }: OpenSectionProps) {
  const { opened, focusLateHeading } = useSectionFocus(section);
  const shown = section ?? firstSection;
  const skeleton = <SectionSkeleton section={shown} />;
  const { SectionLink } = links;
  return (
    <div ref={opened} tabIndex={-1} className={classNames("min-w-0 outline-none", placeOf(section, failure !== null))}>
      {section ? (
        <h1 className="text-lg lg:hidden">
          <SectionLink section={undefined} className="-ms-1 inline-flex min-h-11 max-w-full items-center gap-1">
            <ChevronLeft aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            <span className="truncate">{title}</span>
          </SectionLink>
        </h1>
      ) : null}
      <div className="mt-2 grid gap-6 lg:mt-0">
        {profile ? (
          <Suspense fallback={skeleton}>
            <SectionCards section={shown} profile={profile} {...cards} />
            <OnceShown key={shown} then={focusLateHeading} />
          </Suspense>
        ) : (
          (failure ?? skeleton)
        )}
      </div>
    </div>
  );
}

/** On a narrow screen a section takes the place of the overview, and what failed stands above it. */
function placeOf(section: ProfileSection | undefined, hasFailed: boolean): string {
  if (section) return "md:max-lg:-mt-6";
  return hasFailed ? "max-lg:order-first" : "max-lg:hidden";
}

function nameOf(section: ProfileSection | undefined, groups: readonly ProfileGroup[]): string | undefined {
  return groups.flatMap(({ rows }) => rows).find(({ opens }) => opens === section)?.name;
}

/** Opening a section moves the focus to its heading, going back returns it to the section's row. */
function useSectionFocus(section: ProfileSection | undefined) {
  const opened = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    const before = shown.current;
    shown.current = section;
    if (before === section) return;
    const heading = headingIn(opened.current) ?? opened.current;
    const row = before && document.getElementById(rowId(before));
    // The router scrolls: to the top of what is opened, or back to where the row was.
    (section ? heading : row)?.focus({ preventScroll: true });
  }, [section]);
  /** The cards came after the section was opened, and whoever opened it still waits where they will be. */
  function focusLateHeading() {
    if (document.activeElement === opened.current) headingIn(opened.current)?.focus({ preventScroll: true });
  }
  return { opened, focusLateHeading };
}

function headingIn(opened: HTMLElement | null) {
  return opened?.querySelector("h2");
}

/** Inside a `Suspense`, this is called when everything beside it is on the page. */
function OnceShown({ then }: { readonly then: () => void }): null {
  const call = useEffectEvent(then);
  useEffect(() => call(), []);
  return null;
}

/** Removes the pending new address, so that the next user of this browser does not find it. */
function leaving(leave: () => void): () => void {
  return () => {
    forgetPendingAddress();
    leave();
  };
}

interface ProfileFailureProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function ProfileFailure({ text, isBusy, onRetry }: ProfileFailureProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-rule bg-card shadow-soft">
      <EmptyState
        motif={<Stone memoryId="profile-failure" className="h-16" />}
        title={t`Failed to get profile`}
        actions={<Button busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button>}
      >
        {text}
      </EmptyState>
    </div>
  );
}
