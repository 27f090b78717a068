import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Member } from "@lane/contract/memberships.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";

import { shortDayText } from "#lib/day-text.ts";
import { Faces } from "#ui/faces.tsx";
import { VaultFace } from "#ui/vault-face.tsx";

import { useMembers } from "./families.queries.ts";
import { useRoleWords } from "./role-words.ts";

interface VaultRowProps {
  readonly vault: JoinedTimeline;
  readonly nowMs: number;
  readonly onOpen: () => void;
}

/** A vault in a list: its name, who is in it, and what one may do there. */
export function VaultRow({ vault, nowMs, onOpen }: VaultRowProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  const { data } = useMembers(vault.id);
  const { name, picture, role, memberCount, deletesAt } = vault;
  const day = deletesAt === null ? undefined : shortDayText(deletesAt, nowMs);
  const nameList = useNameList();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-4 py-3 text-start transition-colors duration-150 hover:bg-rule/30"
    >
      {picture ? <VaultFace name={name} imageUrl={picture.url} className="size-11" /> : null}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow basis-44">
          <span className="block font-semibold wrap-anywhere" dir="auto">
            {name}
          </span>
          <span className="block text-sm wrap-anywhere text-ink-soft">
            {data ? nameList(data.members) : t`${plural(memberCount, { one: "# member", other: "# members" })}`}
          </span>
          <span className="block text-sm text-ink-soft">
            {day === undefined ? words[role].name : t`Will be deleted on ${day}`}
          </span>
        </span>
        {data ? <Faces people={data.members} /> : null}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
    </button>
  );
}

const mostNames = 3;

function useNameList(): (members: readonly Member[]) => string {
  const { t, i18n } = useLingui();
  return (members) => {
    const names = members.toSorted((one, other) => Number(other.isMe) - Number(one.isMe));
    const shown = names.slice(0, mostNames).map(({ name, isMe }) => (isMe ? t`you` : name));
    const more = members.length - shown.length;
    const rest = more > 0 ? [t`${plural(more, { one: "# more", other: "# more" })}`] : [];
    const text = new Intl.ListFormat(i18n.locale).format([...shown, ...rest]);
    return text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);
  };
}
