import { Tabs } from "@base-ui/react/tabs";
import type { ShareKind } from "@lane/domain/shares.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { isLocalId } from "#offline/outbox-entry.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { LinkForm, type useLinkForm } from "./link-form.tsx";
import { MemoryChooser } from "./memory-chooser.tsx";
import { PersonForm, type usePersonForm } from "./person-form.tsx";
import type { ShareSubject } from "./share-subject.ts";
import { useShares } from "./shares.queries.ts";

interface NewShareProps {
  readonly subject: ShareSubject;
  readonly forms: { readonly link: ReturnType<typeof useLinkForm>; readonly person: ReturnType<typeof usePersonForm> };
  readonly chosenIds: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The form of a new share, or the reason why there can be none. */
export function NewShare({ subject, ...rest }: NewShareProps) {
  const memory = subject.kind === "memory" ? subject.memory : undefined;
  if (memory && isLocalId(memory._id)) {
    return (
      <p>
        <Trans>This memory is only on this device so far. You can share it as soon as it has been sent.</Trans>
      </p>
    );
  }
  if (memory?.isArchived) {
    return (
      <p>
        <Trans>This memory is archived. Restore it to share it.</Trans>
      </p>
    );
  }
  return <WaysToShare memory={memory} {...rest} />;
}

interface WaysToShareProps extends Omit<NewShareProps, "subject"> {
  /** Undefined where the flowers of a year are shared, to which nothing can be added. */
  readonly memory: { readonly _id: string; readonly year: number } | undefined;
}

function WaysToShare({ memory, forms, chosenIds, onChoose }: WaysToShareProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { data, error } = useShares(memory?._id);
  if (!data && !error) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-12 rounded-pill" />
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  }
  const chooser = memory ? (
    <MemoryChooser
      memoryId={memory._id}
      year={memory.year}
      chosenIds={chosenIds}
      onChoose={onChoose}
      isOpen={isChoosing}
      onToggle={() => setIsChoosing(!isChoosing)}
    />
  ) : null;
  const byPerson = <PersonForm form={forms.person} chooser={chooser} />;
  // Without an answer it is not known; the server refuses what is not allowed.
  if (data?.mayShareByLink === false) return <PersonOnly>{byPerson}</PersonOnly>;
  return <Ways link={<LinkForm form={forms.link} chooser={chooser} />} person={byPerson} />;
}

function PersonOnly({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <Trans>You must be 18 or over to share by link. You can share with someone who has an account here.</Trans>
      </p>
      {children}
    </div>
  );
}

/** The way that was chosen last, until the app is closed. */
let lastWay: ShareKind = "link";

const tabStyle =
  "min-h-11 grow px-3 py-1.5 font-semibold transition-colors duration-150 hover:bg-rule/60 focus-visible:-outline-offset-3 " +
  "data-active:bg-moss data-active:text-on-moss forced-colors:data-active:border-2";

function Ways({ link, person }: { readonly link: ReactNode; readonly person: ReactNode }) {
  const { t } = useLingui();
  const [way, setWay] = useState(lastWay);

  function handleWay(next: ShareKind) {
    lastWay = next;
    setWay(next);
  }

  return (
    <Tabs.Root value={way} onValueChange={handleWay} className="grid gap-4">
      <Tabs.List aria-label={t`How to share`} className="flex overflow-hidden rounded-pill border border-edge">
        <Tabs.Tab value="link" className={tabStyle}>
          {t`By link`}
        </Tabs.Tab>
        <Tabs.Tab value="person" className={tabStyle}>
          {t`With a person`}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="link" tabIndex={-1}>
        {link}
      </Tabs.Panel>
      <Tabs.Panel value="person" tabIndex={-1}>
        {person}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
