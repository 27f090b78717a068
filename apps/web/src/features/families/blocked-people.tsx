import type { BlockedPerson } from "@lane/contract/blocked-people.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";

import { errorText } from "#api/errors.ts";
import { dayText } from "#lib/day-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useBlockedPeople, useUnblock } from "./families.queries.ts";
import { WordButton } from "./word-button.tsx";

/** Nothing at all for the many who have blocked nobody. */
export function BlockedPeople() {
  const headingId = useId();
  const { data: people = [] } = useBlockedPeople();
  const heading = useRef<HTMLHeadingElement>(null);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-6 grid gap-3">
      <h3 ref={heading} id={headingId} tabIndex={-1} className="text-xl outline-none">
        <Trans>People you've blocked</Trans>
      </h3>
      <p className="text-ink-soft">
        <Trans>They can't send you invitations, shared memories or questions.</Trans>
      </p>
      <ul aria-labelledby={headingId} className="divide-y divide-rule border-y border-rule">
        {people.map((person) => (
          <BlockedRow key={person.id} person={person} onUnblocked={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

interface BlockedRowProps {
  readonly person: BlockedPerson;
  readonly onUnblocked: () => void;
}

function BlockedRow({ person: { id, name, blockedAt }, onUnblocked }: BlockedRowProps) {
  const { t } = useLingui();
  const day = dayText(blockedAt);
  const unblock = useUnblock(() => {
    toast("success", t`${name} is no longer blocked.`);
    onUnblocked();
  });
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere" dir="auto">
        {name}
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Blocked on {day}</Trans>
      </p>
      <WordButton about={name} disabled={unblock.isPending} onClick={() => unblock.mutate({ id })}>
        {t`Unblock`}
      </WordButton>
      <AlertNote summary={t`That didn't work`} text={unblock.error ? errorText(unblock.error) : undefined} />
    </li>
  );
}
