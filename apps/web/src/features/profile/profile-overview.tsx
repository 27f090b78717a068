import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useId } from "react";

import { classNames } from "#lib/class-names.ts";

import type { ProfileLinks } from "./profile-links.ts";
import { firstSection, type ProfileSection } from "./profile-sections.ts";
import type { ProfileGroup, ProfileRow } from "./use-profile-groups.tsx";

interface OverviewProps {
  readonly groups: readonly ProfileGroup[];
  readonly section: ProfileSection | undefined;
  readonly SectionLink: ProfileLinks["SectionLink"];
}

/** Everything of the profile, one tap away. On a wide screen it stays beside what is open. */
export function ProfileOverview({ groups, ...rest }: OverviewProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Profile`} className="gap-6 pb-6 sm:max-lg:columns-2">
      {groups.map((group) => (
        <Group key={group.name} group={group} {...rest} />
      ))}
    </nav>
  );
}

interface GroupProps extends Omit<OverviewProps, "groups"> {
  readonly group: ProfileGroup;
}

function Group({ group: { name, rows }, ...rest }: GroupProps) {
  const headingId = useId();
  return (
    <div className="mb-6 break-inside-avoid last:mb-0 lg:mb-5">
      <h2 id={headingId} className="mb-2 text-lg">
        {name}
      </h2>
      <ul
        aria-labelledby={headingId}
        className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card shadow-soft"
      >
        {rows.map((row) => (
          <li key={row.name}>
            <Row row={row} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const rowStyle =
  "flex min-h-16 items-center gap-4 px-4 py-2.5 lg:py-1.5 text-ink no-underline -outline-offset-3 " +
  "transition-colors duration-150 hover:bg-rule/40 hover:no-underline";
const openStyle = "lg:bg-rule/50 lg:shadow-[inset_4px_0_0_var(--color-clay)]";

interface RowProps extends Omit<GroupProps, "group"> {
  readonly row: ProfileRow;
}

function Row({ row: { name, text, Icon, opens }, section = firstSection, SectionLink }: RowProps) {
  const content = (
    <>
      <Icon aria-hidden="true" className="size-6 shrink-0 text-straw-dark" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{name}</span> <span className="block text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
    </>
  );
  if (typeof opens !== "string") {
    const PageLink = opens;
    return <PageLink className={rowStyle}>{content}</PageLink>;
  }
  return (
    <SectionLink section={opens} id={rowId(opens)} className={classNames(rowStyle, opens === section && openStyle)}>
      {content}
    </SectionLink>
  );
}

export function rowId(section: ProfileSection): string {
  return `profile-${section}`;
}
