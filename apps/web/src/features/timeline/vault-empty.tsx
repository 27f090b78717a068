import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { asWritten } from "#ui/as-written.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { Flower } from "#ui/motifs/flower.tsx";

import type { MonthViewProps, VaultLinks } from "./timeline-props.ts";

interface VaultFirstStepsProps {
  readonly vault: JoinedTimeline;
  readonly links: VaultLinks;
  readonly onBring: () => void;
}

/** A vault without memories, for those who may write in it: three ways to begin, in any order. */
export function VaultFirstSteps({ vault, links: { AddMemoryLink, MembersLink }, onBring }: VaultFirstStepsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { about } = vault;
  const name = about && about.died !== null ? asWritten(about.name) : null;
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-rule bg-card px-5 pt-5 pb-6 shadow-soft sm:px-8"
    >
      <div className="flex items-end gap-4">
        <Flower memoryId={vault.id} className="h-14 shrink-0" />
        <div>
          <h2 id={titleId} className="text-2xl">
            {name === null ? <Trans>Start your timeline together</Trans> : <Trans>Remember {name} together</Trans>}
          </h2>
          <p className="mt-1 text-ink-soft">
            <Trans>Everyone in this vault sees what you add here.</Trans>
          </p>
        </div>
      </div>
      <ul className="mt-4 divide-y divide-rule border-t border-rule">
        <Step title={t`Add the first memory`} text={t`A few words or a photo will do.`}>
          <AddMemoryLink year={undefined} month={undefined} className={buttonStyle()}>{t`Write`}</AddMemoryLink>
        </Step>
        <Step
          title={t`Add some of your own`}
          text={t`Copy or move memories from your timeline. You choose which ones.`}
        >
          <Button variant="secondary" onClick={onBring}>{t`Choose memories`}</Button>
        </Step>
        {vault.role === "owner" ? (
          <Step title={t`Invite your family`} text={t`People you invite never pay.`}>
            <MembersLink className={buttonStyle("secondary")}>{t`Invite`}</MembersLink>
          </Step>
        ) : null}
      </ul>
    </section>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-[min(16rem,100%)] flex-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </li>
  );
}

/** The same for those who only read, and while nothing can be added. */
export function NothingYet({ name: written }: { readonly name: string }) {
  const { t } = useLingui();
  const name = asWritten(written);
  return (
    <EmptyState motif={<AtticBox isOpen={false} className="h-32" />} title={t`Nothing here yet`}>
      <p>
        <Trans>When someone in {name} adds a memory, you'll find it here.</Trans>
      </p>
    </EmptyState>
  );
}

interface EmptyVaultMonthProps extends Pick<MonthViewProps, "entry" | "month" | "isArchive" | "links"> {
  readonly vault: JoinedTimeline;
  readonly mayAdd: boolean;
}

/** A month of a vault in which nobody has told anything, or in which nothing is archived. */
export function EmptyVaultMonth({ entry, month, isArchive, links: { AddMemoryLink }, ...place }: EmptyVaultMonthProps) {
  const { t } = useLingui();
  const { vault, mayAdd } = place;
  const name = asWritten(vault.name);
  if (isArchive) {
    return (
      <EmptyState motif={<AtticBox isOpen={false} className="h-32" />} title={t`No archived memories here`}>
        <p>
          <Trans>Archived memories from this month are kept here.</Trans>
        </p>
      </EmptyState>
    );
  }
  if (!mayAdd) return <NothingYet name={vault.name} />;
  return (
    <EmptyState
      motif={<AtticBox isOpen className="h-40" />}
      title={t`Nothing here yet`}
      actions={
        <AddMemoryLink year={entry.year} month={month} className={buttonStyle("secondary")}>
          {t`Add Memory`}
        </AddMemoryLink>
      }
    >
      <p>
        <Trans>Do you remember something? Everyone in {name} will see it here.</Trans>
      </p>
    </EmptyState>
  );
}
