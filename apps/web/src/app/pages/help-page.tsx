import { Trans, useLingui } from "@lingui/react/macro";

import { type HelpLine, helpLines } from "#app/help-lines.ts";
import { useHelpPlaces } from "#app/use-help-places.ts";
import { helpLinesOfServer } from "#lib/server-help-lines.ts";
import { Candle } from "#ui/motifs/candle.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** Quiet by intent: nothing is asked of the server, so that nobody can tell that it was opened. */
export function HelpPage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t`Help and comfort`}>
        <p className="font-serif text-xl text-ink">
          <Trans>This is not therapy. It is a place to take a breath, and a list of people who listen.</Trans>
        </p>
      </PageHeading>
      <Grounding />
      <section aria-labelledby="lines" className="mt-12">
        <h2 id="lines" className="text-2xl">
          <Trans>Somebody to talk to</Trans>
        </h2>
        <p className="mt-3 max-w-measure">
          <Trans>
            These lines are there for anybody who finds things hard, not only for the worst moment. You need not know
            what to say. You may give no name.
          </Trans>
        </p>
        <Lines />
        <p className="mt-6 max-w-measure text-ink-soft">
          <Trans>Is your country not here? Look for it on findahelpline.com.</Trans>
        </p>
      </section>
      <Danger />
    </div>
  );
}

function Grounding() {
  return (
    <section
      aria-labelledby="breath"
      className="flex items-start gap-5 rounded-card border border-rule bg-card px-5 py-6 shadow-soft sm:px-8"
    >
      <Candle className="h-20 shrink-0" />
      <div>
        <h2 id="breath" className="text-2xl">
          <Trans>First, a breath</Trans>
        </h2>
        <p className="mt-3 max-w-measure">
          <Trans>
            Put both feet on the floor. Breathe out slowly. Look around and name five things that you can see. What you
            remembered is over; you are here, and it is today.
          </Trans>
        </p>
        <p className="mt-3 max-w-measure text-ink-soft">
          <Trans>The memory can wait. You may leave it half written, and come back to it or not.</Trans>
        </p>
      </div>
    </section>
  );
}

function Lines() {
  const places = useHelpPlaces();
  const own = helpLinesOfServer();
  return (
    <ul data-fact="help" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {own.length > 0
        ? own.map(({ place, ...line }) => <Place key={place + line.number} name={place} lines={[line]} />)
        : places.map(({ country, name }) => <Place key={country} name={name} lines={helpLines[country]} />)}
    </ul>
  );
}

function Place({ name, lines }: { readonly name: string; readonly lines: readonly HelpLine[] }) {
  return (
    <li className="break-inside-avoid rounded-card border border-rule bg-card px-5 py-4">
      <h3 className="text-lg">{name}</h3>
      {lines.map((line) => (
        <p key={line.number} className="mt-1">
          <span className="text-ink-soft">{line.name}</span>
          <br />
          <a
            href={`tel:${line.number.replaceAll(/[^\d+]/g, "")}`}
            className="inline-flex min-h-11 items-center text-xl font-semibold tabular-nums"
          >
            {line.number}
          </a>
        </p>
      ))}
    </li>
  );
}

function Danger() {
  return (
    <section aria-labelledby="danger" className="mt-12">
      <h2 id="danger" className="text-2xl">
        <Trans>If somebody is in danger now</Trans>
      </h2>
      <p className="mt-3 max-w-measure">
        <Trans>
          Please call the emergency number of your country: 112 in Europe, 999 in the United Kingdom, 911 in the United
          States and Canada, 000 in Australia, 111 in New Zealand.
        </Trans>
      </p>
      <p className="mt-3 max-w-measure text-ink-soft">
        <Trans>Opening this page is not written down on the server, and nobody scans what you write.</Trans>
      </p>
    </section>
  );
}
