import type { OperatorOverview } from "./calls.ts";
import { agoText } from "./figure-texts.ts";

interface ErrorTableProps {
  readonly errors: OperatorOverview["errors"];
  readonly now: number;
}

export function ErrorTable({ errors, now }: ErrorTableProps) {
  return (
    <section aria-labelledby="errors" className="mt-8">
      <h2 id="errors" className="text-2xl">
        Errors by kind
      </h2>
      {errors.length === 0 ? (
        <p className="mt-2">No request failed and no job was given up in the last 7 days.</p>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-soft">
            Requests that failed on our side, and jobs that were given up. The log has the rest.
          </p>
          <div className="mt-4 overflow-hidden rounded-card border border-rule bg-card">
            <table className="w-full text-sm">
              <thead>
                <tr className="text-start text-ink-soft">
                  <th className="px-5 py-2 text-start font-semibold">What and where</th>
                  <th className="px-2 py-2 text-end font-semibold">24 hours</th>
                  <th className="py-2 ps-2 pe-5 text-end font-semibold">7 days</th>
                </tr>
              </thead>
              <tbody>
                {errors.map(({ kind, place, lastDay, lastWeek, lastAt }) => (
                  <tr key={`${kind} ${place}`} className="border-t border-rule align-top">
                    <th scope="row" className="px-5 py-2 text-start font-normal break-words">
                      <strong className="font-semibold">{kind}</strong>
                      <br />
                      <span className="break-all">{place}</span>
                      <br />
                      <span className="text-ink-soft">last {agoText(lastAt, now)}</span>
                    </th>
                    <td className="px-2 py-2 text-end">{lastDay}</td>
                    <td className="py-2 ps-2 pe-5 text-end">{lastWeek}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
