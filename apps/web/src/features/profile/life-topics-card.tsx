import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { type LifeTopics, useLifeTopics } from "./life-topics.queries.ts";
import { PencilButton, ProfileCard } from "./profile-card.tsx";
import { useFaithNames, useTopicGroups, useTopicNames } from "./use-topic-texts.ts";

const LifeTopicsSheet = lazy(async () => ({ default: (await import("./life-topics-sheet.tsx")).LifeTopicsSheet }));

/** What the member said belongs to their life. */
export function LifeTopicsCard() {
  const { t } = useLingui();
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  function handleOpen() {
    setOpening((before) => before + 1);
    setIsOpen(true);
  }

  return (
    <ProfileCard
      title={t`What belongs to your life?`}
      action={<PencilButton label={t`Change what belongs to your life`} onClick={handleOpen} />}
      overlay={opening > 0 ? <LifeTopicsSheet key={opening} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    >
      <Stored />
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>We ask about what you choose, and leave the rest alone.</Trans>
      </p>
    </ProfileCard>
  );
}

function Stored() {
  const { data, error } = useLifeTopics();
  if (data) return <Chosen {...data} />;
  if (error) return <p className="text-ink-soft">{readErrorText(error)}</p>;
  return (
    <SkeletonGroup>
      <Skeleton className="h-7 w-2/3" />
    </SkeletonGroup>
  );
}

function Chosen({ topics, faith, hasChosen }: LifeTopics) {
  const { t } = useLingui();
  const names = useTopicNames();
  const meaning = useFaithNames().meaning;
  const inOrder = useTopicGroups().flatMap((group) => group.topics.filter((topic) => topics.includes(topic)));
  const faithWords = { none: [], meaning: [meaning], faith: [t`Faith`] }[faith];
  // The answer from the registration is no choice of topics yet.
  const words = [...inOrder.map((topic) => names[topic]), ...(hasChosen ? faithWords : [])];
  return (
    <p className="text-lg wrap-anywhere">{words.length === 0 ? <Trans>Nothing chosen yet</Trans> : words.join(", ")}</p>
  );
}
