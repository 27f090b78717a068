import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { Link } from "@tanstack/react-router";

import type { AnswerParts } from "#features/asks/answer-parts.ts";
import { MarkCards } from "#features/memories/mark-cards.tsx";
import { DayFields, MonthFields } from "#features/memories/when-fields.tsx";

import { AnswerMedia } from "./answer-media.tsx";

/** What the answers to questions show of other features. */
export const answerParts: AnswerParts = {
  Media: AnswerMedia,
  WhenFields: ({ value, onChange, years, error }) => (
    <div className="grid gap-3">
      <MonthFields writing={value} onChange={onChange} years={years} error={error} />
      <DayFields writing={value} onChange={onChange} />
    </div>
  ),
  MarkFields: ({ value, onChange, seed }) => <MarkCards marks={value} onChange={onChange} seed={seed} />,
  MemoryLink: ({ memory: { id, title }, ...link }) => (
    <Link to={paths.viewMemory} params={{ memoryId: id, memoryName: memoryName(title) }} {...link} />
  ),
  StorageLink: (link) => <Link to={paths.profile} search={{ section: "storage" }} {...link} />,
  TimelineLink: (link) => <Link to={paths.timeline} {...link} />,
};
