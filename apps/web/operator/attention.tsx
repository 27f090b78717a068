import { classNames } from "#lib/class-names.ts";

import type { OperatorOverview } from "./calls.ts";

type Finding = OperatorOverview["findings"][number];

const order = ["broken", "attention", "ok"];
const labels: Record<Finding["state"], string> = { broken: "Broken", attention: "Attention", ok: "Well" };

/** What the server finds when it looks at itself, what is not well first. */
export function Attention({ findings }: { readonly findings: readonly Finding[] }) {
  const sorted = findings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const problems = sorted.filter(({ state }) => state !== "ok");
  const well = sorted.filter(({ state }) => state === "ok");
  return (
    <section aria-labelledby="attention" className="mt-8">
      <h2 id="attention" className="text-2xl">
        {problems.length === 0 ? "All is well" : "What needs attention"}
      </h2>
      {problems.length === 0 ? null : (
        <ul className="mt-4 space-y-3">
          {problems.map((finding) => (
            <Problem key={finding.check} finding={finding} />
          ))}
        </ul>
      )}
      {well.length === 0 ? null : (
        <details className="mt-3">
          <summary className="cursor-pointer py-2.5 font-semibold text-clay">
            {problems.length === 0 ? "What was checked" : "What is well"} ({well.length})
          </summary>
          <ul className="space-y-2 rounded-card border border-rule bg-card px-5 py-4 text-sm">
            {well.map(({ check, says }) => (
              <li key={check} className="break-words">
                <strong className="font-semibold">{capital(check)}.</strong> {says}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Problem({ finding: { check, state, says, todo } }: { readonly finding: Finding }) {
  const isBroken = state === "broken";
  return (
    <li
      className={classNames(
        "rounded-card border bg-card px-5 py-4 break-words",
        isBroken ? "border-alarm border-s-8" : "border-wax border-s-8",
      )}
    >
      <p>
        <strong className={classNames("font-semibold", isBroken && "text-alarm")}>
          {labels[state]}: {check}.
        </strong>{" "}
        {says}
      </p>
      {todo === null ? null : <p className="mt-1">{todo}</p>}
    </li>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
