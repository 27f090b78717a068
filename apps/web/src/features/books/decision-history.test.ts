import { array, assert, constantFrom, integer, oneof, property, record, string } from "fast-check";
import { expect, test } from "vitest";

import { decided, type DecisionHistory, noDecisions, redoneOnce, undoneOnce } from "./decision-history.ts";

interface Values {
  readonly title: string;
  readonly size: number;
}

type History = DecisionHistory<Values, string>;

const start: Values = { title: "", size: 0 };

/** Undoes or redoes until nothing is left. */
function allTheWay(values: Values, history: History, step: typeof undoneOnce<Values, string>) {
  let state = { values, history };
  for (let next = step(state.history); next; next = step(state.history)) {
    state = { values: { ...state.values, ...next.change }, history: next.history };
  }
  return state;
}

const change = record({ title: string(), size: integer() }, { requiredKeys: [], noNullPrototype: true });
const decision = record({ change, mergeKey: constantFrom(undefined, "one", "two") });
const move = oneof(
  { weight: 4, arbitrary: decision },
  { weight: 1, arbitrary: constantFrom("undo" as const, "redo" as const) },
);

test("whatever was decided, undone and redone, undoing it all gives the start, and redoing it all the end", () => {
  assert(
    property(array(move, { maxLength: 60 }), (moves) => {
      let values = start;
      let history: History = noDecisions;
      for (const one of moves) {
        if (typeof one === "object") {
          history = decided(history, values, { name: "change", ...one });
          values = { ...values, ...one.change };
        } else {
          const step = one === "undo" ? undoneOnce(history) : redoneOnce(history);
          if (step) [values, history] = [{ ...values, ...step.change }, step.history];
        }
      }
      const end = allTheWay(values, history, redoneOnce).values;

      const atStart = allTheWay(values, history, undoneOnce);
      const atEnd = allTheWay(atStart.values, atStart.history, redoneOnce);

      expect(atStart.values).toEqual(start);
      expect(atEnd.values).toEqual(end);
    }),
  );
});

test("letters typed into one field are undone together, and other decisions one by one", () => {
  let history: History = noDecisions;
  history = decided(history, start, { name: "title", change: { title: "a" }, mergeKey: "title" });
  history = decided(history, { ...start, title: "a" }, { name: "title", change: { title: "ab" }, mergeKey: "title" });
  history = decided(history, { ...start, title: "ab" }, { name: "size", change: { size: 2 } });

  const first = undoneOnce(history);
  const second = undoneOnce(first?.history ?? noDecisions);

  expect([first?.name, first?.change]).toEqual(["size", { size: 0 }]);
  expect([second?.name, second?.change]).toEqual(["title", { title: "" }]);
  expect(undoneOnce(second?.history ?? noDecisions)).toBeUndefined();
});

test("after a new decision nothing is redone", () => {
  const history: History = decided(noDecisions, start, { name: "size", change: { size: 1 } });
  const back = undoneOnce(history);

  const next = decided(back?.history ?? noDecisions, start, { name: "size", change: { size: 5 } });

  expect(redoneOnce(next)).toBeUndefined();
});
