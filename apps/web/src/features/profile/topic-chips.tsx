import type { LifeTopic } from "@lane/domain/life-topics.ts";
import { Check, Plus } from "lucide-react";
import { useId } from "react";

import { labelStyle } from "#ui/field.tsx";

import { type TopicGroup, useTopicGroups, useTopicNames } from "./use-topic-texts.ts";

interface TopicChipsProps {
  readonly chosen: readonly LifeTopic[];
  readonly onChosenChange: (chosen: readonly LifeTopic[]) => void;
}

/** What can belong to a life, in four groups; each chip is pressed by itself. */
export function TopicChips({ chosen, onChosenChange }: TopicChipsProps) {
  const groups = useTopicGroups();

  function handleToggle(topic: LifeTopic) {
    onChosenChange(chosen.includes(topic) ? chosen.filter((one) => one !== topic) : [...chosen, topic]);
  }

  return groups.map((group) => <Group key={group.title} {...group} chosen={chosen} onToggle={handleToggle} />);
}

interface GroupProps extends TopicGroup {
  readonly chosen: readonly LifeTopic[];
  readonly onToggle: (topic: LifeTopic) => void;
}

function Group({ title, topics, hint, chosen, onToggle }: GroupProps) {
  const names = useTopicNames();
  const hintId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={labelStyle}>{title}</legend>
      {hint === undefined ? null : (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <Chip key={topic} name={names[topic]} isChosen={chosen.includes(topic)} onToggle={() => onToggle(topic)} />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** As wide when it is chosen as before, so that the chips after it stay where they are. */
function Chip({ name, isChosen, onToggle }: ChipProps) {
  const Sign = isChosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-pill border border-edge bg-card py-1.5 ps-3 pe-4 text-start transition-colors duration-150 hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-on-moss forced-colors:aria-pressed:outline-2"
    >
      <Sign aria-hidden="true" className={`size-4 shrink-0 ${isChosen ? "" : "text-ink-soft"}`} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </button>
  );
}
