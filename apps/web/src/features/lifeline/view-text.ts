import { levelOf, type Stage, type View } from "@lane/domain/lifeline/view.ts";

import { monthName } from "#lib/date-parts.ts";

/** What is in sight, as short as it can be said: "1966 – 2026", "1998", "July 1998". */
export function viewText(view: View, stage: Stage): string {
  // What only just looks in at the edge is not said.
  const edge = Math.min(2 / view.scale, 0.02);
  const from = Math.max(view.start + edge, stage.span.from);
  const to = Math.min(view.start + stage.width / view.scale, stage.span.to) - edge;
  const middle = (from + to) / 2;
  const [first, last] = [Math.floor(from), Math.floor(to)];
  if (levelOf(view, stage) === "month") {
    return `${monthName(Math.floor((middle % 1) * 12) + 1)} ${Math.floor(middle)}`;
  }
  return first === last ? String(first) : `${first} – ${last}`;
}
