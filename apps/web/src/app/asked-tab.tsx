import { Asked } from "#features/asks/asked.tsx";

import { answerParts } from "./answer-parts.tsx";

/** The questions that the member has asked, with the parts that they show of other features. */
export function AskedTab() {
  return <Asked parts={answerParts} />;
}
